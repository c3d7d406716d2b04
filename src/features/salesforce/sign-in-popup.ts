import { popupMessages } from '@/contracts/salesforce';

/** The result of a sign-in in a popup (WRK-461). `closed` means that the window closed without a message. */
export type PopupEnd = 'success' | 'error' | 'closed';

interface PopupWindow {
  readonly closed: boolean;
}

interface PopupOptions {
  readonly popup: PopupWindow;
  /** The state value that a message must carry to belong to this attempt. */
  readonly state: string;
  readonly origin: string;
  readonly signal: AbortSignal;
  /** The target that receives messages: the page's window. */
  readonly target: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** The interval in ms at which the popup is checked for being closed. */
  readonly everyMs?: number;
}

/** The features of the popup window, including its size (WRK-458). */
export const popupFeatures = 'popup,width=600,height=700';

/**
 * Returns the result in a message. The message counts only if it has our origin, comes from the opened popup
 * and carries the expected state (WRK-459, WRK-460, WRK-Q112). Otherwise returns undefined.
 */
export function readPopupEnd(
  { origin, source, data }: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  expected: Pick<PopupOptions, 'popup' | 'state' | 'origin'>,
): PopupEnd | undefined {
  if (origin !== expected.origin || source !== (expected.popup as unknown)) return undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, state } = data as { type?: unknown; state?: unknown };
  if (state !== expected.state) return undefined;
  if (type === popupMessages.success) return 'success';
  return type === popupMessages.error ? 'error' : undefined;
}

/** Waits until the sign-in in a popup ends. Rejects with the signal's reason. */
export function awaitPopup({ signal, target, everyMs = 500, ...expected }: PopupOptions): Promise<PopupEnd> {
  return new Promise((resolve, reject) => {
    const finish = (end: PopupEnd) => {
      stop();
      resolve(end);
    };
    const onMessage = (event: Event) => {
      const end = readPopupEnd(event as MessageEvent, expected);
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
      target.removeEventListener('message', onMessage);
      signal.removeEventListener('abort', abort);
    };
    target.addEventListener('message', onMessage);
    signal.addEventListener('abort', abort, { once: true });
  });
}
