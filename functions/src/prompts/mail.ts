import * as z from 'zod';
import { contactNoteLimit } from '@/contracts/ai';
import { generatedMailTypes } from '@/contracts/ai-contacts';
import { definePrompt, rules, words } from './prompt';

/** Asks for a welcome or follow-up email to one contact (WRK-200, WRK-201). */
export const mailPrompt = definePrompt({
  name: 'mail',
  system: `${rules}
Write an e-mail to the contact in the name of the colleague. A "welcome" introduces us in three sentences and asks one question. A "follow-up" has four to five sentences and takes up what the notes say was talked about. "subject": at most eight words. "content": greeting, text, "Kind regards", the colleague's name. Do not quote the notes, and say nothing from them that is not meant for the contact's eyes.`,
  input: z.object({
    type: z.enum(generatedMailTypes),
    colleague: z.string(),
    contact: z.object({
      firstName: z.string(),
      lastName: z.string(),
      company: z.string(),
      position: z.string(),
    }),
    notes: z.array(z.object({ content: z.string(), date: z.string() })),
  }),
  // Nullable, so that an answer without one of them differs from an unreadable answer (WRK-199).
  output: z.object({ subject: words(300).nullable(), content: words(10_000).nullable() }),
  data: ({ notes, ...rest }) => ({
    ...rest,
    notes: notes.map(({ content, date }) => ({ date, content: content.slice(0, contactNoteLimit) })),
  }),
});
