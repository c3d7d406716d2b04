import type { SaveOutcome } from './saving';
import type { QueuedChange } from './queue';
import type { SendingState } from './sender';

/** What the tabs of one person tell each other about saving. */
export type TabMessage =
  /** The outbox holds something else. */
  | { readonly kind: 'changed' }
  /** Somebody wants everything sent now. */
  | { readonly kind: 'hurry' }
  /** From the tab that sends: what is under way, and what keeps the rest. */
  | { readonly kind: 'states'; readonly states: readonly (readonly [string, SendingState])[] }
  /** From the tab that sends: what became of a change. */
  | { readonly kind: 'outcome'; readonly entry: QueuedChange; readonly outcome: SaveOutcome };

/** The other tabs of the same person in this browser. */
export interface Tabs {
  /** Calls `begin` when this tab is the one that sends, and `end` when another has taken that over. */
  takeTurns(begin: () => void, end: () => void): void;
  /** Takes the turn from a tab that does not answer. */
  takeOver(): void;
  tell(message: TabMessage): void;
  close(): void;
}

/** Whether this browser can let one tab send for all. */
export const canTakeTurns = (): boolean =>
  typeof navigator.locks?.request === 'function' && typeof BroadcastChannel === 'function';

/** The tabs by Web Locks, which the browser gives on when a tab is closed or killed, and BroadcastChannel. */
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
      // Another tab has taken over: this one stands in line again.
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
      // A channel, not a window: there is no origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      if (!closed.signal.aborted) channel.postMessage(message);
    },
    close() {
      closed.abort();
      channel.close();
    },
  };
}
