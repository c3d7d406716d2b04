/** Why live data could not be had; `timeout` keeps listening and recovers by itself. */
export type LiveFailure = 'timeout' | 'unavailable' | 'unknown';

/**
 * The states of live data. `fresh`: confirmed by the server; `saving`: holds writes the server has not answered.
 * Denied is a state of its own and never shown as empty.
 */
export type Live<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'denied' }
  | { readonly status: 'failed'; readonly reason: LiveFailure }
  | { readonly status: 'ready'; readonly data: T; readonly fresh: boolean; readonly saving: boolean };

/** Starts watching; calls `on` with each state; returns the function that ends it. */
export type Watch<T> = (on: (live: Live<T>) => void) => () => void;
