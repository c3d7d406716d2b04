/**
 * Who sends a request: `admin` bypasses the rules (the literal token `owner`), `user` carries a decoded ID token,
 * `anonymous` sent none.
 */
export type Caller =
  | { readonly kind: 'admin' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'user'; readonly uid: string; readonly token: Readonly<Record<string, unknown>> };
