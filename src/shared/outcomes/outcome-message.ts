import { type FailureKind, failureKind } from '@/shared/failures/failure-kind';
import type { FirstOutcome } from '@/shared/saving/saving';

/**
 * The texts about a failed action. The most specific one is used: the server's own, then `because`, then
 * `failed`.
 */
export interface FailureTexts {
  readonly failed: string;
  readonly because?: Partial<Readonly<Record<FailureKind, string>>>;
  /** Puts the server's message into a sentence: "Not archived: …". */
  readonly quote?: (words: string) => string;
  /** True if the server's messages about its own faults are meant for people: "Salesforce did not answer." */
  readonly hasWordedFaults?: boolean;
}

/** An error whose message is meant for people. It replaces the screen's text. */
export class WordedError extends Error {
  readonly forPeople = true;
}

/** Returns the text for an outcome, or undefined if nothing failed. */
export function outcomeMessage(
  outcome: FirstOutcome,
  { failed, because = {}, quote = (words) => words }: FailureTexts,
): string | undefined {
  if (outcome.state === 'clash') return because.conflict ?? failed;
  if (outcome.state !== 'refused') return undefined;
  return outcome.text === undefined ? (because[outcome.because] ?? failed) : quote(outcome.text);
}

/** Returns the text for an error of the API, of Auth or of the database. */
export function errorMessage(error: unknown, texts: FailureTexts): string {
  return wordsOf(error, texts) ?? texts.because?.[failureKind(error)] ?? texts.failed;
}

/**
 * Returns the error's message if it is meant for people. By default, messages about a server's faults are
 * only for its log.
 */
function wordsOf(error: unknown, { hasWordedFaults = false }: FailureTexts): string | undefined {
  if (!(error instanceof Error && 'forPeople' in error && error.forPeople === true)) return undefined;
  const isFault = 'status' in error && Number(error.status) >= 500;
  return isFault && !hasWordedFaults ? undefined : error.message;
}
