import { firebaseErrorCode } from '@/shared/firebase/error-code';
import { DeadlineError } from '@/shared/lib/deadline';

// How Chromium, Safari and Firefox word code of this page that did not arrive.
const missingCode = /failed to fetch|load failed|importing a module script failed|error loading dynamically/i;

/** What kept the provider from answering as asked: the way to it, slowness, a refusal it names by code, or nothing known. */
export type AuthError = 'network' | 'slow' | { readonly code: string | undefined };

/** Sorts what a call to the provider, or the loading of its code, was rejected with. */
export function authError(error: unknown): AuthError {
  if (error instanceof DeadlineError) return 'slow';
  if (error instanceof TypeError && missingCode.test(error.message)) return 'network';
  const code = firebaseErrorCode(error);
  return code === 'network-request-failed' ? 'network' : { code };
}

/** How long the provider may take for one answer. */
export const authTimeoutMs = 10_000;
