import { confirmPasswordReset, sendPasswordResetEmail, verifyPasswordResetCode } from 'firebase/auth';
import { errorCode } from '@/shared/failures/failure-kind';
import { auth } from './provider';

const noAccount = new Set(['user-not-found', 'user-disabled']);

/**
 * Asks the provider to email a link for a new password, which leads back to the sign-in page `signInPath`.
 * The result does not reveal whether the address has an account (PUB-Q9).
 */
export async function sendResetLink(email: string, signInPath: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email, { url: window.location.origin + signInPath });
  } catch (error) {
    if (!noAccount.has(errorCode(error) ?? '')) throw error;
  }
}

/**
 * Returns the email address of a link's recipient. Rejects with the provider's error if the link no longer
 * works.
 */
export function addressOfLink(code: string): Promise<string> {
  return verifyPasswordResetCode(auth, code);
}

/** Sets the new password. The link stops working. */
export function setNewPassword(code: string, password: string): Promise<void> {
  return confirmPasswordReset(auth, code, password);
}
