/** Texts of every public form that collects a lead. */
export const formTexts = {
  name: 'Your name',
  email: 'Email',
  /** Shown when the visitor is offline or the form's code cannot be loaded (PUB-367). */
  network: 'Network error. Please check your connection and try again.',
  denied: 'Permission denied. Please refresh the page and try again.',
  unavailable: 'Service temporarily unavailable. Please try again in a moment.',
  tooQuick:
    'This was sent faster than a person can type, so nothing was saved. What you entered is still here: wait a moment, then send it again.',
} as const;
