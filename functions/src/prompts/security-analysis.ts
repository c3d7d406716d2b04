import * as z from 'zod';
import { definePrompt, rules, words } from './prompt';

/** Asks what the measured facts mean for the security of the workspace (WRK-737). */
export const securityAnalysisPrompt = definePrompt({
  name: 'security_analysis',
  system: `${rules}
The data are measured facts about the security of this workspace. "level": error where something has to be done today, warning where it has to be done soon, info otherwise. "message": two sentences. "recommendations": at most five, the most pressing first; none where nothing follows from the facts.`,
  input: z.object({ data: z.unknown() }),
  output: z.object({
    level: z.enum(['error', 'warning', 'info']),
    message: words(2_000),
    recommendations: z.array(words(1_000)),
  }),
  data: ({ data }) => data,
});
