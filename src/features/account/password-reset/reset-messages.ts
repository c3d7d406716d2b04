import { errorCode, failureKind } from '@/shared/failures/failure-kind';
import { resetPassword } from './texts';

const { ask, choose, link, network } = resetPassword;

/** Returns the message shown when the link was not sent. */
export function sendErrorText(error: unknown): string {
  switch (failureKind(error)) {
    case 'timeout':
      return ask.slow;
    case 'offline':
      return network;
    case 'rate-limited':
      return ask.tooMany;
    default:
      return errorCode(error) === 'invalid-email' ? ask.badAddress : ask.failed;
  }
}

/** Returns why an opened link cannot be used. `again` is true if a second check may succeed. */
export function linkProblem(error: unknown): { readonly text: string; readonly again: boolean } {
  switch (failureKind(error)) {
    case 'gone':
      return {
        text: errorCode(error) === 'expired-action-code' ? link.expired : link.unusable,
        again: false,
      };
    case 'denied':
      return { text: link.inactive, again: false };
    default:
      return { text: link.unchecked, again: true };
  }
}

/** Returns why the new password was not saved. `field` is true if a different password would be accepted. */
export function saveErrorText(error: unknown): { readonly text: string; readonly field: boolean } {
  switch (failureKind(error)) {
    case 'timeout':
      return { text: choose.slow, field: false };
    case 'offline':
      return { text: network, field: false };
    case 'invalid':
      return { text: choose.tooWeak, field: true };
    default: {
      const problem = linkProblem(error);
      return { text: problem.again ? choose.failed : problem.text, field: false };
    }
  }
}
