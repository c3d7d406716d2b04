import * as z from 'zod';
import { definePrompt, rules, words } from './prompt';

/** A first text for a note (WRK-708, WRK-720). */
export const suggestionPrompt = definePrompt({
  name: 'note_suggestion',
  system: `${rules}
Draft the text of a note of the given category for the given title. "content": at most twelve short lines, one thing a line. Tasks begin with "[ ] ". Leave a gap after a colon where only the author can know what belongs there.`,
  input: z.object({ category: z.string(), title: z.string() }),
  output: z.object({ content: words(10_000) }),
  data: (input) => input,
});
