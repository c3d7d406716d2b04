import { z } from 'zod';

/** What both sign-in forms ask for (PUB-215, PUB-216). */
export const signInSchema = z.object({
  email: z
    .string()
    .trim()
    .min(1, 'Enter your email address.')
    .pipe(z.email('Enter an email address such as name@example.org.')),
  // Spaces may belong to a password; only nothing at all is missing.
  password: z.string().min(1, 'Enter your password.'),
});
