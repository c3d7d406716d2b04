import type { GoalAnalysis, Suggestion, TaskEstimates } from '@/contracts/ai-notes';
import { genericGoalAnalysis, noteTemplate, tasksIn } from '@/contracts/ai-fallbacks';
import type { AiError } from '@/shared/api/call-ai';
import { noteAiTexts as texts } from './texts';

/** A suggested text for a note, with notices for the person. */
export interface SuggestedText {
  readonly content: string;
  readonly notices: readonly string[];
}

interface SuggestionCalls {
  readonly estimate: (content: string) => Promise<TaskEstimates>;
  readonly suggest: (category: string, title: string) => Promise<Suggestion>;
}

const isAiError = (error: unknown): error is AiError => error instanceof Error && error.name === 'AiError';

function suggestionErrorMessage(error: AiError): string {
  if (error.kind === 'signed-out') return texts.signedOut;
  if (error.kind === 'network') return texts.offline;
  const reason = error.text ?? error.message;
  return reason === '' ? texts.notSuggested : texts.notSuggestedBecause(reason);
}

/**
 * Suggests a text for a note. Estimates its tasks if it has any. Otherwise asks for a suggestion, and falls
 * back to the category's template if the AI fails (WRK-352 to WRK-354, WRK-360). Rejects only with errors
 * that do not come from the AI, such as a cancelled call.
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
    return {
      content: noteTemplate(category),
      notices: [...notices, suggestionErrorMessage(error), texts.usesTemplate],
    };
  }
}

type Goals = Parameters<typeof genericGoalAnalysis>[0];

/**
 * Analyzes goals. Falls back to a generic analysis if the AI fails (WRK-374). Rejects only with other errors.
 */
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
