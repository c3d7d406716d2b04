import { rateLimits, securityRefused } from '@/contracts/security';
import { can } from '@/features/security/policy';
import { endpoint } from '../pipeline/endpoint';
import { limits } from '../pipeline/limits';

export const securityEndpoints = [
  endpoint(rateLimits, {
    limit: limits.read,
    policy: (caller) => can(caller, 'security.check'),
    refusal: securityRefused,
    serve: async ({ api, caller }) => ({
      limits: Object.values({ ...limits, ...api.limits })
        .filter(({ name }) => name !== 'address')
        .map((limit) => {
          const { name, perMinute, used, endsAt } = api.counts.use(limit, caller.uid);
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
];
