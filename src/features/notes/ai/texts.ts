import { formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';

/** Texts of what the AI does for notes; those whose words a requirement row fixes name the row. */
export const noteAiTexts = {
  suggest: 'Suggest text',
  analyze: 'Analyze note',
  tasks: 'Suggest tasks',
  /** WRK-240 */
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
  /** WRK-373 */
  priorities: { high: 'High', medium: 'Medium', low: 'Low' },
  /** WRK-372 */
  estimate: (minutes: number): string => {
    if (minutes < 60) return `${formatNumber(minutes)} min`;
    const rest = minutes % 60;
    const hours = `${formatNumber(Math.floor(minutes / 60))} h`;
    return rest === 0 ? hours : `${hours} ${rest} min`;
  },
  estimateLine: (task: string, time: string, explanation: string) => `[ ] ${task} (${time}): ${explanation}`,
  /** WRK-353 */
  notEstimated: 'Unable to analyze tasks. Generating standard suggestion instead.',
  /** WRK-356 */
  signedOut: 'Authentication error. Please log in again.',
  /** WRK-357 */
  offline: 'Network error. Please check your connection.',
  /** WRK-359 */
  notSuggested: 'Failed to generate suggestion',
  /** WRK-362 */
  notSuggestedBecause: (reason: string) => `Failed to generate suggestion: ${reason}`,
  /** WRK-360 */
  usesTemplate: 'Using a template instead of AI suggestion',
  /** WRK-361 */
  unavailable: 'AI service is temporarily unavailable. Using a template instead.',
  /** WRK-366 */
  notAnalyzed: 'Failed to analyze note content. Please try again.',
  /** WRK-363, WRK-Q88 */
  noActiveGoals: 'No active goals found. Add a goal to get better suggestions.',
  /** WRK-368 */
  noGoals: 'No goals available for analysis',
  /** WRK-378 */
  fallbackBanner: 'Using Fallback Analysis',
  /** WRK-379 */
  noGoalAnalysis: 'Failed to generate analysis',
  /** WRK-386 */
  noContent: 'No content found in your notes. Add some tasks first.',
  /** WRK-387 */
  noTaskNotes: 'No notes with tasks found to analyze.',
  /** WRK-388 */
  taskAnalysisFailed: 'Task analysis failed',
  /** WRK-389 */
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
