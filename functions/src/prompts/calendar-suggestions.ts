import * as z from 'zod';
import { contactNoteLimit, priorities } from '@/contracts/ai';
import { definePrompt, rules, words } from './prompt';

/** Asks for meetings that the notes about a contact suggest (WRK-753, WRK-754). */
export const calendarSuggestionsPrompt = definePrompt({
  name: 'calendar_suggestions',
  system: `${rules}
Propose at most three meetings with the contact that the notes call for; none where they call for none. "suggestedTime" in words ("early next week, in the morning"), "durationMinutes" a multiple of 15, "attendees" only people whom the data names. "text": the proposals in one or two sentences.`,
  input: z.object({
    contact: z.object({ name: z.string(), company: z.string(), position: z.string() }),
    notes: z.array(z.string()),
  }),
  output: z.object({
    text: words(10_000),
    suggestions: z.array(
      z.object({
        title: words(300),
        description: words(2_000),
        suggestedTime: words(200),
        durationMinutes: z.number(),
        priority: z.enum(priorities),
        attendees: z.array(words(300)),
      }),
    ),
  }),
  data: ({ notes, ...rest }) => ({ ...rest, notes: notes.map((each) => each.slice(0, contactNoteLimit)) }),
});
