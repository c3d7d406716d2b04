/**
 * Who sends a request: `admin` bypasses the rules (the literal token `owner`), `user` carries a decoded ID token,
 * `anonymous` sent none. `lacksApp`: App Check is enforced and the call carries no valid token of it, so that
 * whoever sent it is refused before the rules are asked.
 */
export type Caller =
  | { readonly kind: 'admin' }
  | { readonly kind: 'anonymous'; readonly lacksApp?: true }
  | { readonly kind: 'user'; readonly uid: string; readonly token: Readonly<Record<string, unknown>> };
