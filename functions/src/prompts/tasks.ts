import * as z from 'zod';
import { definePrompt, rules, words } from './prompt';

/** Asks for the tasks that lead to a goal (WRK-719). */
export const goalTasksPrompt = definePrompt({
  name: 'goal_tasks',
  system: `${rules}
Break the goal into three to seven tasks in the order in which they are done. Each is one sentence that begins with a verb and can be done in one sitting. Leave out what the goal says is done already.`,
  input: z.object({ goalTitle: z.string(), goalText: z.string() }),
  output: z.object({ tasks: z.array(words(500)) }),
  data: (input) => input,
});

/** Asks how long tasks will take (WRK-717). */
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
