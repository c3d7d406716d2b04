import { z } from 'zod';
import { maxPasswordLength, minPasswordLength } from '@/shared/auth/password-strength';
import { signInSchema } from '../sign-in/schema';
import { resetPassword } from './texts';

/** Fields of the form that sends the link. */
export const resetRequestSchema = signInSchema.pick({ email: true });

/** Fields of the form behind the link (WRK-Q125). */
export const newPasswordSchema = z.object({
  password: z
    .string()
    .min(minPasswordLength, resetPassword.choose.tooShort)
    .max(maxPasswordLength, resetPassword.choose.tooLong),
});
