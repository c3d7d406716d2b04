import { SignInRefusedError } from '@/shared/auth/sign-in-refused-error';
import { authError } from './auth-error';

/**
 * What a failed sign-in tells the person (PUB-379 to PUB-382). A provider that protects addresses reports an unknown
 * one and a wrong password as invalid credentials, so that people meet the first text only (PUB-Q8). A disabled account
 * reads the same: it tells nobody that it exists.
 */
export function signInErrorText(error: unknown): string {
  if (error instanceof SignInRefusedError) return error.message;
  const reason = authError(error);
  if (reason === 'slow') return 'Signing in took too long. Check your connection and try again.';
  if (reason === 'network') return 'Network error. Please check your connection and try again.';
  switch (reason.code) {
    case 'invalid-credential':
    case 'user-disabled':
      return 'Invalid email or password. Please try again.';
    case 'user-not-found':
      return 'No account found with this email.';
    case 'wrong-password':
      return 'Incorrect password.';
    case 'too-many-requests':
      return 'Too many failed attempts. Wait a few minutes, then try again, or set a new password.';
    default:
      return 'Failed to login. Please check your credentials.';
  }
}
