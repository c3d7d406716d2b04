import { confirmPasswordReset, sendPasswordResetEmail, verifyPasswordResetCode } from 'firebase/auth';
import { errorCode } from '@/shared/failures/failure-kind';
import { auth } from './provider';

const noAccount = new Set(['user-not-found', 'user-disabled']);

/**
 * Has the provider send a link for a new password, which leads back to the sign-in page `signInPath` of this site.
 * Resolves alike whether the address has an account or not (PUB-Q9).
 */
export async function sendResetLink(email: string, signInPath: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email, { url: window.location.origin + signInPath });
  } catch (error) {
    if (!noAccount.has(errorCode(error) ?? '')) throw error;
  }
}

/** The address that a link was sent to; rejects with the provider's error when the link no longer works. */
export function addressOfLink(code: string): Promise<string> {
  return verifyPasswordResetCode(auth, code);
}

/** Sets the new password; the link does not work again. */
export function setNewPassword(code: string, password: string): Promise<void> {
  return confirmPasswordReset(auth, code, password);
}
