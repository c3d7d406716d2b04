import * as z from 'zod/mini';
import { contract } from './contract';

/** The refusal of every security call without an administrator's rights (WRK-508). */
export const securityRefused = 'Unauthorized: Admin access required';

/** The limits in force and how much of each the caller has used (WRK-739, WRK-Q132). */
export const rateLimits = contract({
  method: 'GET',
  path: '/security/rate-limits',
  summary: 'Limits of calls, and how much of them the caller has used',
  caller: 'staff',
  answer: z.object({
    limits: z.array(
      z.object({
        name: z.string(),
        limit: z.number(),
        windowSeconds: z.number(),
        used: z.number(),
        resetsAt: z.string(),
      }),
    ),
  }),
  errors: { forbidden: securityRefused },
});
