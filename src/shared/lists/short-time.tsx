import { useSyncExternalStore } from 'react';
import { formatDateTime } from '@/shared/i18n/format';
import { shortDate } from './short-date';

const minuteMs = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all times that are shown. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const tell of listeners) tell();
  }, minuteMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const minuteNow = (): number => Math.floor(Date.now() / minuteMs);

interface ShortTimeProps {
  readonly time: Date;
  /** Shown on hover; the exact time unless given. */
  readonly title?: string;
}

/** A time in few characters, "5 min. ago", which grows older by itself. */
export const ShortTime = ({ time, title = formatDateTime(time) }: ShortTimeProps) => {
  useSyncExternalStore(subscribe, minuteNow, minuteNow);
  return (
    <time dateTime={time.toISOString()} title={title}>
      {shortDate(time)}
    </time>
  );
};
