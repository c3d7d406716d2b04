import { errorCode, failureKind } from '@/shared/failures/failure-kind';
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
export const isTimeout = (error: unknown): boolean => failureKind(error) === 'timeout';

/** What the banner says when a status could not be changed, and what the reader can make of it. */
export function statusFailure(error: unknown): { readonly text: string; readonly detail: string } {
  const text = requestTexts.notUpdated;
  switch (failureKind(error)) {
    case 'timeout':
      return {
        text: requestTexts.timedOut,
        detail: 'The change may still arrive; this message leaves when it does.',
      };
    case 'denied':
      return { text, detail: 'The status is as it was. Your account may not change requests.' };
    case 'gone':
      return { text, detail: 'The request may have been deleted meanwhile.' };
    case 'offline':
    case 'unavailable':
      return { text, detail: 'The status is as it was. Check your connection, then try again.' };
    default:
      return { text, detail: 'The status is as it was. Try again.' };
  }
}

/** What the dialog says when a request could not be deleted; the most exact text wins. */
export function deleteFailureText(error: unknown): string {
  if (error instanceof RequestIdMissingError) return error.message;
  if (error instanceof RequestGoneError) return requestTexts.gone;
  switch (failureKind(error)) {
    case 'timeout':
      return requestTexts.timedOut;
    case 'denied':
      return requestTexts.deleteDenied;
    case 'gone':
      return requestTexts.gone;
    default:
      return errorCode(error) === undefined ? requestTexts.deleteUnexpected : requestTexts.notDeleted;
  }
}
