/**
 * The reasons why a person has no access, or has lost it. Used by guards, sign-in forms and flash messages
 * (WRK-Q170).
 */
export const sessionTexts = {
  noProfile: 'User profile not found',
  noRole: 'Access denied. No role assigned.',
  inactive: 'Access denied. This account is not active.',
  adminOnlyForm: 'Unauthorized access. Admin privileges required.',
  useAdminForm: 'Please use admin login for administrator accounts.',
  adminOnlyPage: 'Access denied. Admin privileges required.',
  unreadable: 'Your account could not be read. Check your connection and sign in again.',
  ended: 'You have been signed out. Sign in again to go on.',
  /** Shown while the session is loading (WRK-041). */
  loading: 'Loading...',
  slow: 'Your sign-in could not be checked yet. Check your connection; this page goes on by itself.',
} as const;
