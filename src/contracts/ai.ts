import * as z from 'zod/mini';
import { contract, idPattern } from './contract';

/**
 * The maximum number of characters of a contact's note sent to the AI service, and the number of notes per
 * contact (WRK-712, WRK-713).
 */
export const contactNoteLimit = 500;
export const notesPerContact = 3;

/** Schemas of a record's id, of a text with a maximum length, and of a single line. */
export const recordId = z.string().check(z.regex(idPattern));
export const text = (longest: number) => z.string().check(z.maxLength(longest));
export const line = text(500);

/** The source of a result: the AI service, or a built-in text (WRK-720, WRK-721). */
export const sources = ['ai', 'fallback'] as const;
export const source = z.enum(sources);
export type AiSource = z.infer<typeof source>;

/** The reason why a result is built in: the service has no key, or its answer was unusable. */
export const reason = z.optional(z.enum(['not-configured', 'failed']));

export const priorities = ['high', 'medium', 'low'] as const;

/** The state of the AI service (WRK-699). Never contains the key itself. */
export const serviceCheck = z.object({
  status: z.enum(['ok', 'error']),
  message: z.string(),
  apiKeyPresent: z.boolean(),
  clientInitialized: z.boolean(),
});

/** A shorter form of `serviceCheck`, for administrators (WRK-702). */
export const configTest = z.object({ status: z.enum(['ok', 'error']), message: z.string() });

/**
 * The request of the security screen. The server ignores `systemPrompt` and uses its own prompt (WRK-737,
 * WRK-Q131).
 */
export const securityAnalysisRequest = z.object({
  systemPrompt: z.string().check(z.minLength(1), z.maxLength(4_000)),
  data: z.unknown(),
});

/** The AI service's answer about the measured facts. */
export const securityAnalysis = z.object({
  level: z.enum(['error', 'warning', 'info']),
  message: text(2_000),
  recommendations: z.array(text(1_000)),
  source,
  reason,
});

/** A contact to suggest meetings with, and notes about it. */
export const calendarSuggestionRequest = z.object({
  contact: z.object({ id: recordId }),
  notes: z._default(z.array(text(5_000)).check(z.maxLength(20)), []),
});

/**
 * Meetings that the AI service suggests. They become events only after a person has reviewed them (WRK-754,
 * WRK-Q104).
 */
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
const tooManyToday = 'The daily limit of AI requests is reached. Please try again tomorrow.';
/** Messages of refused AI calls, such as above a person's daily limit (WRK-Q156). */
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
  noPrompt: 'An analysis needs a prompt.',
} as const;

export const checkOpenAi = contract({
  method: 'GET',
  path: '/notes-ai/check-openai',
  summary: 'Whether the AI service is set up',
  caller: 'staff',
  answer: serviceCheck,
});

export const testOpenAiConfig = contract({
  method: 'GET',
  path: '/openai/config-test',
  summary: 'Whether the AI service is set up, for administrators',
  caller: 'staff',
  answer: configTest,
});

export const analyzeSecurity = contract({
  method: 'POST',
  path: '/security/analyze',
  summary: 'What measured facts mean for security, for administrators',
  caller: 'staff',
  body: securityAnalysisRequest,
  answer: securityAnalysis,
  errors: { invalid: aiMessages.noPrompt },
});

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
