import { errorCode } from '@/shared/failures/failure-kind';
import type { ParsedDocument } from '@/shared/firebase/collection';
import type { Actor } from './actor';
import type { Profile, Role } from './profile';
import { sessionTexts } from './session-texts';

/** The decision about a signed-in account: admitted as an actor, or refused with the reason. */
export type AuthDecision =
  | { readonly admitted: true; readonly actor: Actor }
  | { readonly admitted: false; readonly reason: string };

const refused = (reason: string): AuthDecision => ({ admitted: false, reason });

/**
 * Decides whether a signed-in account is admitted. Refuses accounts without a valid record, with an unknown
 * role, or with any status but active. Both areas use it (PUB-225, PUB-Q22, WRK-040, WRK-046, WRK-Q2,
 * WRK-Q3).
 */
export function resolveActor(uid: string, profile: ParsedDocument<Profile> | undefined): AuthDecision {
  if (profile === undefined || !profile.ok) return refused(sessionTexts.noProfile);
  const { role, status, email, displayName, photoURL } = profile.document;
  if (role === null) return refused(sessionTexts.noRole);
  if (status !== 'active') return refused(sessionTexts.inactive);
  return { admitted: true, actor: { uid, email, displayName, photoURL, role, status } };
}

/**
 * Returns the decision at the sign-in form of one role, which refuses the other role (PUB-218 to PUB-222).
 */
export function decideAtForm(form: Role, decision: AuthDecision): AuthDecision {
  if (!decision.admitted || decision.actor.role === form) return decision;
  return refused(form === 'admin' ? sessionTexts.adminOnlyForm : sessionTexts.useAdminForm);
}

const endings = new Set([
  'user-token-expired',
  'user-disabled',
  'user-not-found',
  'invalid-user-token',
  'invalid-refresh-token',
]);

/**
 * Checks whether a refused token means that the session is over. An unreachable provider does not (PUB-Q7).
 */
export function endsSession(error: unknown): boolean {
  return endings.has(errorCode(error) ?? '');
}
