import { formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';

/** Texts of the AI features for notes. The requirements fix some of them word for word. */
export const noteAiTexts = {
  suggest: 'Suggest text',
  analyze: 'Analyze note',
  tasks: 'Suggest tasks',
  goals: 'Analyze Goals',
  estimates: 'Estimate Tasks',
  estimatesTitle: 'Estimates of Tasks',
  suggestTitle: (title: string) => `Suggestion for ${title}`,
  analysisTitle: 'Note Analysis',
  tasksTitle: (title: string) => `Tasks for ${title}`,
  goalsTitle: 'Smart Goal Analysis',
  use: 'Open in the note form',
  addSteps: 'Add as next steps',
  suggestion: 'Suggestion',
  category: 'Suggested category',
  sentiment: 'Tone',
  sentiments: { positive: 'Positive', neutral: 'Neutral', negative: 'Negative' },
  keyPoints: 'Key points',
  noKeyPoints: 'No points stand out.',
  taskList: 'Tasks',
  noTasks: 'The text names no tasks.',
  builtIn: 'This result is built in: no AI service is set up.',
  madeFromText: 'Made from the text of this note.',
  madeFromGoals: (goals: number, notes: number) =>
    `Made from ${plural(goals, { one: '1 goal', other: `${formatNumber(goals)} goals` })} and ${plural(notes, { one: '1 note about contacts', other: `${formatNumber(notes)} notes about contacts` })}.`,
  overview: 'Where you stand',
  dailyTasks: 'Tasks for today',
  priorityGoals: 'Goals that matter most now',
  recommendations: 'Recommendations',
  followups: 'People to get in touch with',
  nothing: 'Nothing for now.',
  forGoal: (title: string) => `for ${title}`,
  priorities: { high: 'High', medium: 'Medium', low: 'Low' },
  estimate: (minutes: number): string => {
    if (minutes < 60) return `${formatNumber(minutes)} min`;
    const rest = minutes % 60;
    const hours = `${formatNumber(Math.floor(minutes / 60))} h`;
    return rest === 0 ? hours : `${hours} ${rest} min`;
  },
  estimateLine: (task: string, time: string, explanation: string) => `[ ] ${task} (${time}): ${explanation}`,
  notEstimated: 'Unable to analyze tasks. Generating standard suggestion instead.',
  signedOut: 'Authentication error. Please log in again.',
  offline: 'Network error. Please check your connection.',
  notSuggested: 'Failed to generate suggestion',
  notSuggestedBecause: (reason: string) => `Failed to generate suggestion: ${reason}`,
  usesTemplate: 'Using a template instead of AI suggestion',
  unavailable: 'AI service is temporarily unavailable. Using a template instead.',
  notAnalyzed: 'Failed to analyze note content. Please try again.',
  noActiveGoals: 'No active goals found. Add a goal to get better suggestions.',
  noGoals: 'No goals available for analysis',
  fallbackBanner: 'Using Fallback Analysis',
  noGoalAnalysis: 'Failed to generate analysis',
  noContent: 'No content found in your notes. Add some tasks first.',
  noTaskNotes: 'No notes with tasks found to analyze.',
  taskAnalysisFailed: 'Task analysis failed',
  analysisFailed: 'Analysis failed',
  together: (tasks: number, time: string, timeframe: string) =>
    `${plural(tasks, { one: '1 task takes', other: `${formatNumber(tasks)} tasks take` })} about ${time} of work, within ${timeframe}.`,
  madeFromNotes: (notes: number) =>
    plural(notes, {
      one: 'Made from 1 note with open tasks.',
      other: `Made from ${formatNumber(notes)} notes with open tasks.`,
    }),
  tasksFailed: 'Failed to generate next step',
} as const;
