import * as z from 'zod/mini';
import { contract } from './contract';

/** The refusal of every security call without an administrator's rights (WRK-508). */
export const securityRefused = 'Unauthorized: Admin access required';

const level = z.enum(['error', 'warning', 'info']);

/** The limits in force and how much of each the caller has used (WRK-739, WRK-Q132). */
export const rateLimits = contract({
  method: 'GET',
  path: '/security/rate-limits',
  summary: 'Returns the call limits and how much the caller has used',
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
  /** What was looked at. */
  title: z.string(),
  /** What was found; null where it could not be measured. */
  measured: z.nullable(z.string()),
  /** What it should be, where there is such a thing. */
  target: z.optional(z.string()),
  advice: z.optional(z.string()),
});
/** One thing that a security check has looked at. */
export type Finding = z.output<typeof finding>;

/** Measures the settings that the product relies on, anew at each call (WRK-506, WRK-Q129). */
export const securityCheck = contract({
  method: 'GET',
  path: '/security/check',
  summary: 'Measures the security of the project',
  caller: 'staff',
  answer: z.object({ checkedAt: z.string(), findings: z.array(finding) }),
  errors: { forbidden: securityRefused },
});

const dependencyReport = z.object({
  /** When the report was made; null where this copy was never built for deployment. */
  madeAt: z.nullable(z.string()),
  /** `none`: the registry has not answered, so that nothing is known of advisories. */
  audit: z.enum(['answered', 'none']),
  packages: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      /** The gravest advisory; null where there is none, or where nothing is known. */
      advisory: z.nullable(z.enum(['info', 'low', 'moderate', 'high', 'critical'])),
    }),
  ),
});
/** What is installed, and what the registry knew of it when the API was built. */
export type DependencyReport = z.output<typeof dependencyReport>;

/** The report of the last build (WRK-740, WRK-Q132). */
export const dependencies = contract({
  method: 'GET',
  path: '/security/dependencies',
  summary: 'Lists installed packages with their advisories, as of the last build',
  caller: 'staff',
  answer: dependencyReport,
  errors: { forbidden: securityRefused },
});

/** Stores the result of an analysis in the feed (WRK-738, WRK-Q132). */
export const documentAnalysis = contract({
  method: 'POST',
  path: '/security/document',
  summary: 'Saves an analysis and the action taken as a report in the security feed',
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
 * Tells the feed of a sign-in that was refused (WRK-Q130). Anybody may; kind, level and person are the server's, and whether an
 * account has the address is not answered.
 */
export const reportFailedSignIn = contract({
  method: 'POST',
  path: '/security/failed-sign-ins',
  summary: 'Reports a refused sign-in to the security feed',
  caller: 'anyone',
  body: z.object({ email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(3), z.maxLength(254)) }),
});
