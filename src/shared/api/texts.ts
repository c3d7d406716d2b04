/** The messages of failed calls. */
export const apiTexts = {
  loginAgain: 'Authentication required. Please log in again.',
  html: 'Received HTML instead of JSON',
  serverError: 'Server error',
  notJson: 'Invalid JSON in server response',
  wrongShape: 'Invalid response format from server',
  empty: 'Empty response received from server',
  timedOut: 'Request timed out',
  callFailed: (reason: string) => `API call failed: ${reason}`,
  notSignedIn: 'User not authenticated',
  authenticationFailed: (reason: string) => `Authentication failed: ${reason}`,
  returned: (status: number) => `Server returned ${status}`,
  noEndpoint: 'OpenAI check endpoint not found',
} as const;
