import { invalidCredentials, login } from '@/contracts/session';
import { isAdmin } from '@/shared/auth/actor';
import { ApiError } from '../pipeline/api-error';
import { verifyCaller } from '../pipeline/caller';
import { endpoint } from '../pipeline/endpoint';
import { addressLimits } from '../pipeline/limits';

export const sessionEndpoints = [
  endpoint(login, {
    limit: addressLimits.login,
    load: async ({ api, body }) => {
      const caller = await verifyCaller(api.backend, `Bearer ${body.idToken}`).catch((cause: unknown) => {
        // An outage says nothing about the credentials.
        const isRefusal = cause instanceof ApiError && cause.code !== 'unavailable';
        throw isRefusal ? new ApiError('unauthenticated', invalidCredentials, { cause }) : cause;
      });
      if (!isAdmin(caller)) throw new ApiError('unauthenticated', invalidCredentials);
      return caller;
    },
    policy: () => true,
    serve: async ({ body }, { uid }) => ({ token: body.idToken, uid, role: 'admin' as const }),
  }),
];
