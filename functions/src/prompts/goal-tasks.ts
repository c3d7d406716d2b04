import * as z from 'zod';
import { definePrompt, rules, words } from './prompt';

/** The tasks that lead to a goal (WRK-719). */
export const goalTasksPrompt = definePrompt({
  name: 'goal_tasks',
  system: `${rules}
Break the goal into three to seven tasks in the order in which they are done. Each is one sentence that begins with a verb and can be done in one sitting. Leave out what the goal says is done already.`,
  input: z.object({ goalTitle: z.string(), goalText: z.string() }),
  output: z.object({ tasks: z.array(words(500)) }),
  data: (input) => input,
});
