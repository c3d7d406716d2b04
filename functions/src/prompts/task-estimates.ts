import * as z from 'zod';
import { definePrompt, rules, words } from './prompt';

/** How long tasks will take (WRK-717). */
export const taskEstimatesPrompt = definePrompt({
  name: 'task_estimates',
  system: `${rules}
Estimate each task of the list, in its order and in its words: "estimatedTime" in minutes of work, "explanation" in one sentence. All tasks together have to fit into the timeframe where that is possible.`,
  input: z.object({ tasks: z.array(z.string()), timeframe: z.string() }),
  output: z.object({
    tasks: z.array(z.object({ task: words(500), estimatedTime: z.number(), explanation: words(1_000) })),
  }),
  data: (input) => input,
});
