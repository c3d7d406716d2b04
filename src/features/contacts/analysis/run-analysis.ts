import { analyzeContact, type ContactAnalysis } from '@/contracts/ai-contacts';
import type { AiCheck, AiError } from '@/shared/api/call-ai';
import type { Contact } from '../schema';
import { analysisTexts as texts } from './texts';

/** The outcome of an analysis run: one final message (WRK-Q52) and, if it succeeded, the analysis. */
export type AnalysisOutcome =
  | {
      readonly kind: 'success' | 'fallback';
      readonly message: string;
      readonly analysis: ContactAnalysis;
      /**
       * True if it may replace the stored analysis without asking. A built-in text never replaces a real
       * analysis (WRK-Q51) and is not stored if no AI service is configured.
       */
      readonly mayReplace: boolean;
    }
  | { readonly kind: 'failure'; readonly message: string };

/** The calls of an analysis run. They are passed in so that tests need no network. */
export interface AnalysisCalls {
  readonly check: () => Promise<AiCheck>;
  readonly call: (
    contract: typeof analyzeContact,
    call: { body: { id: string } },
  ) => Promise<ContactAnalysis | undefined>;
  /** Shows a warning during the run. */
  readonly warn: (text: string) => void;
}

/** Checks whether a contact has an analysis written by the AI service. */
export const hasRealAnalysis = ({
  ai_summary,
  used_fallback,
}: Pick<Contact, 'ai_summary' | 'used_fallback'>): boolean =>
  (ai_summary ?? '') !== '' && used_fallback !== true;

const analysisErrorMessage = (error: Partial<AiError>, isRefresh: boolean): string => {
  if (error.kind === 'signed-out') return texts.notSignedIn;
  if (error.kind === 'html') return texts.notConfigured;
  const reason = error.text ?? error.message ?? '';
  return isRefresh ? texts.notRefreshed(reason) : texts.failed(reason);
};

/**
 * Analyzes a contact. First checks whether the AI service is configured, and warns if it is not or the check
 * fails. Runs the analysis in any case (WRK-190, WRK-191). Rejects only with the reason of a signal in the
 * calls.
 */
export async function runAnalysis(
  contact: Pick<Contact, 'ai_summary' | 'used_fallback'> & { readonly id: string },
  { check, call, warn }: AnalysisCalls,
): Promise<AnalysisOutcome> {
  if (contact.id === '') return { kind: 'failure', message: texts.noContact };
  const isRefresh = hasRealAnalysis(contact);
  const checked = await check();
  const hasError = checked.status === 'error';
  const lacksService = hasError && !checked.apiKeyPresent && checked.message.startsWith('OpenAI API key');
  if (hasError) warn(lacksService ? texts.noKey : texts.notVerified);
  let analysis: ContactAnalysis | undefined;
  try {
    analysis = await call(analyzeContact, { body: { id: contact.id } });
  } catch (error) {
    if (error instanceof Error && error.name === 'AiError')
      return { kind: 'failure', message: analysisErrorMessage(error as AiError, isRefresh) };
    throw error;
  }
  if (analysis === undefined || (analysis.ai_summary === '' && analysis.ai_next_step === ''))
    return { kind: 'failure', message: texts.unusable };
  if (!analysis.used_fallback)
    return {
      kind: 'success',
      message: isRefresh ? texts.refreshed : texts.success,
      analysis,
      mayReplace: true,
    };
  const message = isRefresh ? texts.refreshedFallback : analysis.error ? texts.errorFallback : texts.fallback;
  // Without an AI service, there is no analysis to store, only a text that says so.
  return { kind: 'fallback', message, analysis, mayReplace: !isRefresh && !lacksService };
}
