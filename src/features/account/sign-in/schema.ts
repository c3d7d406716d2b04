import * as z from 'zod/mini';

/** Fields of both sign-in forms (PUB-215, PUB-216). */
export const signInSchema = z.object({
  email: z.pipe(
    z.string().check(z.trim(), z.minLength(1, 'Enter your email address.')),
    z.email('Enter an email address such as name@example.org.'),
  ),
  // Keeps spaces, because they may be part of a password.
  password: z.string().check(z.minLength(1, 'Enter your password.')),
});
