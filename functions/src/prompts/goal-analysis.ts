import * as z from 'zod';
import { contactNoteLimit, priorities } from '@/contracts/ai';
import { goalContentLimit } from '@/contracts/ai-notes';
import { definePrompt, rules, words } from './prompt';

const goalInput = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  category: z.string(),
  isCompleted: z.boolean(),
});

const noteInput = z.object({
  contactName: z.string(),
  content: z.string(),
  category: z.string(),
  timestamp: z.string(),
});

/** Asks for the state of a person's goals and the tasks for today (WRK-714). */
export const goalAnalysisPrompt = definePrompt({
  name: 'goal_analysis',
  system: `${rules}
Look at the goals and at the newest notes about contacts. "statusOverview": two or three sentences. "dailyTasks": at most eight tasks for today, each with a priority, an estimate in minutes and the id of the goal that it serves, or null; null as priority or estimate where you cannot tell. "priorityGoals": at most three goals, by their id, with the next action. "recommendations": at most four. "contactFollowups": at most five sentences, each naming the person and why to get in touch; a note without a name is about a contact that you call "the contact".`,
  input: z.object({ goals: z.array(goalInput), recentContactNotes: z.array(noteInput) }),
  output: z.object({
    statusOverview: words(4_000),
    dailyTasks: z.array(
      z.object({
        task: words(500),
        priority: z.enum(priorities).nullable(),
        estimatedTime: z.number().nullable(),
        relatedGoalId: z.string().nullable(),
      }),
    ),
    priorityGoals: z.array(z.object({ id: z.string(), nextAction: words(1_000) })),
    recommendations: z.array(words(1_000)),
    contactFollowups: z.array(words(1_000)),
  }),
  data: ({ goals, recentContactNotes }) => ({
    goals: goals.map(({ content, ...goal }) => ({ ...goal, content: content.slice(0, goalContentLimit) })),
    recentContactNotes: recentContactNotes.map(({ content, ...note }) => ({
      ...note,
      content: content.slice(0, contactNoteLimit),
    })),
  }),
});
