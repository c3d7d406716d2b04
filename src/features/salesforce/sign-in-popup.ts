import { popupMessages } from '@/contracts/salesforce';

/** What became of a sign-in in a popup (WRK-461); `closed` says that the window went without a word. */
export type PopupEnd = 'success' | 'error' | 'closed';

interface PopupWindow {
  readonly closed: boolean;
}

interface Awaited {
  readonly popup: PopupWindow;
  /** What a message must carry to be about this attempt. */
  readonly state: string;
  readonly origin: string;
  readonly signal: AbortSignal;
  /** Where messages arrive; the page's window. */
  readonly target: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** How often it is looked whether the window is still open, in ms. */
  readonly everyMs?: number;
}

/** The size of the window (WRK-458). */
export const popupFeatures = 'popup,width=600,height=700';

/**
 * What a message says of an attempt: it counts only from our own origin, from the window that was opened, and with the awaited
 * state (WRK-459, WRK-460, WRK-Q112); undefined for any other.
 */
export function endIn(
  { origin, source, data }: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  expected: Pick<Awaited, 'popup' | 'state' | 'origin'>,
): PopupEnd | undefined {
  if (origin !== expected.origin || source !== (expected.popup as unknown)) return undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, state } = data as { type?: unknown; state?: unknown };
  if (state !== expected.state) return undefined;
  if (type === popupMessages.success) return 'success';
  return type === popupMessages.error ? 'error' : undefined;
}

/** Waits until the sign-in in a popup is over. Rejects with the signal's reason. */
export function awaitPopup({ signal, target, everyMs = 500, ...expected }: Awaited): Promise<PopupEnd> {
  return new Promise((resolve, reject) => {
    const finish = (end: PopupEnd) => {
      stop();
      resolve(end);
    };
    const hear = (event: Event) => {
      const end = endIn(event as MessageEvent, expected);
      if (end) finish(end);
    };
    const timer = setInterval(() => {
      if (expected.popup.closed) finish('closed');
    }, everyMs);
    const abort = () => {
      stop();
      reject(signal.reason as Error);
    };
    const stop = () => {
      clearInterval(timer);
      target.removeEventListener('message', hear);
      signal.removeEventListener('abort', abort);
    };
    target.addEventListener('message', hear);
    signal.addEventListener('abort', abort, { once: true });
  });
}
