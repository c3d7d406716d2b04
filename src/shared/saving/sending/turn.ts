import type { Tabs } from '../outbox/tabs';
import type { Clock } from './clock';
import type { Sender } from './sender';

/** The time in ms that the sending tab has to answer. Then another tab takes over. */
const silenceMs = 10_000;
/** The delay in ms before a failed load of the sender's code is retried. */
const retryMs = 5_000;

interface TurnOptions {
  readonly tabs: Tabs | undefined;
  readonly clock: Clock;
  readonly isOnline: () => boolean;
  /** Checks whether the outbox holds a change. */
  readonly hasWork: () => boolean;
  /** Loads the sender's code and creates one for this tab. */
  readonly createSender: () => Promise<Sender>;
  /** Called when loading fails, as without a connection. It is retried. */
  readonly onFailure: (error: unknown) => void;
}

/** A tab's turn to send the person's changes. It has a sender as long as it lasts. */
export interface Turn {
  readonly sender: () => Sender | undefined;
  /** Starts to send from this tab. */
  readonly begin: () => void;
  /** Waits until this tab may send for all tabs. */
  readonly queueUp: () => void;
  /** Creates the sender if this tab sends and the outbox holds a change. */
  readonly ensureSender: () => void;
  /** Tells the sending tab, this one or another, that the outbox has changed. */
  readonly wake: () => void;
  /** Ends all pauses if this tab sends. */
  readonly hurry: () => void;
  /** Records that the sending tab has answered. */
  readonly hear: () => void;
  readonly close: () => void;
}

/**
 * Decides which tab sends: the one that holds the lock, unless it does not answer when a change is added. A
 * tab without changes never loads the sender.
 */
export function createTurn({ tabs, clock, isOnline, hasWork, createSender, onFailure }: TurnOptions): Turn {
  let isMine = false;
  let isCreating = false;
  let isClosed = false;
  let sender: Sender | undefined;
  let cancelWatchdog = () => {};
  let cancelRetry = () => {};

  const create = async () => {
    isCreating = true;
    try {
      const created = await createSender();
      if (!isMine || isClosed) return;
      sender = created;
      sender.look();
    } catch (error) {
      if (!isMine || isClosed) return;
      console.warn('The code that sends changes was not loaded.', error);
      cancelRetry = clock.after(retryMs, ensureSender);
      onFailure(error);
    } finally {
      isCreating = false;
    }
  };
  const ensureSender = () => {
    if (isMine && sender === undefined && !isCreating && !isClosed && hasWork()) void create();
  };
  const begin = () => {
    isMine = true;
    ensureSender();
  };
  const end = () => {
    isMine = false;
    sender?.stop();
    sender = undefined;
  };
  return {
    sender: () => sender,
    begin,
    queueUp: () => tabs?.takeTurns(begin, end),
    ensureSender,
    wake() {
      tabs?.tell({ kind: 'changed' });
      ensureSender();
      sender?.look();
      // A tab that loads its sender must not steal the lock from itself.
      if (isMine) return;
      cancelWatchdog();
      cancelWatchdog = clock.after(silenceMs, () => {
        if (!isMine && !isClosed && isOnline()) tabs?.takeOver();
      });
    },
    hurry() {
      sender?.hurry();
      cancelRetry();
      ensureSender();
    },
    hear: () => cancelWatchdog(),
    close() {
      isClosed = true;
      cancelWatchdog();
      cancelRetry();
      end();
    },
  };
}
