/** Texts of the sign-in forms. */
export const signInForm = {
  names: { admin: 'Administrator sign-in', regular: 'Staff sign-in' },
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  forgotten: 'Forgot your password?',
  /** Shown next to the reason why a session has ended. */
  draftKept: 'What you had typed is kept on this device. You get it back when you sign in again.',
} as const;
