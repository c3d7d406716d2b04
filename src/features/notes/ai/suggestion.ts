import type { GoalAnalysis, Suggestion, TaskEstimates } from '@/contracts/ai-notes';
import { genericGoalAnalysis, noteTemplate, tasksIn } from '@/contracts/ai-fallbacks';
import type { AiError } from '@/shared/api/call-ai';
import { noteAiTexts as texts } from './texts';

/** What was suggested for a note, and what people have to know of it. */
export interface SuggestedText {
  readonly content: string;
  readonly notices: readonly string[];
}

interface SuggestionCalls {
  readonly estimate: (content: string) => Promise<TaskEstimates>;
  readonly suggest: (category: string, title: string) => Promise<Suggestion>;
}

const isAiError = (error: unknown): error is AiError => error instanceof Error && error.name === 'AiError';

function problemOf(error: AiError): string {
  if (error.kind === 'signed-out') return texts.signedOut;
  if (error.kind === 'network') return texts.offline;
  const reason = error.text ?? error.message;
  return reason === '' ? texts.notSuggested : texts.notSuggestedBecause(reason);
}

/**
 * A text for a note: estimates of its tasks where it has some, else a suggestion, and the template of its category where the AI
 * fails (WRK-352 to WRK-354, WRK-360). Rejects only with what is no failure of the AI, as a cancelled call.
 */
export async function suggestText(
  { category, title, text }: { readonly category: string; readonly title: string; readonly text: string },
  { estimate, suggest }: SuggestionCalls,
): Promise<SuggestedText> {
  const notices: string[] = [];
  if (tasksIn(text).length > 0) {
    try {
      const { tasks, source } = await estimate(text);
      return {
        content: tasks
          .map(({ task, estimatedTime, explanation }) =>
            texts.estimateLine(task, texts.estimate(estimatedTime), explanation),
          )
          .join('\n'),
        notices: source === 'fallback' ? [texts.unavailable] : [],
      };
    } catch (error) {
      if (!isAiError(error)) throw error;
      notices.push(texts.notEstimated);
    }
  }
  try {
    const { content, source } = await suggest(category, title);
    if (content.trim() === '')
      return { content: noteTemplate(category), notices: [...notices, texts.usesTemplate] };
    return { content, notices: source === 'fallback' ? [...notices, texts.unavailable] : notices };
  } catch (error) {
    if (!isAiError(error)) throw error;
    return { content: noteTemplate(category), notices: [...notices, problemOf(error), texts.usesTemplate] };
  }
}

type Goals = Parameters<typeof genericGoalAnalysis>[0];

/** An analysis of goals, the generic one where the AI cannot be reached (WRK-374). Rejects with what is no failure of the AI. */
export async function analysisOfGoals(
  goals: Goals,
  analyze: () => Promise<GoalAnalysis>,
  now: Date,
): Promise<GoalAnalysis> {
  try {
    return await analyze();
  } catch (error) {
    if (!isAiError(error)) throw error;
    return { ...genericGoalAnalysis(goals, now.toISOString()), source: 'fallback', reason: 'failed' };
  }
}
