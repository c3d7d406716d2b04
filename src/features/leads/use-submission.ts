import { type ReactNode, useRef } from 'react';
import type { FormOutcome, SubmissionMeta } from '@/shared/forms/outcome';
import { withDeadline } from '@/shared/lib/deadline';
import { networkText, tooQuickText } from './form-texts';
import type { Attempt, Submission } from './submit';

/** A form sent faster than this was hardly filled in by a person (spam protection, beside the trap field). */
const minimumFillMs = 1_000;

/** How long a visitor waits at most, from press to result (PUB-399, PUB-400, PUB-Q26). */
const submissionTimeoutMs = 10_000;

type SubmissionCode = typeof import('./submission');

/** What a form says once the backend has answered. */
interface Words {
  readonly created?: ReactNode;
  /** For an address that is there already; a form without a key never comes to that. */
  readonly exists?: ReactNode;
}

/**
 * Sends what a public form holds: refuses what a program sent, loads the database client on first use, and says
 * what became of it. A repeat of the same submission keeps its id (PUB-Q26).
 */
export function useSubmission(consentVersion: string, words: Words) {
  const leadIds = useRef(new Map<string, string>());

  return async (
    meta: SubmissionMeta,
    send: (code: SubmissionCode, attempt: Attempt) => Promise<Submission>,
  ): Promise<FormOutcome> => {
    if (meta.trapped || meta.shownForMs < minimumFillMs) return { tone: 'error', message: tooQuickText };
    const pressed = performance.now();
    const code = await withDeadline(import('./submission'), submissionTimeoutMs).catch(() => undefined);
    if (code === undefined) return { tone: 'error', message: networkText };
    const result = await send(code, {
      consentVersion,
      leadIds: leadIds.current,
      timeoutMs: submissionTimeoutMs - (performance.now() - pressed),
    });
    if (!result.success) return { tone: 'error', message: result.error };
    return result.saved === 'exists'
      ? { tone: 'info', message: words.exists }
      : { tone: 'success', message: words.created };
  };
}
