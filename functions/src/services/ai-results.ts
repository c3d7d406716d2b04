import { aiMessages, type AiSource, notesPerContact } from '@/contracts/ai';
import { type ContactAnalysis, type GeneratedMail } from '@/contracts/ai-contacts';
import {
  contactsAnalysed,
  type GoalAnalysis,
  type GoalAnalysisRequest,
  type GoalTasks,
  goalsAnalysed,
  type NoteAnalysis,
  type Suggestion,
  type TaskEstimates,
} from '@/contracts/ai-notes';
import {
  contactFailure,
  contactFallback,
  genericGoalAnalysis,
  goalTasksFallback,
  mailFallback,
  noteTemplate,
  plainNoteAnalysis,
  standardEstimates,
  tasksIn,
  timeframeIn,
} from '@/contracts/ai-fallbacks';
import { nameOf, statusOf } from '@/features/contacts/schema';
import type { AiAnswer, AiService } from '../adapters/ai-service';
import { ApiError } from '../pipeline/api-error';
import type { Caller } from '../pipeline/caller';
import { contactAnalysisPrompt } from '../prompts/contact-analysis';
import { goalAnalysisPrompt } from '../prompts/goal-analysis';
import { mailPrompt } from '../prompts/mail';
import { noteAnalysisPrompt, suggestionPrompt } from '../prompts/notes';
import { goalTasksPrompt, taskEstimatesPrompt } from '../prompts/tasks';
import { type ContactRecord, type NoteRecord, textOf } from './stored-records';

/** The service, signal and clock that every AI function works with. */
export interface AiWork {
  readonly ai: AiService;
  readonly signal: AbortSignal;
  readonly now: () => Date;
}

type Failed = Extract<AiAnswer<unknown>, { readonly ok: false }>;

const day = (time: Date | null | undefined): string => time?.toISOString().slice(0, 10) ?? '';

/** Marks the source of a result. A built-in result also says why. */
const fromAi = { source: 'ai' as AiSource };
const builtIn = ({ problem }: Failed) => ({
  source: 'fallback' as AiSource,
  reason: problem === 'not-configured' ? ('not-configured' as const) : ('failed' as const),
});

/**
 * Returns summary and next step for a contact (WRK-693). Without the service, the texts say so. If the
 * service fails, `error` says so too (WRK-188).
 */
export async function analyseContact(
  { ai, signal, now }: AiWork,
  contact: ContactRecord,
  notes: readonly NoteRecord[],
): Promise<ContactAnalysis> {
  const answer = await ai.ask(
    contactAnalysisPrompt,
    {
      name: nameOf(contact),
      company: contact.company,
      position: contact.title || (contact.position ?? ''),
      email: contact.email,
      phone: contact.phone,
      linkedin: contact.linkedin,
      status: statusOf(contact),
      lastInteraction: day(contact.lastInteraction),
      notes: notes.map((note) => ({
        content: textOf(note),
        category: note.category,
        date: day(note.createdAt),
      })),
    },
    signal,
  );
  const about = { last_analyzed: now().toISOString(), notesUsed: notes.length };
  if (answer.ok) {
    const { summary, nextStep, insights, nextSteps } = answer.output;
    const filled = (list: readonly string[]) => list.filter((each) => each !== '').slice(0, 8);
    return {
      ...about,
      ai_summary: summary,
      ai_next_step: nextStep,
      ai_insights: filled(insights),
      ai_next_steps: filled(nextSteps),
      used_fallback: false,
    };
  }
  const isFailed = answer.problem !== 'not-configured';
  const words = isFailed ? contactFailure : contactFallback;
  return {
    ...about,
    ai_summary: words.summary,
    ai_next_step: words.nextStep,
    ai_insights: [],
    ai_next_steps: [],
    used_fallback: true,
    reason: builtIn(answer).reason,
    ...(isFailed && { error: true }),
  };
}

