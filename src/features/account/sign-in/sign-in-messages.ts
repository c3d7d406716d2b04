import { SignInRefusedError } from '@/shared/auth/sign-in-refused-error';
import { errorCode, failureKind } from '@/shared/failures/failure-kind';

/**
 * Returns the message for a failed sign-in (PUB-379 to PUB-382). With enumeration protection, the provider
 * reports an unknown address and a wrong password alike, so both get the first text (PUB-Q8). A disabled
 * account gets the same text, so that the form does not reveal that it exists.
 */
export function signInErrorText(error: unknown): string {
  if (error instanceof SignInRefusedError) return error.message;
  switch (failureKind(error)) {
    case 'timeout':
      return 'Signing in took too long. Check your connection and try again.';
    case 'offline':
      return 'Network error. Please check your connection and try again.';
    case 'rate-limited':
      return 'Too many failed attempts. Wait a few minutes, then try again, or set a new password.';
    default:
  }
  switch (errorCode(error)) {
    case 'invalid-credential':
    case 'user-disabled':
      return 'Invalid email or password. Please try again.';
    case 'user-not-found':
      return 'No account found with this email.';
    case 'wrong-password':
      return 'Incorrect password.';
    default:
      return 'Failed to login. Please check your credentials.';
  }
}
