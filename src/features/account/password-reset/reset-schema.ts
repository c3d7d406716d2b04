import { z } from 'zod';
import { maxPasswordLength, minPasswordLength } from '@/shared/auth/password-strength';
import { signInSchema } from '../sign-in/sign-in-schema';
import { resetPassword } from './texts';

/** What the page that sends the link asks for. */
export const resetRequestSchema = signInSchema.pick({ email: true });

/** What the page behind the link asks for (WRK-Q125). */
export const newPasswordSchema = z.object({
  password: z
    .string()
    .min(minPasswordLength, resetPassword.choose.tooShort)
    .max(maxPasswordLength, resetPassword.choose.tooLong),
});
