import { resetPassword } from '@/content/reset-password';
import { providerTrouble } from './provider-trouble';

const { ask, choose, link, network } = resetPassword;

/** Why no link was sent. */
export function sendErrorText(error: unknown): string {
  const trouble = providerTrouble(error);
  if (trouble === 'slow') return ask.slow;
  if (trouble === 'network') return network;
  if (trouble.code === 'too-many-requests') return ask.tooMany;
  return trouble.code === 'invalid-email' ? ask.badAddress : ask.failed;
}

/** What is wrong with a link that was opened; `again`: whether the same link may work when it is checked once more. */
export function linkProblem(error: unknown): { readonly text: string; readonly again: boolean } {
  const trouble = providerTrouble(error);
  if (trouble === 'slow' || trouble === 'network') return { text: link.unchecked, again: true };
  switch (trouble.code) {
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
  const trouble = providerTrouble(error);
  if (trouble === 'slow') return { text: choose.slow, field: false };
  if (trouble === 'network') return { text: network, field: false };
  if (trouble.code === 'weak-password' || trouble.code === 'password-does-not-meet-requirements') {
    return { text: choose.tooWeak, field: true };
  }
  const problem = linkProblem(error);
  return { text: problem.again ? choose.failed : problem.text, field: false };
}
