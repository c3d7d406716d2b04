/**
 * Thrown when the provider accepted a sign-in but the app refused it. `message` may be shown to the person.
 */
export class SignInRefusedError extends Error {
  override readonly name = 'SignInRefusedError';
}
