/**
 * The sender of a request. `admin` bypasses the rules (the literal token `owner`), `user` has a decoded ID
 * token, `anonymous` sent no token. `lacksApp` is set if App Check is enforced and the call has no valid App
 * Check token; such a call is refused before the rules run.
 */
export type Caller =
  | { readonly kind: 'admin' }
  | { readonly kind: 'anonymous'; readonly lacksApp?: true }
  | { readonly kind: 'user'; readonly uid: string; readonly token: Readonly<Record<string, unknown>> };
