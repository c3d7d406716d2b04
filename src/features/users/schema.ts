import * as z from 'zod/mini';
import { roles } from '@/shared/auth/profile';
import { maxPasswordLength, minPasswordLength } from '@/shared/auth/password-strength';
import { emailPattern } from '@/shared/lib/address-patterns';
import { userTexts } from './texts';

const { newUser: texts } = userTexts;

const email = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, texts.emailMissing),
  z.maxLength(254, texts.emailForm),
  z.refine((typed) => typed === '' || emailPattern.test(typed), texts.emailForm),
);
const role = z.enum(roles);

/** An invited user (WRK-485, WRK-Q126). */
export const invitationSchema = z.object({
  email,
  displayName: z.string().check(z.trim(), z.maxLength(100, texts.nameLong)),
  role,
});

/** A user whose password the administrator sets (WRK-483, WRK-484). */
export const passwordUserSchema = z.extend(invitationSchema, {
  password: z
    .string()
    .check(
      z.minLength(minPasswordLength, texts.passwordShort),
      z.maxLength(maxPasswordLength, texts.passwordLong),
    ),
});

/** The fields of another user that an administrator sets (WRK-490). */
export const accountAccessSchema = z.object({ role, status: z.enum(['active', 'inactive']) });

/** The person who takes over a user's records. */
export const heirSchema = z.object({ heir: z.string().check(z.minLength(1, userTexts.noHeir)) });
