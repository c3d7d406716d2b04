import * as z from 'zod/mini';
import {
  contentTypes,
  hasContent,
  longestContent,
  plainTextOf,
  readContent,
} from '@/shared/rich-text/stored-content';
import { textOf } from '@/shared/rich-text/ops';
import { noteFormTexts } from './texts';

const missing = { path: ['content'], error: noteFormTexts.contentMissing };
const blank = { path: ['content'], error: noteFormTexts.contentBlank };

/** Checks whether the content is entirely empty. White space counts as content (WRK-Q75). */
const isNothing = (content: string, contentType: string): boolean =>
  textOf(readContent(content, contentType)).replace(/\n$/, '') === '';

/** The fields of the note form (WRK-Q77). */
export const noteFormSchema = z
  .object({
    title: z.string().check(z.trim(), z.maxLength(200, noteFormTexts.titleLong)),
    content: z.string().check(z.maxLength(longestContent, noteFormTexts.contentLong)),
    contentType: z.enum(contentTypes),
    category: z.string().check(z.minLength(1, noteFormTexts.categoryMissing)),
    contact: z._default(z.string(), ''),
    parentGoalId: z._default(z.string(), ''),
    templateId: z.optional(z.string()),
  })
  .check(
    z.refine(({ content, contentType }) => !isNothing(content, contentType), missing),
    z.refine(
      ({ content, contentType }) => isNothing(content, contentType) || hasContent(content, contentType),
      blank,
    ),
  );
export type NoteFormValues = z.output<typeof noteFormSchema>;

/**
 * Returns the title of a task created from a goal. Without one of its own, it uses the goal's title
 * (WRK-347).
 */
export const taskTitle = (title: string, goalTitle: string): string =>
  title.trim() === '' ? noteFormTexts.taskTitle(goalTitle).slice(0, 200).trim() : title.trim();

/**
 * Checks whether tasks can belong to a goal: it has content and is neither archived nor completed (WRK-345).
 */
export const isOpenGoal = (goal: {
  readonly category: string;
  readonly content: string;
  readonly contentType: string;
  readonly isArchived: boolean;
  readonly isCompleted: boolean;
}): boolean =>
  goal.category === 'goal' &&
  !goal.isArchived &&
  !goal.isCompleted &&
  plainTextOf(goal.content, goal.contentType) !== '';
