/** The identity client as a session uses it: Firebase's, whose code is large and comes after what a person waits for. */
export interface Identity {
  /**
   * Tells the id of the signed-in account, undefined for nobody: once the provider was asked, and after each change.
   * Returns the way to stop.
   */
  readonly follow: (on: (uid: string | undefined) => void) => () => void;
  /** Who is signed in, once the provider was asked. */
  readonly uid: () => Promise<string | undefined>;
  /** The token that backends take; a new one if `renewed`. Rejects with the provider's error. */
  readonly token: (renewed?: boolean) => Promise<string | undefined>;
  /**
   * Signs in and resolves with the account's id. The session is kept in memory until `keep`, so that no other tab opens a
   * screen for it. Rejects with the provider's error.
   */
  readonly signIn: (email: string, password: string) => Promise<string>;
  /** Puts the session where it outlasts the page and where the other tabs see it; in no place where none is open. */
  readonly keep: () => Promise<void>;
  /** Ends the session here and, through the browser's storage, in every other tab. */
  readonly end: () => Promise<void>;
}
