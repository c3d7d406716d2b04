import { SignInRefusedError } from '@/shared/auth/sign-in-refused-error';
import { firebaseErrorCode } from '@/shared/firebase/error-code';
import { DeadlineError } from '@/shared/lib/deadline';

// How Chromium, Safari and Firefox word code of this page that did not arrive.
const missingCode = /failed to fetch|load failed|importing a module script failed|error loading dynamically/i;
const networkText = 'Network error. Please check your connection and try again.';

/**
 * What a failed sign-in tells the person (PUB-379, PUB-382). An unknown account, a disabled one and a wrong
 * password read alike, so that nobody learns which addresses have an account (PUB-Q8).
 */
export function signInErrorText(error: unknown): string {
  if (error instanceof SignInRefusedError) return error.message;
  if (error instanceof DeadlineError) return 'Signing in took too long. Check your connection and try again.';
  if (error instanceof TypeError && missingCode.test(error.message)) return networkText;
  switch (firebaseErrorCode(error)) {
    case 'invalid-credential':
    case 'user-not-found':
    case 'wrong-password':
    case 'user-disabled':
      return 'Invalid email or password. Please try again.';
    case 'network-request-failed':
      return networkText;
    case 'too-many-requests':
      return 'Too many failed attempts. Wait a few minutes, then try again.';
    default:
      return 'Failed to login. Please check your credentials.';
  }
}
