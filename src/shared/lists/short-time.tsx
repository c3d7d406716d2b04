import { useSyncExternalStore } from 'react';
import { formatDateTime } from '@/shared/i18n/format';
import { shortDate } from './short-date';

const minuteMs = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Subscribes to one timer that all shown times share. */
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
  /** Text on hover. The exact time by default. */
  readonly title?: string;
}

/** Renders a time as a short text such as "5 min. ago", and updates it every minute. */
export const ShortTime = ({ time, title = formatDateTime(time) }: ShortTimeProps) => {
  useSyncExternalStore(subscribe, minuteNow, minuteNow);
  return (
    <time dateTime={time.toISOString()} title={title}>
      {shortDate(time)}
    </time>
  );
};
