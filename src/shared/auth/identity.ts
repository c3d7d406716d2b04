/**
 * The Auth client, as a session uses it. It is implemented by Firebase, whose large code loads after
 * everything that a person waits for.
 */
export interface Identity {
  /**
   * Calls back with the id of the signed-in account, or undefined: first when the provider has answered, then
   * after each change. Returns the function that unsubscribes.
   */
  readonly follow: (on: (uid: string | undefined) => void) => () => void;
  /** Resolves with the id of the signed-in account, once the provider has answered. */
  readonly uid: () => Promise<string | undefined>;
  /**
   * Resolves with the token for backends. With `renewed`, it gets a new one. Rejects with the provider's
   * error.
   */
  readonly token: (renewed?: boolean) => Promise<string | undefined>;
  /**
   * Signs in and resolves with the account's id. The session stays in memory until `keep`, so that other tabs
   * do not use it. Rejects with the provider's error.
   */
  readonly signIn: (email: string, password: string) => Promise<string>;
  /**
   * Moves the session to the best storage that the browser allows: one that outlasts the page and is shared
   * with other tabs.
   */
  readonly keep: () => Promise<void>;
  /** Ends the session in this tab and, through the browser's storage, in all others. */
  readonly end: () => Promise<void>;
}
