import { firebaseErrorCode } from '@/shared/firebase/error-code';
import { DeadlineError } from '@/shared/lib/deadline';
import { RequestGoneError, RequestIdMissingError } from './requests-source';

/** Texts of playbook management that are specified word for word. */
export const requestTexts = {
  timedOut: 'Request timed out. Please try again.',
  notFetched: 'Failed to fetch playbook requests',
  notUpdated: 'Failed to update status',
  notDeleted: 'Failed to delete request',
  gone: 'Playbook request not found. It may have already been deleted.',
  deleteDenied: 'Permission denied. You do not have permission to delete this request.',
  deleteUnexpected: 'An unexpected error occurred while deleting',
  notSent: 'Failed to send playbook link',
  deleteTitle: 'Delete Playbook Request',
  deleteQuestion: 'Are you sure you want to delete this playbook request?',
  deleteConsequence: 'This action cannot be undone.',
  noneFound: 'No playbook requests found',
} as const;

/** Whether the time for a call ran out; the change may still arrive. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DeadlineError || firebaseErrorCode(error) === 'deadline-exceeded';
}

/** What the banner says when a status could not be changed, and what the reader can make of it. */
export function statusFailure(error: unknown): { readonly text: string; readonly detail: string } {
  if (isTimeout(error)) {
    return {
      text: requestTexts.timedOut,
      detail: 'The change may still arrive; this message leaves when it does.',
    };
  }
  return { text: requestTexts.notUpdated, detail: statusAdvice(firebaseErrorCode(error)) };
}

function statusAdvice(code: string | undefined): string {
  switch (code) {
    case 'permission-denied':
      return 'The status is as it was. Your account may not change requests.';
    case 'not-found':
      return 'The request may have been deleted meanwhile.';
    case 'unavailable':
      return 'The status is as it was. Check your connection, then try again.';
    default:
      return 'The status is as it was. Try again.';
  }
}

/** What the dialog says when a request could not be deleted; the most exact text wins. */
export function deleteFailureText(error: unknown): string {
  if (error instanceof RequestIdMissingError) return error.message;
  if (error instanceof RequestGoneError) return requestTexts.gone;
  if (isTimeout(error)) return requestTexts.timedOut;
  const code = firebaseErrorCode(error);
  if (code === 'permission-denied') return requestTexts.deleteDenied;
  if (code === 'not-found') return requestTexts.gone;
  return code === undefined ? requestTexts.deleteUnexpected : requestTexts.notDeleted;
}
