import type { AnalysedGoal, GoalAnalysis, NoteAnalysis, TaskEstimates } from './ai-notes';

/**
 * Suggested texts for a note without the AI service, by category. Custom categories use `general` (WRK-364,
 * WRK-Q90).
 */
const noteTemplates: Readonly<Record<string, string>> = {
  general: [
    'What this is about:',
    '',
    'What I know so far:',
    '- ',
    '',
    'What I want to find out:',
    '- ',
  ].join('\n'),
  followup: [
    'Last contact: ',
    'What we agreed:',
    '- ',
    '',
    'What I promised:',
    '[ ] ',
    '',
    'When I get back to them: ',
  ].join('\n'),
  meeting: [
    'Who took part: ',
    'What we wanted to decide:',
    '- ',
    '',
    'What was decided:',
    '- ',
    '',
    'Who does what, by when:',
    '[ ] ',
  ].join('\n'),
  task: [
    'Done when: ',
    '',
    'Steps:',
    '[ ] Gather what is needed',
    '[ ] Do the work',
    '[ ] Tell those who wait for it',
    '',
    'Due: ',
  ].join('\n'),
  important: [
    'What happened: ',
    'Why it matters: ',
    '',
    'What has to be done, and by whom:',
    '[ ] ',
    '',
    'Who has to know: ',
  ].join('\n'),
  goal: [
    'What will be different when we are there: ',
    'How we will know: ',
    'By when: ',
    '',
    'Next Steps',
    '[ ] Write down where we stand today',
    '[ ] Choose the first thing to try',
    '[ ] Set a day to look at it again',
  ].join('\n'),
  project: [
    'What it is for: ',
    'Who it is for: ',
    'What is not part of it: ',
    '',
    'Milestones:',
    '[ ] ',
    '',
    'What could go wrong:',
    '- ',
  ].join('\n'),
};

/** Returns the built-in text for a category of notes. */
export const noteTemplate = (category: string): string =>
  (Object.hasOwn(noteTemplates, category) ? noteTemplates[category] : noteTemplates['general']) ?? '';

/** The texts shown instead of an analysis of a contact if there is none (WRK-187). */
export const contactFallback = {
  summary: 'AI analysis unavailable',
  nextStep: 'Please try again later',
} as const;

/** The texts shown if the AI service failed (WRK-188). */
export const contactFailure = {
  summary: 'Unable to analyze contact at this time. The AI service did not answer as it should.',
  nextStep: 'Please try again later',
} as const;

const plural = (count: number, one: string, other: string): string => `${count} ${count === 1 ? one : other}`;

/** Returns a generic analysis of goals (WRK-374 to WRK-377). */
export function genericGoalAnalysis(
  goals: readonly AnalysedGoal[],
  timestamp: string,
): Omit<GoalAnalysis, 'source' | 'reason'> {
  const active = goals.filter(({ isCompleted }) => !isCompleted);
  const completed = goals.length - active.length;
  return {
    statusOverview: `You have ${plural(active.length, 'active goal', 'active goals')} and ${plural(completed, 'completed goal', 'completed goals')}.`,
    dailyTasks: [
      {
        task: 'Review all goals and update their progress',
        priority: 'high',
        estimatedTime: 15,
        relatedGoalId: null,
        relatedGoalTitle: null,
      },
      ...active.map(({ id, title }) => ({
        task: `Do one thing that moves “${title || 'Untitled note'}” forward`,
        priority: 'medium' as const,
        estimatedTime: 10,
        relatedGoalId: id,
        relatedGoalTitle: title,
      })),
    ],
    priorityGoals: active.slice(0, 3).map(({ id, title }) => ({
      id,
      title,
      nextAction: 'Write down the next small step and the day on which you will take it.',
    })),
    recommendations: [
      'Break large goals into steps that fit into one sitting.',
      'Set a day for each goal on which you look at it again.',
      'Complete or archive the goals that no longer matter.',
    ],
    contactFollowups: ['Unable to analyze contact notes at this time'],
    timestamp,
  };
}

