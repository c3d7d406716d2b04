/** A sign-in that the provider accepted and we did not; `message` is for the person. */
export class SignInRefusedError extends Error {
  override readonly name = 'SignInRefusedError';
}
