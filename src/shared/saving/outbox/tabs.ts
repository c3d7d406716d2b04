import type { SaveOutcome } from '../saving';
import type { QueuedChange } from './queue';
import type { SendingState } from '../sending/sender';

/** Messages between a person's tabs about saving. */
export type TabMessage =
  /** The outbox has changed. */
  | { readonly kind: 'changed' }
  /** Send everything now. */
  | { readonly kind: 'hurry' }
  /** From the sending tab: what is being sent, and what keeps the rest. */
  | { readonly kind: 'states'; readonly states: readonly (readonly [string, SendingState])[] }
  /** From the sending tab: the server has a change, which leaves the outbox next. */
  | { readonly kind: 'arrived'; readonly entries: readonly QueuedChange[] }
  /** From the sending tab: the outcome of a change. */
  | { readonly kind: 'outcome'; readonly entry: QueuedChange; readonly outcome: SaveOutcome };

/** The other tabs of the same person in this browser. */
export interface Tabs {
  /** Calls `begin` when this tab becomes the sending one, and `end` when another has taken over. */
  takeTurns(begin: () => void, end: () => void): void;
  /** Takes the lock from a tab that does not answer. */
  takeOver(): void;
  tell(message: TabMessage): void;
  close(): void;
}

/** Whether the browser has Web Locks and BroadcastChannel, by which one tab sends for all. */
export const canTakeTurns = (): boolean =>
  typeof navigator.locks?.request === 'function' && typeof BroadcastChannel === 'function';

/** The tabs by Web Locks, which the browser releases when a tab is closed or killed, and BroadcastChannel. */
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
      // A BroadcastChannel, not a window: there is no target origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      if (!closed.signal.aborted) channel.postMessage(message);
    },
    close() {
      closed.abort();
      channel.close();
    },
  };
}
