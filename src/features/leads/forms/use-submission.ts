import { createElement, useRef } from 'react';
import type { FormOutcome, SubmissionMeta } from '@/shared/forms/outcome';
import { deadlineSignal, withDeadline } from '@/shared/lib/deadline';
import { LinkedText } from '@/shared/ui/links/linked-text';
import { formTexts } from './texts';
import type { Attempt, Submission } from './save-once';

/**
 * The minimum time in ms to fill in a form. A faster submission was probably sent by a bot. Spam protection
 * in addition to the honeypot.
 */
const minimumFillMs = 1_000;

/** The time limit in ms from pressing the button to the result. One signal aborts every step. */
const submissionTimeoutMs = 10_000;

type SubmissionCode = typeof import('./submission');

/** The form's texts for the results, with links in the format of `LinkedText`. */
interface Answers {
  readonly created?: string;
  /** Shown for an address that exists already. Forms without a lead key never use it. */
  readonly exists?: string;
}

/**
 * Returns the submit handler of a public form. It rejects submissions from bots, imports the database client
 * on first use and turns the result into a message. A retry of the same submission keeps its id.
 */
export function useSubmission(consentVersion: string, answers: Answers) {
  const leadIds = useRef(new Map<string, string>());

  return async (
    meta: SubmissionMeta,
    send: (code: SubmissionCode, attempt: Attempt) => Promise<Submission>,
  ): Promise<FormOutcome> => {
    if (meta.isHoneypotFilled || meta.shownForMs < minimumFillMs)
      return { tone: 'error', message: formTexts.tooQuick };
    const signal = deadlineSignal(submissionTimeoutMs);
    // An import cannot be aborted, so only the wait for it has a time limit.
    const code = await withDeadline(import('./submission'), submissionTimeoutMs).catch(() => undefined);
    if (code === undefined) return { tone: 'error', message: formTexts.network };
    const result = await send(code, {
      consentVersion,
      leadIds: leadIds.current,
      signal,
    });
    if (!result.success) return { tone: 'error', message: result.error };
    const isThere = result.saved === 'exists';
    const text = isThere ? answers.exists : answers.created;
    return {
      tone: isThere ? 'info' : 'success',
      ...(text !== undefined && { message: createElement(LinkedText, { text }) }),
    };
  };
}
