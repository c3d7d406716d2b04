import { type FailureKind, failureKind } from '@/shared/failures/failure-kind';
import type { FirstOutcome } from '@/shared/saving/saving';

/** What people read when an action failed. The most exact text wins: the server's own, then `because`, then `failed`. */
export interface FailureTexts {
  readonly failed: string;
  readonly because?: Partial<Readonly<Record<FailureKind, string>>>;
}

/** An error whose message is written for people: they read it in place of the screen's text. */
export class WordedError extends Error {
  readonly forPeople = true;
}

/** Returns the text for an outcome; undefined when nothing failed. */
export function outcomeMessage(
  outcome: FirstOutcome,
  { failed, because = {} }: FailureTexts,
): string | undefined {
  if (outcome.state === 'clash') return because.conflict ?? failed;
  if (outcome.state !== 'refused') return undefined;
  return outcome.text ?? because[outcome.because] ?? failed;
}

/** Returns the text for an error of the API, of Auth or of the database. */
export function errorMessage(error: unknown, { failed, because = {} }: FailureTexts): string {
  return wordsOf(error) ?? because[failureKind(error)] ?? failed;
}

/** Returns the words that an error has for people. A fault of the server has words for its log alone. */
function wordsOf(error: unknown): string | undefined {
  if (!(error instanceof Error && 'forPeople' in error && error.forPeople === true)) return undefined;
  return 'status' in error && Number(error.status) >= 500 ? undefined : error.message;
}
