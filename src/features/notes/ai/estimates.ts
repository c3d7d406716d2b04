import { tasksIn } from '@/contracts/ai-fallbacks';
import type { AiError } from '@/shared/api/call-ai';
import { toPlain } from '@/shared/rich-text/stored-content';
import type { Note } from '../schema';
import { noteAiTexts as texts } from './texts';

/** Thrown where the notes hold nothing to estimate; its message is for people. */
export class NothingToEstimateError extends Error {
  override readonly name = 'NothingToEstimateError';
}

/** The most characters that one call takes. */
const longest = 20_000;

/** The texts of notes that have tasks, as one. Throws where there is no text (WRK-386), or no task in it (WRK-387). */
export function textsWithTasks(notes: readonly Pick<Note, 'content' | 'contentType'>[]): {
  readonly text: string;
  readonly count: number;
} {
  // With the marks of lists, by which tasks are known.
  const written = notes.map(({ content, contentType }) => toPlain(content, contentType));
  if (written.every((text) => text.trim() === '')) throw new NothingToEstimateError(texts.noContent);
  const found = written.filter((text) => tasksIn(text).length > 0);
  if (found.length === 0) throw new NothingToEstimateError(texts.noTaskNotes);
  return { text: found.join('\n\n').slice(0, longest), count: found.length };
}

/** What is said of estimates that failed: the most exact reason that is known (WRK-383, WRK-384, WRK-388, WRK-389). */
export function estimateProblem(error: unknown): string {
  if (error instanceof NothingToEstimateError) return error.message;
  if (!(error instanceof Error) || error.name !== 'AiError') return texts.analysisFailed;
  return (error as AiError).text ?? texts.taskAnalysisFailed;
}