// Apply these only to trimmed, single lines. Otherwise a failed match is retried from each space of a long
// run, which is slow.
const taskLine = /^(?:\[ ?\]|[-*•☐]|\d{1,2}[.)])\s+(.+)$/;
const doneLine = /^\[[xX]\]\s+/;
const namedTaskLine = /^(?:task|to-?do)\s*:\s*(.+)$/i;

/**
 * Returns the tasks in a text: open checkboxes, list items, and lines that begin with "Task:" or "To do:".
 */
export function tasksIn(text: string): readonly string[] {
  const lines = text
    .split(/[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => !doneLine.test(line));
  const listed = lines.flatMap((line) => taskLine.exec(line)?.[1] ?? []);
  const named = lines.flatMap((line) => namedTaskLine.exec(line)?.[1] ?? []);
  return [...new Set([...listed, ...named])].slice(0, 50);
}

/**
 * Returns the timeframe in a text, such as "within 10 days", or two weeks if there is none (WRK-380,
 * WRK-381).
 */
export function timeframeIn(text: string): string {
  const found = /\bwithin\s+(\d{1,3})\s+(day|week|month)s?\b/i.exec(text);
  if (found === null) return '2 weeks';
  const [, count = '2', unit = 'week'] = found;
  return `${count} ${unit.toLowerCase()}${count === '1' ? '' : 's'}`;
}

/** Returns estimates without the AI service: half an hour for every task. */
export const standardEstimates = (
  tasks: readonly string[],
  timeframe: string,
  timestamp: string,
): Omit<TaskEstimates, 'source' | 'reason'> => ({
  tasks: tasks.map((task) => ({
    task,
    estimatedTime: 30,
    explanation: 'A standard estimate: nothing is known about this task.',
  })),
  timeframe,
  timestamp,
  taskCount: tasks.length,
});

const categoryWords: Readonly<Record<string, RegExp>> = {
  meeting: /\b(meeting|agenda|attend|minutes|call with)\b/i,
  followup: /\b(follow[- ]?up|get back|reply|remind|call back)\b/i,
  goal: /\b(goal|objective|target|by the end of)\b/i,
  project: /\b(project|milestone|roadmap|launch)\b/i,
  important: /\b(urgent|important|asap|critical|deadline)\b/i,
};

/**
 * Returns an analysis of a note without the AI service: a category from keywords, the first sentences, the
 * open tasks.
 */
export function plainNoteAnalysis(text: string): Omit<NoteAnalysis, 'source' | 'reason'> {
  const tasks = [...tasksIn(text)];
  const category = Object.entries(categoryWords).find(([, words]) => words.test(text))?.[0];
  const sentences = text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((each) => each.trim())
    .filter((each) => each.length > 12);
  return {
    suggestedCategory: category ?? (tasks.length > 0 ? 'task' : 'general'),
    sentiment: 'neutral',
    keyPoints: sentences.slice(0, 3).map((each) => each.slice(0, 300)),
    tasks,
  };
}

/** Returns generic tasks for any goal, without the AI service. */
export const goalTasksFallback = (title: string): string =>
  [
    `[ ] Write down what “${title || 'this goal'}” looks like when it is reached`,
    '[ ] List what stands in the way, and choose the first thing to solve',
    '[ ] Set a day to look at the progress again',
  ].join('\n');

interface Addressee {
  readonly firstName: string;
  readonly company: string;
}

/**
 * Returns an email written without the AI service, to be completed by hand. A follow-up has four sentences
 * (WRK-201).
 */
export function mailFallback(
  type: 'welcome' | 'follow-up',
  { firstName, company }: Addressee,
): { readonly subject: string; readonly content: string } {
  const greeting = firstName === '' ? 'Hello,' : `Hello ${firstName},`;
  const team = company === '' ? 'your team' : `the team at ${company}`;
  if (type === 'welcome')
    return {
      subject: 'Good to meet you',
      content: `${greeting}\n\nthank you for getting in touch. We help nonprofits use AI with care, connect their data and raise funds. Tell me what keeps ${team} busy at the moment, and I will think about where we can help.\n\nKind regards`,
    };
  return {
    subject: 'Following up',
    content: `${greeting}\n\nthank you for the time you took when we last spoke. I have thought about what would help ${team} most. Is there a question that has come up since then? I am happy to find half an hour this week or next.\n\nKind regards`,
  };
}
