import * as z from 'zod/mini';
import { aiMessages, line, priorities, reason, recordId, source, text } from './ai';
import { contract } from './contract';

/** The maximum number of characters of a goal sent to the AI service. The rest is cut (WRK-710). */
export const goalContentLimit = 1_500;
/**
 * The maximum number of goals in one analysis, and of contacts whose newest notes it uses (WRK-713, WRK-Q91).
 */
export const goalsAnalysed = 20;
export const contactsAnalysed = 10;

const time = z.iso.datetime();

/** The request for a suggestion for a note (WRK-708, WRK-720). */
export const suggestionRequest = z.object({
  category: line,
  title: line,
  timestamp: z.optional(z.string()),
  version: z.optional(z.string()),
});

/** A suggested text for a note, with one item per line. */
export const suggestion = z.object({ content: text(10_000), source, reason });
export type Suggestion = z.infer<typeof suggestion>;

const goal = z.object({
  id: recordId,
  title: line,
  content: text(50_000),
  category: z.optional(line),
  isCompleted: z.boolean(),
});

const recentContactNote = z.object({
  contactId: recordId,
  contactName: line,
  content: text(50_000),
  category: z.optional(line),
  timestamp: z.optional(z.nullable(z.string())),
});

/**
 * The request for an analysis of goals (WRK-709, WRK-711). The server reads the goals itself and leaves out
 * those that the caller may not see.
 */
export const goalAnalysisRequest = z.object({
  goals: z.array(goal).check(z.minLength(1), z.maxLength(100)),
  recentContactNotes: z._default(z.array(recentContactNote).check(z.maxLength(200)), []),
});
export type GoalAnalysisRequest = z.infer<typeof goalAnalysisRequest>;
export type AnalysedGoal = z.infer<typeof goal>;

/** A task with its estimate in minutes (WRK-628). */
const dailyTask = z.object({
  task: text(500),
  priority: z.enum(priorities),
  estimatedTime: z.number(),
  relatedGoalId: z.nullable(z.string()),
  relatedGoalTitle: z.nullable(z.string()),
});

/** An analysis of goals (WRK-627 to WRK-629, WRK-714). */
export const goalAnalysis = z.object({
  statusOverview: text(4_000),
  dailyTasks: z.array(dailyTask),
  priorityGoals: z.array(z.object({ id: z.string(), title: z.string(), nextAction: text(1_000) })),
  recommendations: z.array(text(1_000)),
  contactFollowups: z.array(text(1_000)),
  source,
  reason,
  timestamp: time,
});
export type GoalAnalysis = z.infer<typeof goalAnalysis>;

/** A text to analyze. With `tasks_timeframe`, the tasks in it are estimated (WRK-715). */
export const contentAnalysisRequest = z.object({
  content: text(20_000),
  type: z.optional(z.enum(['tasks_timeframe'])),
});

export const sentiments = ['positive', 'neutral', 'negative'] as const;

/** An analysis of a note (WRK-630, WRK-716). */
export const noteAnalysis = z.object({
  suggestedCategory: text(100),
  sentiment: z.enum(sentiments),
  keyPoints: z.array(text(1_000)),
  tasks: z.array(text(500)),
  source,
  reason,
});
export type NoteAnalysis = z.infer<typeof noteAnalysis>;

/** Estimates of tasks (WRK-631, WRK-717). `estimatedTime` is in minutes. */
export const taskEstimates = z.object({
  tasks: z.array(z.object({ task: text(500), estimatedTime: z.number(), explanation: text(1_000) })),
  timeframe: text(100),
  source,
  reason,
  timestamp: time,
  taskCount: z.number(),
});
export type TaskEstimates = z.infer<typeof taskEstimates>;

/** A goal to break down into tasks (WRK-718). */
export const goalTasksRequest = z.object({
  goalText: text(20_000),
  goalId: z.optional(z.string()),
  goalTitle: z.optional(line),
});

/** Tasks of a goal, one per line (WRK-719). */
export const goalTasks = z.object({
  content: text(10_000),
  goalId: z.optional(z.string()),
  goalTitle: z.optional(z.string()),
  source,
  reason,
});
export type GoalTasks = z.infer<typeof goalTasks>;

export const generateNote = contract({
  method: 'POST',
  path: '/notes-ai/generate-note',
  summary: 'A first text for a note',
  caller: 'staff',
  body: suggestionRequest,
  answer: suggestion,
});

export const suggestNote = contract({
  method: 'POST',
  path: '/notes-ai/suggestion',
  summary: 'A first text for a note, and where it comes from',
  caller: 'staff',
  body: suggestionRequest,
  answer: suggestion,
});

export const analyzeGoals = contract({
  method: 'POST',
  path: '/notes-ai/analyze-goals-and-suggest-tasks',
  summary: 'Where goals stand, and what to do today',
  caller: 'staff',
  maxBytes: 1024 * 1024,
  body: goalAnalysisRequest,
  answer: goalAnalysis,
  errors: { invalid: aiMessages.noGoals },
});

export const analyzeContent = contract({
  method: 'POST',
  path: '/notes-ai/analyze-content',
  summary: 'Category, tone, points and tasks of a text, or estimates of its tasks',
  caller: 'staff',
  maxBytes: 128 * 1024,
  body: contentAnalysisRequest,
  answer: z.union([taskEstimates, noteAnalysis]),
  errors: {
    invalid: [aiMessages.noContent, aiMessages.noTasks],
    unavailable: aiMessages.notEstimated,
    'bad-gateway': aiMessages.noEstimates,
  },
});

export const generateTasks = contract({
  method: 'POST',
  path: '/notes-ai/generate-tasks-from-goal',
  summary: 'Tasks that lead to a goal',
  caller: 'staff',
  maxBytes: 128 * 1024,
  body: goalTasksRequest,
  answer: goalTasks,
  errors: { invalid: aiMessages.goalTextMissing },
});
