import { plural } from '@/shared/i18n/plural';

/** Texts of the AI analysis of contacts; those whose words a requirement row fixes name the row. */
export const analysisTexts = {
  title: (name: string) => `AI analysis of ${name}`,
  summary: 'Summary',
  nextStep: 'Next step',
  insights: 'Insights',
  nextSteps: 'Further steps',
  analyzed: (when: string) => `Analyzed ${when}`,
  none: 'There is no analysis of this contact yet.',
  sends:
    'The contact’s name, work, ways to reach it, and its newest notes that you can see go to the AI service.',
  run: 'Analyze',
  refresh: 'Refresh analysis',
  running: 'Analyzing…',
  repeating: 'Still analyzing, the service did not answer at once…',
  cancel: 'Cancel',
  close: 'Close',
  cancelled: 'The analysis was cancelled.',
  now: 'Now',
  proposed: 'New',
  accept: 'Use the new analysis',
  reject: 'Keep the present one',
  kept: 'The present analysis stays.',
  madeFrom: (notes: number) =>
    plural(notes, {
      one: 'Made from the contact’s own fields and 1 note.',
      other: `Made from the contact’s own fields and ${notes} notes.`,
    }),
  saving: 'Saving…',
  changeOf: (name: string) => `AI analysis of ${name}`,
  /** WRK-178 */
  notSignedIn: 'You must be logged in to use AI Analysis',
  /** WRK-179 */
  noContact: 'Invalid contact for AI analysis',
  /** WRK-181 */
  success: 'AI Analysis completed successfully',
  /** WRK-182 */
  fallback: 'AI Analysis completed with fallback content due to OpenAI service issues',
  /** WRK-183 */
  failed: (message: string) => `AI Analysis failed: ${message === '' ? 'Unknown error' : message}`,
  /** WRK-184 */
  errorFallback: 'AI Analysis encountered an error. Using fallback content.',
  /** WRK-185 */
  unusable: 'Analysis could not be completed. Please try again.',
  /** WRK-186 */
  notSaved: 'Unable to save analysis results to database',
  /** WRK-190 */
  noKey: 'OpenAI API key is missing. Using fallback analysis.',
  /** WRK-191 */
  notVerified: 'Could not verify AI service. Will attempt analysis anyway.',
  /** WRK-192 */
  notConfigured: 'The AI service is not properly configured in the deployed environment.',
  /** WRK-193 */
  refreshed: 'Analysis refreshed successfully',
  /** WRK-194 */
  refreshedFallback: 'Analysis refreshed with fallback content due to OpenAI service issues',
  /** WRK-195 */
  notRefreshed: (reason: string) => `Failed to refresh analysis: ${reason}`,
  /** WRK-196, WRK-Q52 */
  incomplete: 'The analysis is incomplete. Refresh to try again.',
  /** WRK-197, WRK-Q52 */
  usesFallback: 'This analysis uses fallback content.',
} as const;
