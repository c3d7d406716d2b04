/** What failed calls say; those whose words a requirement row fixes name the row. */
export const apiTexts = {
  /** WRK-728 */
  loginAgain: 'Authentication required. Please log in again.',
  /** WRK-729 */
  html: 'Received HTML instead of JSON',
  /** WRK-730 */
  serverError: 'Server error',
  /** WRK-731 */
  notJson: 'Invalid JSON in server response',
  /** WRK-732 */
  wrongShape: 'Invalid response format from server',
  /** WRK-189 */
  empty: 'Empty response received from server',
  /** WRK-733, WRK-706 */
  timedOut: 'Request timed out',
  /** WRK-734 */
  callFailed: (reason: string) => `API call failed: ${reason}`,
  /** WRK-703 */
  notSignedIn: 'User not authenticated',
  /** WRK-704 */
  authenticationFailed: (reason: string) => `Authentication failed: ${reason}`,
  /** WRK-705 */
  returned: (status: number) => `Server returned ${status}`,
  /** WRK-707 */
  noEndpoint: 'OpenAI check endpoint not found',
} as const;
