import { analyzeContact, type ContactAnalysis } from '@/contracts/ai-contacts';
import type { AiCheck, AiError } from '@/shared/api/call-ai';
import type { Contact } from '../schema';
import { analysisTexts as texts } from './texts';

/** What a run of the analysis ended with: one final message (WRK-Q52), and the analysis if there is one. */
export type AnalysisOutcome =
  | {
      readonly kind: 'success' | 'fallback';
      readonly message: string;
      readonly analysis: ContactAnalysis;
      /**
       * Whether it may take the place of what is stored: a built-in text never replaces a real analysis (WRK-Q51), and is
       * not stored where no service is set up.
       */
      readonly isStored: boolean;
    }
  | { readonly kind: 'failure'; readonly message: string };

/** How the analysis is asked for; `isAiError` and the calls stand here so that a run can be tried without a network. */
export interface AnalysisCalls {
  readonly check: () => Promise<AiCheck>;
  readonly call: (
    contract: typeof analyzeContact,
    call: { body: { id: string } },
  ) => Promise<ContactAnalysis | undefined>;
  /** Says something while the run goes on. */
  readonly warn: (text: string) => void;
}

/** Whether a contact has an analysis that the AI service has made. */
export const hasRealAnalysis = ({
  ai_summary,
  used_fallback,
}: Pick<Contact, 'ai_summary' | 'used_fallback'>): boolean =>
  (ai_summary ?? '') !== '' && used_fallback !== true;

const failureOf = (error: Partial<AiError>, isRefresh: boolean): string => {
  if (error.kind === 'signed-out') return texts.notSignedIn;
  if (error.kind === 'html') return texts.notConfigured;
  const reason = error.text ?? error.message ?? '';
  return isRefresh ? texts.notRefreshed(reason) : texts.failed(reason);
};

/**
 * Analyses a contact: looks whether the service is set up, warns where it is not or cannot be known, and goes on (WRK-190,
 * WRK-191). Never rejects, except with the reason of a signal that the calls carry.
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
      return { kind: 'failure', message: failureOf(error as AiError, isRefresh) };
    throw error;
  }
  if (analysis === undefined || (analysis.ai_summary === '' && analysis.ai_next_step === ''))
    return { kind: 'failure', message: texts.unusable };
  if (!analysis.used_fallback)
    return {
      kind: 'success',
      message: isRefresh ? texts.refreshed : texts.success,
      analysis,
      isStored: true,
    };
  const message = isRefresh ? texts.refreshedFallback : analysis.error ? texts.errorFallback : texts.fallback;
  // Without a service there is no analysis to store, only the text that says so.
  return { kind: 'fallback', message, analysis, isStored: !isRefresh && !lacksService };
}
