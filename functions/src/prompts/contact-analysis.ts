import * as z from 'zod';
import { contactNoteLimit } from '@/contracts/ai';
import { definePrompt, rules, words } from './prompt';

const noteInput = z.object({ content: z.string(), category: z.string(), date: z.string() });

/** Asks for a summary and a next step for one contact (WRK-693). */
export const contactAnalysisPrompt = definePrompt({
  name: 'contact_analysis',
  system: `${rules}
Write for a colleague who is about to talk to this contact. "summary": two to four sentences on who this is, what they work on and where the relationship stands. "nextStep": one sentence with the one thing to do next. "insights": at most five single observations that the data supports. "nextSteps": at most five further steps in their order. Where the data says nothing useful, say so in the summary.`,
  input: z.object({
    name: z.string(),
    company: z.string(),
    position: z.string(),
    email: z.string(),
    phone: z.string(),
    linkedin: z.string(),
    status: z.string(),
    lastInteraction: z.string(),
    notes: z.array(noteInput),
  }),
  output: z.object({
    summary: words(5_000),
    nextStep: words(2_000),
    // Both lists are optional: an analysis without them is still useful.
    insights: z.array(words(500)).catch([]),
    nextSteps: z.array(words(500)).catch([]),
  }),
  data: ({ notes, ...contact }) => ({
    ...contact,
    notes: notes.map(({ content, ...note }) => ({ ...note, content: content.slice(0, contactNoteLimit) })),
  }),
});
