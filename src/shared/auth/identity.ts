/**
 * The identity client as a session uses it. The implementation is Firebase's, whose large code is fetched after
 * what a person waits for.
 */
export interface Identity {
  /**
   * Calls back with the id of the signed-in account, undefined for nobody: first when the provider has answered,
   * then after each change. Returns the function that unsubscribes.
   */
  readonly follow: (on: (uid: string | undefined) => void) => () => void;
  /** The id of the signed-in account, after the provider has answered. */
  readonly uid: () => Promise<string | undefined>;
  /** The token that backends accept; a new one if `renewed`. Rejects with the provider's error. */
  readonly token: (renewed?: boolean) => Promise<string | undefined>;
  /**
   * Signs in and resolves with the account's id. The session stays in memory until `keep`, so that no other tab
   * opens a screen for it. Rejects with the provider's error.
   */
  readonly signIn: (email: string, password: string) => Promise<string>;
  /**
   * Moves the session to the best storage that the browser allows: one that outlasts the page and that other tabs
   * see.
   */
  readonly keep: () => Promise<void>;
  /** Ends the session here and, through the browser's storage, in every other tab. */
  readonly end: () => Promise<void>;
}
