import * as z from 'zod/mini';
import { contract, idPattern } from './contract';

/** A note about a contact is cut to this before it goes to the AI service, and so many of each contact go there (WRK-712, WRK-713). */
export const contactNoteLimit = 500;
export const notesPerContact = 3;

/** The id of a record, a text of at most so many characters, and one of a line. */
export const recordId = z.string().check(z.regex(idPattern));
export const text = (longest: number) => z.string().check(z.maxLength(longest));
export const line = text(500);

/** Where a result comes from: the AI service, or what is built in (WRK-720, WRK-721). */
export const sources = ['ai', 'fallback'] as const;
export const source = z.enum(sources);
export type AiSource = z.infer<typeof source>;

/** Why a result is built in: the service has no key, or did not answer as it should. */
export const reason = z.optional(z.enum(['not-configured', 'failed']));

export const priorities = ['high', 'medium', 'low'] as const;

/** Whether the AI service is set up (WRK-699). Says nothing of the key itself. */
export const serviceCheck = z.object({
  status: z.enum(['ok', 'error']),
  message: z.string(),
  apiKeyPresent: z.boolean(),
  clientInitialized: z.boolean(),
});

/** The same for administrators, shorter (WRK-702). */
export const configTest = z.object({ status: z.enum(['ok', 'error']), message: z.string() });

/** What the security screen asks for; the prompt is the server's, and one that is sent is not used (WRK-737, WRK-Q131). */
export const securityAnalysisRequest = z.object({
  systemPrompt: z.string().check(z.minLength(1), z.maxLength(4_000)),
  data: z.unknown(),
});

/** The answer of the AI service about the measured facts. */
export const securityAnalysis = z.object({
  level: z.enum(['error', 'warning', 'info']),
  message: text(2_000),
  recommendations: z.array(text(1_000)),
  source,
  reason,
});

/** A contact to propose meetings with, and notes about it. */
export const calendarSuggestionRequest = z.object({
  contact: z.object({ id: recordId }),
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

export const noContact = { 'not-found': 'Contact not found' } as const;
const tooManyToday = 'You have reached today’s limit of AI requests. Please try again tomorrow.';
/** What refuses more AI calls than one person may make in a day (WRK-Q156). */
export const aiMessages = {
  tooManyToday,
  goalTextMissing: 'Goal text is required',
  noContent: 'No content found in your notes. Add some tasks first.',
  noTasks: 'No tasks found. Add some tasks first.',
  notEstimated: 'Could not analyze tasks. Please try again later.',
  noEstimates: 'No task estimates returned',
  noGoals: 'No goals available for analysis',
  mailEmpty: 'Email content is missing from OpenAI generation',
  optedOut: 'This contact does not want emails.',
  noPrompt: 'Enter a prompt for the analysis.',
} as const;

export const checkOpenAi = contract({
  method: 'GET',
  path: '/notes-ai/check-openai',
  summary: 'Says whether the AI service is set up',
  caller: 'staff',
  answer: serviceCheck,
});

export const testOpenAiConfig = contract({
  method: 'GET',
  path: '/openai/config-test',
  summary: 'Says whether the AI service is set up, for administrators',
  caller: 'staff',
  answer: configTest,
});

export const analyzeSecurity = contract({
  method: 'POST',
  path: '/security/analyze',
  summary: 'Explains what measured facts mean for security, for administrators',
  caller: 'staff',
  body: securityAnalysisRequest,
  answer: securityAnalysis,
  errors: { invalid: aiMessages.noPrompt },
});

export const analyzeCalendar = contract({
  method: 'POST',
  path: '/ai/analyze-calendar',
  summary: 'Suggests meetings from the notes about a contact',
  caller: 'staff',
  maxBytes: 128 * 1024,
  body: calendarSuggestionRequest,
  answer: calendarSuggestions,
  errors: noContact,
});
