import {
  createUser,
  deleteUser,
  handOverUser,
  inviteUser,
  updateUser,
  userMessages,
} from '@/contracts/users';
import { can } from '@/features/users/policy';
import { ApiError } from '../pipeline/api-error';
import type { Caller } from '../pipeline/caller';
import { derivedId, endpoint } from '../pipeline/endpoint';
import { limits } from '../pipeline/limits';
import { changeAccount, deleteAccount, handOverRecords } from '../services/accounts';
import { createAccount, inviteAgain } from '../services/new-accounts';
import { handOverAll } from '../services/hand-over';

const recentMs = 12 * 60 * 60_000;

/**
 * Throws unless the caller has signed in within the last twelve hours, so that a forgotten session cannot
 * change accounts.
 */
async function requireRecentSignIn({
  caller,
  api,
}: {
  readonly caller: Caller;
  readonly api: { now: () => Date };
}) {
  if (api.now().getTime() - caller.signedInAt > recentMs)
    throw new ApiError('forbidden', userMessages.signInAgain);
}

const limit = limits.users;

export const userEndpoints = [
  endpoint(createUser, {
    limit,
    policy: (caller) => can(caller, 'user.create'),
    refusal: userMessages.createForbidden,
    async serve(call) {
      await requireRecentSignIn(call);
      const { api, body, caller, idempotencyKey, requestId, signal } = call;
      const uid = derivedId(caller.uid, idempotencyKey ?? requestId);
      return createAccount(api.backend, uid, body, caller, signal);
    },
  }),
  endpoint(inviteUser, {
    limit,
    policy: (caller) => can(caller, 'user.invite'),
    refusal: userMessages.changeForbidden,
    serve: ({ api, params, signal }) => inviteAgain(api.backend, params.uid, signal).then(() => undefined),
  }),
  endpoint(updateUser, {
    limit,
    policy: (caller, _, { params }) => can(caller, 'user.update', params),
    refusal: userMessages.changeForbidden,
    async serve(call) {
      await requireRecentSignIn(call);
      return changeAccount(call.api.backend, call.params.uid, call.body, call.caller);
    },
  }),
  endpoint(deleteUser, {
    limit,
    policy: (caller, _, { params }) => can(caller, 'user.delete', params),
    refusal: userMessages.changeForbidden,
    async serve(call) {
      await requireRecentSignIn(call);
      const { api, params, query, caller } = call;
      await deleteAccount(api.backend, params.uid, query.heir, caller, (from, to) =>
        handOverAll(api.backend.database, from, to),
      );
      return undefined;
    },
  }),
  endpoint(handOverUser, {
    limit,
    policy: (caller, _, { params }) => can(caller, 'user.update', params),
    refusal: userMessages.changeForbidden,
    async serve(call) {
      await requireRecentSignIn(call);
      const { api, params, body, caller } = call;
      const moved = await handOverRecords(api.backend.database, params.uid, body.heir, caller);
      return { moved };
    },
  }),
];