/**
 * Returns a first text for a note; the template of its category if the AI service gives none (WRK-720,
 * WRK-721).
 */
export async function suggest(
  { ai, signal }: AiWork,
  input: { readonly category: string; readonly title: string },
): Promise<Suggestion> {
  const answer = await ai.ask(suggestionPrompt, input, signal);
  if (answer.ok && answer.output.content !== '') return { content: answer.output.content, ...fromAi };
  const failed: Failed = answer.ok ? { ok: false, problem: 'empty' } : answer;
  return { content: noteTemplate(input.category), ...builtIn(failed) };
}

/**
 * Returns the analysis of goals. Fills values that the AI service may omit (WRK-370, WRK-371) and drops goals
 * that were not in the request.
 */
export async function analyseGoals(
  { ai, signal, now }: AiWork,
  request: GoalAnalysisRequest,
): Promise<GoalAnalysis> {
  const goals = request.goals.slice(0, goalsAnalysed);
  const timestamp = now().toISOString();
  const answer = await ai.ask(
    goalAnalysisPrompt,
    {
      goals: goals.map((goal) => ({ ...goal, category: goal.category ?? 'goal' })),
      recentContactNotes: newestOfEachContact(request.recentContactNotes).map((note) => ({
        contactName: note.contactName,
        content: note.content,
        category: note.category ?? 'general',
        timestamp: note.timestamp ?? '',
      })),
    },
    signal,
  );
  if (!answer.ok) return { ...genericGoalAnalysis(goals, timestamp), ...builtIn(answer) };
  const { dailyTasks, priorityGoals, ...rest } = answer.output;
  const titleOf = (id: string | null) => goals.find((goal) => goal.id === id)?.title;
  return {
    ...rest,
    dailyTasks: dailyTasks.slice(0, 20).map(({ task, priority, estimatedTime, relatedGoalId }) => ({
      task,
      priority: priority ?? 'medium',
      estimatedTime: estimatedTime !== null && estimatedTime > 0 ? Math.round(estimatedTime) : 30,
      relatedGoalId: titleOf(relatedGoalId) === undefined ? null : relatedGoalId,
      relatedGoalTitle: titleOf(relatedGoalId) ?? null,
    })),
    priorityGoals: priorityGoals.flatMap(({ id, nextAction }) => {
      const title = titleOf(id);
      return title === undefined ? [] : [{ id, title, nextAction }];
    }),
    timestamp,
    ...fromAi,
  };
}

/** Returns the newest notes of each contact, newest first (WRK-713, WRK-Q91). */
export function newestOfEachContact<
  T extends { readonly contactId: string; readonly timestamp?: string | null | undefined },
>(notes: readonly T[]): readonly T[] {
  const counts = new Map<string, number>();
  return notes
    .toSorted((one, other) => (other.timestamp ?? '').localeCompare(one.timestamp ?? ''))
    .filter(({ contactId }) => {
      const count = counts.get(contactId) ?? 0;
      if (count >= notesPerContact || (count === 0 && counts.size >= contactsAnalysed)) return false;
      counts.set(contactId, count + 1);
      return true;
    });
}

/** Returns category, tone, points and tasks of a text (WRK-716). */
export async function analyseNote({ ai, signal }: AiWork, content: string): Promise<NoteAnalysis> {
  const answer = await ai.ask(noteAnalysisPrompt, { content }, signal);
  if (answer.ok) return { ...answer.output, ...fromAi };
  return { ...plainNoteAnalysis(content), ...builtIn(answer) };
}

/**
 * Estimates how long the tasks in a text will take (WRK-717). Throws `invalid` if the text is empty (WRK-386)
 * or has no tasks (WRK-385), and `unavailable` if the service fails (WRK-383).
 */
