import { SignInRefusedError } from '@/shared/auth/sign-in-refused-error';
import { errorCode, failureKind } from '@/shared/failures/failure-kind';

/**
 * What a failed sign-in tells the person (PUB-379 to PUB-382). A provider that protects addresses reports an unknown
 * one and a wrong password as invalid credentials, so that people meet the first text only (PUB-Q8). A disabled account
 * reads the same, so that nobody learns that it exists.
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
