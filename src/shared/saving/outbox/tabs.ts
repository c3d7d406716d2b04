import type { SaveOutcome } from '../saving';
import type { QueuedChange } from './queue';
import type { SendingState } from '../sending/sender';

/** Messages between a person's tabs about saving. */
export type TabMessage =
  /** The outbox has changed. */
  | { readonly kind: 'changed' }
  /** A request to send everything now. */
  | { readonly kind: 'hurry' }
  /** From the sending tab: which changes are being sent, and why the others wait. */
  | { readonly kind: 'states'; readonly states: readonly (readonly [string, SendingState])[] }
  /** From the sending tab: the server has confirmed these changes, which leave the outbox next. */
  | { readonly kind: 'arrived'; readonly entries: readonly QueuedChange[] }
  /** From the sending tab: the outcome of a change. */
  | { readonly kind: 'outcome'; readonly entry: QueuedChange; readonly outcome: SaveOutcome };

/** The other tabs of the same person in this browser. */
export interface Tabs {
  /** Calls `begin` when this tab becomes the sending one, and `end` when another has taken over. */
  takeTurns(begin: () => void, end: () => void): void;
  /** Steals the lock from a tab that does not answer. */
  takeOver(): void;
  tell(message: TabMessage): void;
  close(): void;
}

/** Checks whether the browser has Web Locks and BroadcastChannel, so that one tab can send for all. */
export const canTakeTurns = (): boolean =>
  typeof navigator.locks?.request === 'function' && typeof BroadcastChannel === 'function';

/**
 * Connects the person's tabs through Web Locks and BroadcastChannel. The browser releases the lock when a tab
 * is closed or killed.
 */
export function browserTabs(uid: string, onMessage: (message: TabMessage) => void): Tabs {
  const name = `acf.saving.${uid}`;
  const channel = new BroadcastChannel(name);
  const closed = new AbortController();
  let turn: { readonly begin: () => void; readonly end: () => void } | undefined;
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data));

  async function ask(options: LockOptions): Promise<void> {
    let isMine = false;
    try {
      await navigator.locks.request(name, options, async () => {
        isMine = true;
        if (closed.signal.aborted) return;
        turn?.begin();
        await new Promise((resolve) => closed.signal.addEventListener('abort', resolve));
      });
    } catch (error) {
      if (closed.signal.aborted) return;
      if (!isMine) throw error;
      // Another tab has stolen the lock: request it again, at the end of the queue.
      turn?.end();
      await ask({ signal: closed.signal });
    }
  }

  const begin = (options: LockOptions) =>
    ask(options).catch((error: unknown) => console.warn('No turn to send was given.', error));

  return {
    takeTurns(start, end) {
      turn = { begin: start, end };
      void begin({ signal: closed.signal });
    },
    takeOver: () => void begin({ steal: true }),
    tell: (message) => {
      // This is a BroadcastChannel, not a window: there is no target origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      if (!closed.signal.aborted) channel.postMessage(message);
    },
    close() {
      closed.abort();
      channel.close();
    },
  };
}