export async function estimateTasks({ ai, signal, now }: AiWork, content: string): Promise<TaskEstimates> {
  if (content.trim() === '') throw new ApiError('invalid', aiMessages.noContent);
  const tasks = [...tasksIn(content)];
  if (tasks.length === 0) throw new ApiError('invalid', aiMessages.noTasks);
  const timeframe = timeframeIn(content);
  const timestamp = now().toISOString();
  const answer = await ai.ask(taskEstimatesPrompt, { tasks, timeframe }, signal);
  if (!answer.ok && answer.problem === 'not-configured')
    return { ...standardEstimates(tasks, timeframe, timestamp), ...builtIn(answer) };
  if (!answer.ok) throw new ApiError('unavailable', aiMessages.notEstimated);
  const estimates = answer.output.tasks
    .filter(({ task }) => task !== '')
    .map((each) => ({ ...each, estimatedTime: Math.max(1, Math.round(each.estimatedTime)) }));
  if (estimates.length === 0) throw new ApiError('bad-gateway', aiMessages.noEstimates);
  return { tasks: estimates, timeframe, timestamp, taskCount: estimates.length, ...fromAi };
}

/**
 * Returns the tasks that lead to a goal, one a line (WRK-719). Throws `invalid` without the goal's text
 * (WRK-351).
 */
export async function tasksOfGoal(
  { ai, signal }: AiWork,
  {
    goalText,
    goalId,
    goalTitle = '',
  }: { goalText: string; goalId?: string | undefined; goalTitle?: string | undefined },
): Promise<GoalTasks> {
  if (goalText.trim() === '') throw new ApiError('invalid', aiMessages.goalTextMissing);
  const about = { ...(goalId !== undefined && { goalId }), ...(goalTitle !== '' && { goalTitle }) };
  const answer = await ai.ask(goalTasksPrompt, { goalTitle, goalText }, signal);
  const tasks = answer.ok ? answer.output.tasks.filter((task) => task !== '').slice(0, 7) : [];
  if (tasks.length > 0)
    return { ...about, content: tasks.map((task) => `[ ] ${task}`).join('\n'), ...fromAi };
  const failed: Failed = answer.ok ? { ok: false, problem: 'empty' } : answer;
  return { ...about, content: goalTasksFallback(goalTitle), ...builtIn(failed) };
}

/**
 * Drafts an email to a contact and never sends it (WRK-200, WRK-Q54). Throws `forbidden` for a contact who
 * wants no email (WRK-Q53), and `bad-gateway` for an email without subject or content (WRK-199, WRK-208).
 */
export async function writeMail(
  { ai, signal }: AiWork,
  {
    contact,
    notes,
    caller,
    type,
  }: {
    readonly contact: ContactRecord;
    readonly notes: readonly NoteRecord[];
    readonly caller: Caller;
    readonly type: 'welcome' | 'follow-up';
  },
): Promise<GeneratedMail> {
  if (contact.communicationPreferences?.optOut === true) throw new ApiError('forbidden', aiMessages.optedOut);
  const { firstName, lastName, company, title, position } = contact;
  const answer = await ai.ask(
    mailPrompt,
    {
      type,
      colleague: caller.displayName,
      contact: {
        firstName: firstName || nameOf(contact),
        lastName,
        company,
        position: title || (position ?? ''),
      },
      notes: notes.map((note) => ({ content: textOf(note), date: day(note.createdAt) })),
    },
    signal,
  );
  if (!answer.ok) {
    if (answer.problem === 'empty') throw new ApiError('bad-gateway', aiMessages.mailEmpty);
    return { ...mailFallback(type, { firstName, company }), notesUsed: 0, ...builtIn(answer) };
  }
  const { subject, content } = answer.output;
  const missing = Object.entries({ subject, content }).flatMap(([name, value]) => (value ? [] : [name]));
  if (!subject || !content)
    throw new ApiError('bad-gateway', `Missing required fields: ${missing.join(', ')}`);
  return { subject, content, notesUsed: notes.length, ...fromAi };
}
