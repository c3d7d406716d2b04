import * as z from 'zod/mini';
import { contract } from './contract';

/** Texts longer than this are cut before they go to the AI service (WRK-710, WRK-712). */
export const goalContentLimit = 1_500;
export const contactNoteLimit = 500;
/** The most goals, and contacts with their newest notes, that one analysis of goals looks at (WRK-713, WRK-Q91). */
export const goalsAnalysed = 20;
export const contactsAnalysed = 10;
export const notesPerContact = 3;

const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/));
const text = (longest: number) => z.string().check(z.maxLength(longest));
const line = text(500);

/** Where a result comes from: the AI service, or what is built in (WRK-720, WRK-721). */
export const sources = ['ai', 'fallback'] as const;
const source = z.enum(sources);
export type AiSource = z.infer<typeof source>;

/** Why a result is built in: the service has no key, or did not answer as it should. */
const reason = z.optional(z.enum(['not-configured', 'failed']));

const time = z.iso.datetime();

/** Which contact to analyse; the server reads it again, and what else is sent is not used (WRK-692, WRK-698, WRK-Q91). */
export const contactAnalysisRequest = z.object({ id });

/** An analysis of a contact (WRK-693). `error` says that the AI service failed (WRK-188). */
export const contactAnalysis = z.object({
  ai_summary: text(5_000),
  ai_next_step: text(2_000),
  last_analyzed: time,
  used_fallback: z.boolean(),
  error: z.optional(z.boolean()),
  reason,
  /** How many of the contact's notes it was made from. */
  notesUsed: z.number(),
});
export type ContactAnalysis = z.infer<typeof contactAnalysis>;

/** Whether the AI service is set up (WRK-699). Says nothing of the key itself. */
export const serviceCheck = z.object({
  status: z.enum(['ok', 'error']),
  message: z.string(),
  apiKeyPresent: z.boolean(),
  clientInitialized: z.boolean(),
});
export type ServiceCheck = z.infer<typeof serviceCheck>;

/** The same for administrators, shorter (WRK-702). */
export const configTest = z.object({ status: z.enum(['ok', 'error']), message: z.string() });

/** What a suggestion for a note is asked with (WRK-708, WRK-720). */
export const suggestionRequest = z.object({
  category: line,
  title: line,
  timestamp: z.optional(z.string()),
  version: z.optional(z.string()),
});

/** Text for a note, one thing a line. */
export const suggestion = z.object({ content: text(10_000), source, reason });
export type Suggestion = z.infer<typeof suggestion>;

const goal = z.object({
  id,
  title: line,
  content: text(50_000),
  category: z.optional(line),
  isCompleted: z.boolean(),
});

const recentContactNote = z.object({
  contactId: id,
  contactName: line,
  content: text(50_000),
  category: z.optional(line),
  timestamp: z.optional(z.nullable(z.string())),
});

/** What an analysis of goals is asked with (WRK-709, WRK-711). The server reads the goals again and leaves out what the caller may not see. */
export const goalAnalysisRequest = z.object({
  goals: z.array(goal).check(z.minLength(1), z.maxLength(100)),
  recentContactNotes: z._default(z.array(recentContactNote).check(z.maxLength(200)), []),
});
export type GoalAnalysisRequest = z.infer<typeof goalAnalysisRequest>;
export type AnalysedGoal = z.infer<typeof goal>;
export type RecentContactNote = z.infer<typeof recentContactNote>;

export const priorities = ['high', 'medium', 'low'] as const;

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

/** A text to analyse; with `tasks_timeframe` the tasks in it are estimated (WRK-715). */
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

/** Estimates of tasks (WRK-631, WRK-717); `estimatedTime` is in minutes. */
export const taskEstimates = z.object({
  tasks: z.array(z.object({ task: text(500), estimatedTime: z.number(), explanation: text(1_000) })),
  timeframe: text(100),
  source,
  reason,
  timestamp: time,
  taskCount: z.number(),
});
export type TaskEstimates = z.infer<typeof taskEstimates>;

/** A goal to make tasks of (WRK-718). */
export const goalTasksRequest = z.object({
  goalText: text(20_000),
  goalId: z.optional(z.string()),
  goalTitle: z.optional(line),
});

/** Tasks of a goal, one a line (WRK-719). */
export const goalTasks = z.object({
  content: text(10_000),
  goalId: z.optional(z.string()),
  goalTitle: z.optional(z.string()),
  source,
  reason,
});
export type GoalTasks = z.infer<typeof goalTasks>;

export const generatedMailTypes = ['welcome', 'follow-up'] as const;

/** An e-mail to be written to a contact (WRK-Q162). */
export const mailRequest = z.object({ contactId: id, type: z.enum(generatedMailTypes) });

export const generatedMail = z.object({
  subject: text(300),
  content: text(10_000),
  source,
  reason,
  /** How many of the contact's notes it was made from (WRK-200). */
  notesUsed: z.number(),
});
export type GeneratedMail = z.infer<typeof generatedMail>;

