import type { DatabaseError } from '../database-error';

/** The reason why live data failed. After `timeout`, the watch keeps listening and recovers by itself. */
export type LiveFailure = 'timeout' | 'unavailable' | 'unknown';

/**
 * The states of live data. `fromServer` is true if the server has confirmed them. `denied` is never shown as
 * empty. `failed` keeps the previous data.
 */
export type Live<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'denied' }
  | { readonly status: 'failed'; readonly reason: LiveFailure; readonly data?: T }
  | { readonly status: 'ready'; readonly data: T; readonly fromServer: boolean };

/** Live data that can be followed. */
export interface Watch<T> {
  /** Equal keys mean the same data. */
  readonly key: string;
  /** While a watch with another key but the same scope loads, the old data may stay on the screen. */
  readonly scope: string;
  /**
   * Calls `on` with each state. Returns the function that unsubscribes. Without an answer after `timeoutMs`,
   * the state is `failed: timeout` until the answer comes.
   */
  readonly start: (on: (live: Live<T>) => void, timeoutMs?: number) => () => void;
  /**
   * Returns placeholder data to show before the first answer, or undefined. They are unconfirmed, so decide
   * nothing by them.
   */
  readonly known?: () => Live<T> | undefined;
}

/**
 * A snapshot of the full SDK's listener. `isEmpty` is true if no document matches, or the document is
 * missing.
 */
export interface Snapshot<T> {
  readonly data: T;
  readonly fromServer: boolean;
  readonly isEmpty: boolean;
}

export type Listener<T> = {
  readonly next: (snapshot: Snapshot<T>) => void;
  readonly failed: (error: DatabaseError) => void;
};
