/** A sign-in that the provider accepted and the app refused; `message` is for the person. */
export class SignInRefusedError extends Error {
  override readonly name = 'SignInRefusedError';
}
