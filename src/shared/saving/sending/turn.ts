import type { Tabs } from '../outbox/tabs';
import type { Clock } from './clock';
import type { Sender } from './sender';

/** How long the sending tab may be silent about a new change before another takes over, in milliseconds. */
export const silenceMs = 10_000;

interface TurnOptions {
  readonly tabs: Tabs | undefined;
  readonly clock: Clock;
  readonly isOnline: () => boolean;
  /** Starts a sender for this tab once the outbox is open. */
  readonly createSender: () => Promise<Sender>;
}

/** Whether this tab sends the person's changes, and its sender while it does. */
export interface Turn {
  readonly sender: () => Sender | undefined;
  /** Begins to send from this tab. */
  readonly begin: () => void;
  /** Waits until this tab may send for all tabs. */
  readonly queueUp: () => void;
  /** Tells the sending tab, this one or another, that the outbox has changed. */
  readonly wake: () => void;
  /** Notes that the sending tab has answered. */
  readonly hear: () => void;
  readonly close: () => void;
}

/** Decides which tab sends: the one that holds the lock, unless it stays silent about a new change. */
export function createTurn({ tabs, clock, isOnline, createSender }: TurnOptions): Turn {
  let sender: Sender | undefined;
  let isClosed = false;
  let cancelWatchdog = () => {};

  const begin = async () => {
    const created = await createSender();
    if (sender !== undefined || isClosed) return;
    sender = created;
    sender.look();
  };
  const end = () => {
    sender?.stop();
    sender = undefined;
  };
  return {
    sender: () => sender,
    begin: () => void begin(),
    queueUp: () => tabs?.takeTurns(() => void begin(), end),
    wake() {
      tabs?.tell({ kind: 'changed' });
      if (sender !== undefined) {
        sender.look();
        return;
      }
      cancelWatchdog();
      cancelWatchdog = clock.after(silenceMs, () => {
        if (sender === undefined && !isClosed && isOnline()) tabs?.takeOver();
      });
    },
    hear: () => cancelWatchdog(),
    close() {
      isClosed = true;
      cancelWatchdog();
      end();
    },
  };
}
