import { tasksIn } from '@/contracts/ai-fallbacks';
import type { AiError } from '@/shared/api/call-ai';
import { toPlain } from '@/shared/rich-text/stored-content';
import type { Note } from '../schema';
import { noteAiTexts as texts } from './texts';

/** Thrown if the notes contain nothing to estimate. Its message is shown to the person. */
export class NothingToEstimateError extends Error {
  override readonly name = 'NothingToEstimateError';
}

/** The maximum number of characters per API call. */
const longest = 20_000;

/**
 * Joins the texts of notes that have tasks. Throws if there is no text (WRK-386) or no task in it (WRK-387).
 */
export function textsWithTasks(notes: readonly Pick<Note, 'content' | 'contentType'>[]): {
  readonly text: string;
  readonly count: number;
} {
  // Keep the list markers, because tasks are recognized by them.
  const written = notes.map(({ content, contentType }) => toPlain(content, contentType));
  if (written.every((text) => text.trim() === '')) throw new NothingToEstimateError(texts.noContent);
  const found = written.filter((text) => tasksIn(text).length > 0);
  if (found.length === 0) throw new NothingToEstimateError(texts.noTaskNotes);
  return { text: found.join('\n\n').slice(0, longest), count: found.length };
}

/**
 * Returns the message for failed estimates, with the most specific reason known (WRK-383, WRK-384, WRK-388,
 * WRK-389).
 */
export function estimateErrorMessage(error: unknown): string {
  if (error instanceof NothingToEstimateError) return error.message;
  if (!(error instanceof Error) || error.name !== 'AiError') return texts.analysisFailed;
  return (error as AiError).text ?? texts.taskAnalysisFailed;
}
