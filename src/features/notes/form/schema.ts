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

/** Whether there is nothing at all, as against blanks (WRK-Q75). */
const isNothing = (content: string, contentType: string): boolean =>
  textOf(readContent(content, contentType)).replace(/\n$/, '') === '';

/** What the note form asks for (WRK-Q77). */
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

/** The title of a task that was made from a goal without one of its own (WRK-347). */
export const taskTitle = (title: string, goalTitle: string): string =>
  title.trim() === '' ? noteFormTexts.taskTitle(goalTitle).slice(0, 200).trim() : title.trim();

/** Whether tasks can belong to this goal: it has content and is neither archived nor completed (WRK-345). */
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
