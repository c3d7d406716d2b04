import { resetPassword } from '@/content/reset-password';
import { authError } from '../sign-in/auth-error';

const { ask, choose, link, network } = resetPassword;

/** Why no link was sent. */
export function sendErrorText(error: unknown): string {
  const reason = authError(error);
  if (reason === 'slow') return ask.slow;
  if (reason === 'network') return network;
  if (reason.code === 'too-many-requests') return ask.tooMany;
  return reason.code === 'invalid-email' ? ask.badAddress : ask.failed;
}

/** What is wrong with a link that was opened; `again`: whether the same link may work when it is checked once more. */
export function linkProblem(error: unknown): { readonly text: string; readonly again: boolean } {
  const reason = authError(error);
  if (reason === 'slow' || reason === 'network') return { text: link.unchecked, again: true };
  switch (reason.code) {
    case 'expired-action-code':
      return { text: link.expired, again: false };
    case 'invalid-action-code':
    case 'user-not-found':
    case 'missing-action-code':
      return { text: link.unusable, again: false };
    case 'user-disabled':
      return { text: link.inactive, again: false };
    default:
      return { text: link.unchecked, again: true };
  }
}

/** Why the new password was not saved; `field`: whether another password would be. */
export function saveErrorText(error: unknown): { readonly text: string; readonly field: boolean } {
  const reason = authError(error);
  if (reason === 'slow') return { text: choose.slow, field: false };
  if (reason === 'network') return { text: network, field: false };
  if (reason.code === 'weak-password' || reason.code === 'password-does-not-meet-requirements') {
    return { text: choose.tooWeak, field: true };
  }
  const problem = linkProblem(error);
  return { text: problem.again ? choose.failed : problem.text, field: false };
}