/** What the security screen asks for; the prompt is the server's, and one that is sent is not used (WRK-737, WRK-Q131). */
export const securityAnalysisRequest = z.object({
  systemPrompt: z.string().check(z.minLength(1), z.maxLength(4_000)),
  data: z.unknown(),
});

/** WRK-737 */
export const securityAnalysis = z.object({
  level: z.enum(['error', 'warning', 'info']),
  message: text(2_000),
  recommendations: z.array(text(1_000)),
  source,
  reason,
});

/** WRK-753 */
export const calendarSuggestionRequest = z.object({
  contact: z.object({ id }),
  notes: z._default(z.array(text(5_000)).check(z.maxLength(20)), []),
});

/** A meeting that the AI service proposes; it becomes an event only after a person has looked at it (WRK-754, WRK-Q104). */
export const calendarSuggestions = z.object({
  text: text(10_000),
  suggestions: z.array(
    z.object({
      title: text(300),
      description: text(2_000),
      suggestedTime: text(200),
      durationMinutes: z.number(),
      priority: z.enum(priorities),
      attendees: z.array(text(300)),
    }),
  ),
  source,
  reason,
});

const noContact = { 'not-found': 'Contact not found' } as const;
const tooManyToday = 'The daily limit of AI requests is reached. Please try again tomorrow.';
/** What refuses more AI calls than one person may make in a day (WRK-Q156). */
export const aiMessages = {
  tooManyToday,
  /** WRK-351 */
  goalTextMissing: 'Goal text is required',
  /** WRK-386 */
  noContent: 'No content found in your notes. Add some tasks first.',
  /** WRK-385 */
  noTasks: 'No tasks found. Add some tasks first.',
  /** WRK-383 */
  notEstimated: 'Could not analyze tasks. Please try again later.',
  /** WRK-384 */
  noEstimates: 'No task estimates returned',
  /** WRK-368 */
  noGoals: 'No goals available for analysis',
  /** WRK-208 */
  mailEmpty: 'Email content is missing from OpenAI generation',
  /** WRK-Q53 */
  optedOut: 'This contact does not want e-mails.',
  /** WRK-723 */
  noPrompt: 'An analysis needs a prompt.',
} as const;

const analysis = {
  method: 'POST',
  caller: 'staff',
  body: contactAnalysisRequest,
  answer: contactAnalysis,
  errors: noContact,
} as const;

/** Analyses a contact (WRK-692, WRK-693). */
export const analyzeContact = contract({
  ...analysis,
  path: '/notes-ai/analyze-contact',
  summary: 'Summary and next step for a contact that the caller may see',
});

/** The same under its other address (WRK-690, WRK-698). */
export const analyzeContactAlias = contract({
  ...analysis,
  path: '/contacts-ai/analyze',
  summary: 'The same as /notes-ai/analyze-contact',
});

/** WRK-699 */
export const checkOpenAi = contract({
  method: 'GET',
  path: '/notes-ai/check-openai',
  summary: 'Whether the AI service is set up',
  caller: 'staff',
  answer: serviceCheck,
});

/** WRK-702 */
export const testOpenAiConfig = contract({
  method: 'GET',
  path: '/openai/config-test',
  summary: 'Whether the AI service is set up, for administrators',
  caller: 'staff',
  answer: configTest,
});

/** WRK-708 */
export const generateNote = contract({
  method: 'POST',
  path: '/notes-ai/generate-note',
  summary: 'A first text for a note',
  caller: 'staff',
  body: suggestionRequest,
  answer: suggestion,
});

/** WRK-720 */
export const suggestNote = contract({
  method: 'POST',
  path: '/notes-ai/suggestion',
  summary: 'A first text for a note, and where it comes from',
  caller: 'staff',
  body: suggestionRequest,
  answer: suggestion,
});

/** WRK-709, WRK-722 */
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

/** WRK-715 to WRK-717 */
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

/** WRK-718, WRK-719 */
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

/** WRK-Q162 */
export const generateMail = contract({
  method: 'POST',
  path: '/contacts-ai/generate-email',
  summary: 'An e-mail to a contact, to be looked at and sent by hand',
  caller: 'staff',
  body: mailRequest,
  answer: generatedMail,
  errors: { ...noContact, forbidden: aiMessages.optedOut, 'bad-gateway': aiMessages.mailEmpty },
});

/** WRK-737 */
export const analyzeSecurity = contract({
  method: 'POST',
  path: '/security/analyze',
  summary: 'What measured facts mean for security, for administrators',
  caller: 'staff',
  body: securityAnalysisRequest,
  answer: securityAnalysis,
  errors: { invalid: aiMessages.noPrompt },
});

/** WRK-753, WRK-754 */
export const analyzeCalendar = contract({
  method: 'POST',
  path: '/ai/analyze-calendar',
  summary: 'Meetings that the notes about a contact call for',
  caller: 'staff',
  maxBytes: 128 * 1024,
  body: calendarSuggestionRequest,
  answer: calendarSuggestions,
  errors: noContact,
});
