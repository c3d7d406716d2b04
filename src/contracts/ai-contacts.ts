import * as z from 'zod/mini';
import { aiMessages, noContact, reason, recordId, source, text } from './ai';
import { contract } from './contract';

/**
 * The contact to analyze. The server reads the record itself and ignores any other data sent (WRK-692,
 * WRK-698, WRK-Q91).
 */
export const contactAnalysisRequest = z.object({ id: recordId });

/** The total length is below the limit of firestore.rules. */
const list = z.array(text(500)).check(z.maxLength(8));

/** An analysis of a contact (WRK-693). `error` is true if the AI service failed (WRK-188). */
export const contactAnalysis = z.object({
  ai_summary: text(5_000),
  ai_next_step: text(2_000),
  /** Separate observations. `ai_next_steps` are further steps in order (WRK-604). */
  ai_insights: z._default(list, []),
  ai_next_steps: z._default(list, []),
  last_analyzed: z.iso.datetime(),
  used_fallback: z.boolean(),
  error: z.optional(z.boolean()),
  reason,
  /** The number of the contact's notes used. */
  notesUsed: z.number(),
});
export type ContactAnalysis = z.infer<typeof contactAnalysis>;

export const generatedMailTypes = ['welcome', 'follow-up'] as const;

/** The contact and kind of an email to write (WRK-Q162). */
export const mailRequest = z.object({ contactId: recordId, type: z.enum(generatedMailTypes) });

export const generatedMail = z.object({
  subject: text(300),
  content: text(10_000),
  source,
  reason,
  /** The number of the contact's notes used (WRK-200). */
  notesUsed: z.number(),
});
export type GeneratedMail = z.infer<typeof generatedMail>;

const analysis = {
  method: 'POST',
  caller: 'staff',
  body: contactAnalysisRequest,
  answer: contactAnalysis,
  errors: noContact,
} as const;

/** Analyzes a contact (WRK-692, WRK-693). */
export const analyzeContact = contract({
  ...analysis,
  path: '/notes-ai/analyze-contact',
  summary: 'Summary and next step for a contact that the caller may see',
});

/** The same endpoint at its second path (WRK-690, WRK-698). */
export const analyzeContactAlias = contract({
  ...analysis,
  path: '/contacts-ai/analyze',
  summary: 'The same as /notes-ai/analyze-contact',
});

export const generateMail = contract({
  method: 'POST',
  path: '/contacts-ai/generate-email',
  summary: 'An email to a contact, to be looked at and sent by hand',
  caller: 'staff',
  body: mailRequest,
  answer: generatedMail,
  errors: { ...noContact, forbidden: aiMessages.optedOut, 'bad-gateway': aiMessages.mailEmpty },
});
