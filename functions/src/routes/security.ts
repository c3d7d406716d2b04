import {
  dependencies,
  documentAnalysis,
  rateLimits,
  reportFailedSignIn,
  securityCheck,
  securityRefused,
} from '@/contracts/security';
import { can } from '@/features/security/policy';
import { endpoint } from '../pipeline/endpoint';
import type { Caller } from '../pipeline/caller';
import { addressLimits, limits } from '../pipeline/limits';
import { recordFailedSignIn } from '../services/hourly-events';
import { checkSecurity } from '../services/security-check';
import { recordEvent } from '../services/security-events';

const mayCheck = {
  policy: (caller: Caller) => can(caller, 'security.check'),
  refusal: securityRefused,
};

export const securityEndpoints = [
  endpoint(rateLimits, {
    limit: limits.read,
    ...mayCheck,
    serve: async ({ api, caller }) => ({
      limits: Object.values(limits).map((usual) => {
        const { name, perMinute, used, endsAt } = api.counts.use(api.limits[usual.name] ?? usual, caller.uid);
        return {
          name,
          limit: perMinute,
          windowSeconds: 60,
          used,
          resetsAt: new Date(endsAt).toISOString(),
        };
      }),
    }),
  }),
  endpoint(securityCheck, {
    limit: limits.read,
    ...mayCheck,
    serve: async ({ api, caller, signal }) => ({
      checkedAt: api.now().toISOString(),
      findings: await checkSecurity(api.backend, caller, api.dependencies, signal),
    }),
  }),
  endpoint(dependencies, { limit: limits.read, ...mayCheck, serve: async ({ api }) => api.dependencies }),
  endpoint(documentAnalysis, {
    limit: limits.write,
    ...mayCheck,
    serve: async ({ api, body, caller }) => {
      const { level, message, recommendations } = body.analysis;
      const id = await recordEvent(api.backend.database, {
        type: 'report',
        level,
        title: body.action,
        message,
        recommendations,
        analyzed: true,
        userId: caller.uid,
      });
      return { id };
    },
  }),
  endpoint(reportFailedSignIn, {
    limit: addressLimits.failedSignIns,
    policy: () => true,
    serve: ({ api, body }) =>
      recordFailedSignIn(api.backend.database, body.email, api.now()).then(() => undefined),
  }),
];
