import * as z from 'zod/mini';
import { contract } from './contract';

/** The message of every security call without administrator rights (WRK-508). */
export const securityRefused = 'Unauthorized: Admin access required';

const level = z.enum(['error', 'warning', 'info']);

/** Returns the rate limits and how much of each the caller has used (WRK-739, WRK-Q132). */
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

const finding = z.object({
  id: z.string(),
  level,
  /** The subject of the check. */
  title: z.string(),
  /** The measured value. Null if it could not be measured. */
  measured: z.nullable(z.string()),
  /** The expected value, if there is one. */
  target: z.optional(z.string()),
  advice: z.optional(z.string()),
});
/** One result of a security check. */
export type Finding = z.output<typeof finding>;

/** Measures the security settings of the project again at each call (WRK-506, WRK-Q129). */
export const securityCheck = contract({
  method: 'GET',
  path: '/security/check',
  summary: 'Measured facts about the security of the project',
  caller: 'staff',
  answer: z.object({ checkedAt: z.string(), findings: z.array(finding) }),
  errors: { forbidden: securityRefused },
});

const dependencyReport = z.object({
  /** The time of the report. Null if this copy was never built for deployment. */
  madeAt: z.nullable(z.string()),
  /** `none`: the registry did not answer, so advisories are unknown. */
  audit: z.enum(['answered', 'none']),
  packages: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      /** The most severe advisory. Null if there is none, or if advisories are unknown. */
      advisory: z.nullable(z.enum(['info', 'low', 'moderate', 'high', 'critical'])),
    }),
  ),
});
/** The installed packages, with the registry's advisories when the API was built. */
export type DependencyReport = z.output<typeof dependencyReport>;

/** Returns the report of the last build (WRK-740, WRK-Q132). */
export const dependencies = contract({
  method: 'GET',
  path: '/security/dependencies',
  summary: 'Installed packages with their advisories, as of the last build',
  caller: 'staff',
  answer: dependencyReport,
  errors: { forbidden: securityRefused },
});

/** Stores the result of an analysis in the feed (WRK-738, WRK-Q132). */
export const documentAnalysis = contract({
  method: 'POST',
  path: '/security/document',
  summary: 'Stores an analysis and what was done about it as a report in the security feed',
  caller: 'staff',
  body: z.object({
    analysis: z.object({
      level,
      message: z.string().check(z.minLength(1), z.maxLength(5_000)),
      recommendations: z._default(z.array(z.string().check(z.maxLength(1_000))).check(z.maxLength(20)), []),
    }),
    action: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
  answer: z.object({ id: z.string() }),
  status: 201,
  errors: { forbidden: securityRefused },
});

/**
 * Reports a refused sign-in to the feed (WRK-Q130). Anyone may call it. The server sets kind, level and
 * person. The answer does not reveal whether the address has an account.
 */
export const reportFailedSignIn = contract({
  method: 'POST',
  path: '/security/failed-sign-ins',
  summary: 'Tells the security feed of a refused sign-in',
  caller: 'anyone',
  body: z.object({ email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(3), z.maxLength(254)) }),
});
