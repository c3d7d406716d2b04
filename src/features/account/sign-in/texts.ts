/** Words of the sign-in forms. */
export const signInForm = {
  names: { admin: 'Administrator sign-in', regular: 'Staff sign-in' },
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  forgotten: 'Forgot your password?',
} as const;
