import * as z from 'zod/mini';
import { commonMessages, contract } from './contract';

/** Every refusal of `login` says the same, so that it tells nobody why (WRK-675, WRK-Q14). */
export const invalidCredentials = 'Invalid credentials';

/**
 * Exchanges a valid ID token of an administrator for a check of the role; passwords go to the sign-in service alone
 * (WRK-674, WRK-Q14).
 */
export const login = contract({
  method: 'POST',
  path: '/admin/login',
  summary: 'Checks that an ID token belongs to an active administrator',
  caller: 'anyone',
  body: z.object({ idToken: z.string().check(z.minLength(1), z.maxLength(4096)) }),
  answer: z.object({ token: z.string(), uid: z.string(), role: z.literal('admin') }),
  errors: { unauthenticated: invalidCredentials, unavailable: commonMessages.unavailable },
});
