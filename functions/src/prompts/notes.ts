import * as z from 'zod';
import { sentiments } from '@/contracts/ai-notes';
import { definePrompt, rules, words } from './prompt';

/** Asks for a note's main points and tasks (WRK-716). */
export const noteAnalysisPrompt = definePrompt({
  name: 'note_analysis',
  system: `${rules}
Analyse the text of one note. "suggestedCategory": one of general, followup, meeting, task, important, goal, project. "sentiment": the tone of the text. "keyPoints": at most five, each one sentence. "tasks": at most ten things that the text says have to be done, each as an instruction.`,
  input: z.object({ content: z.string() }),
  output: z.object({
    suggestedCategory: z.enum(['general', 'followup', 'meeting', 'task', 'important', 'goal', 'project']),
    sentiment: z.enum(sentiments),
    keyPoints: z.array(words(1_000)),
    tasks: z.array(words(500)),
  }),
  data: (input) => input,
});

/** Asks for a first text for a note (WRK-708, WRK-720). */
export const suggestionPrompt = definePrompt({
  name: 'note_suggestion',
  system: `${rules}
Draft the text of a note of the given category for the given title. "content": at most twelve short lines, one thing a line. Tasks begin with "[ ] ". Leave a gap after a colon where only the author can know what belongs there.`,
  input: z.object({ category: z.string(), title: z.string() }),
  output: z.object({ content: words(10_000) }),
  data: (input) => input,
});
