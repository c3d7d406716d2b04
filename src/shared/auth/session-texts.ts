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
  unreadable: 'We couldn’t load your account. Check your connection and sign in again.',
  ended: 'You have been signed out. Sign in again to continue.',
  /** Shown while the session is loading (WRK-041). */
  loading: 'Loading...',
  slow: 'We couldn’t check your sign-in yet. Check your connection. This page continues on its own.',
} as const;
