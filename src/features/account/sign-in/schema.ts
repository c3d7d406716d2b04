import { z } from 'zod';

/** Fields of both sign-in forms (PUB-215, PUB-216). */
export const signInSchema = z.object({
  email: z
    .string()
    .trim()
    .min(1, 'Enter your email address.')
    .pipe(z.email('Enter an email address such as name@example.org.')),
  // Not trimmed: spaces may belong to a password.
  password: z.string().min(1, 'Enter your password.'),
});
