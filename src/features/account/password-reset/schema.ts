import * as z from 'zod/mini';
import { maxPasswordLength, minPasswordLength } from '@/shared/auth/password-strength';
import { signInSchema } from '../sign-in/schema';
import { resetPassword } from './texts';

/** Fields of the form that requests the link. */
export const resetRequestSchema = z.pick(signInSchema, { email: true });

/** Fields of the form that the link opens (WRK-Q125). */
export const newPasswordSchema = z.object({
  password: z
    .string()
    .check(
      z.minLength(minPasswordLength, resetPassword.choose.tooShort),
      z.maxLength(maxPasswordLength, resetPassword.choose.tooLong),
    ),
});
