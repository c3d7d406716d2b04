import * as z from 'zod/mini';
import { commonMessages, contract } from './contract';

/** The one message for every refusal of `login`, so that it does not reveal why (WRK-675, WRK-Q14). */
export const invalidCredentials = 'Invalid credentials';

/**
 * Checks that an ID token belongs to an active administrator. Passwords are sent only to the sign-in service
 * (WRK-674, WRK-Q14).
 */
export const login = contract({
  method: 'POST',
  path: '/admin/login',
  summary: 'Checks that an ID token is that of an active administrator',
  caller: 'anyone',
  body: z.object({ idToken: z.string().check(z.minLength(1), z.maxLength(4096)) }),
  answer: z.object({ token: z.string(), uid: z.string(), role: z.literal('admin') }),
  errors: { unauthenticated: invalidCredentials, unavailable: commonMessages.unavailable },
});
