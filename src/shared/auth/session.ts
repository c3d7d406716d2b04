import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut as endSession,
} from 'firebase/auth';
import { environment, firebaseApp } from '@/shared/firebase/app';
import type { ParsedDocument } from '@/shared/firebase/collection';
import { watchDocument } from '@/shared/firebase/firestore';
import type { Live } from '@/shared/firebase/live';
import { type Profile, profiles, type Role } from './profile';
import { setSessionHint } from './session-hint';
import { SignInRefusedError } from './sign-in-refused-error';

/** The signed-in person, as far as screens need to know. Rules decide on their own reading of the record. */
export interface Actor {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly photoURL: string;
  readonly role: Role;
}

/** `notice`: why somebody was signed out by us; shown at the sign-in form. */
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out'; readonly notice?: string }
  | { readonly status: 'signed-in'; readonly actor: Actor };

export const noProfileText = 'User profile not found';
export const noRoleText = 'Access denied. No role assigned.';
export const inactiveText = 'Access denied. This account is not active.';
export const adminOnlyText = 'Unauthorized access. Admin privileges required.';
export const useAdminLoginText = 'Please use admin login for administrator accounts.';
const unreadableText = 'Your account could not be read. Check your connection and sign in again.';

function startAuth(): Auth {
  // No popup resolver: the only provider is e-mail and password, and it would load a foreign script.
  const started = initializeAuth(firebaseApp, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (environment.localBackend) {
    connectAuthEmulator(started, `http://${environment.localBackend.auth}`, { disableWarnings: true });
  }
  return started;
}

const auth = startAuth();
const listeners = new Set<() => void>();
let session: Session = { status: 'loading' };
let signingIn = false;
let stopProfile: (() => void) | undefined;

function publish(next: Session): void {
  session = next;
  if (next.status !== 'loading') setSessionHint(next.status === 'signed-in');
  for (const listener of listeners) listener();
}

/** What a profile makes of a session; the reason where it makes none. */
function judge(uid: string, profile: ParsedDocument<Profile> | undefined): Session {
  if (profile === undefined || !profile.ok) return { status: 'signed-out', notice: noProfileText };
  const { role, status, email, displayName, photoURL } = profile.document;
  if (role === null) return { status: 'signed-out', notice: noRoleText };
  if (status !== 'active') return { status: 'signed-out', notice: inactiveText };
  return { status: 'signed-in', actor: { uid, email, displayName, photoURL, role } };
}

function fromProfile(uid: string, live: Live<ParsedDocument<Profile> | undefined>): Session | undefined {
  if (live.status === 'loading') return undefined;
  if (live.status === 'ready') return judge(uid, live.data);
  return { status: 'signed-out', notice: unreadableText };
}

function followProfile(uid: string, on: (next: Session) => void): void {
  stopProfile?.();
  stopProfile = watchDocument(
    profiles,
    uid,
  )((live) => {
    const next = fromProfile(uid, live);
    if (next !== undefined) on(next);
  });
}

/** Ends the session without a trace of it in the page; the record's listener stops first. */
async function leave(notice?: string): Promise<void> {
  stopProfile?.();
  stopProfile = undefined;
  await endSession(auth);
  publish(notice === undefined ? { status: 'signed-out' } : { status: 'signed-out', notice });
}

/** A role or status that changes while the person works takes effect at once (WRK-Q3). */
function adopt(next: Session): void {
  if (next.status === 'signed-out') void leave(next.notice);
  else publish(next);
}

onAuthStateChanged(auth, (user) => {
  if (signingIn) return;
  if (user === null) {
    stopProfile?.();
    stopProfile = undefined;
    // Keep the reason that `leave` has just published.
    if (session.status !== 'signed-out') publish({ status: 'signed-out' });
    return;
  }
  followProfile(user.uid, adopt);
});

export function currentSession(): Session {
  return session;
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Signs in at the form for `role` (PUB-217 to PUB-225). Nothing shows the person as signed in before the
 * record was read and the role accepted; a refusal leaves no session behind (PUB-Q23). Rejects with
 * SignInRefusedError, or with the provider's error.
 */
export async function signIn(role: Role, email: string, password: string): Promise<Actor> {
  signingIn = true;
  try {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    const first = await new Promise<Session>((resolve) => {
      followProfile(user.uid, resolve);
    });
    if (first.status !== 'signed-in') {
      const notice = first.status === 'signed-out' ? first.notice : undefined;
      throw new SignInRefusedError(notice ?? unreadableText);
    }
    if (first.actor.role !== role) {
      throw new SignInRefusedError(role === 'admin' ? adminOnlyText : useAdminLoginText);
    }
    followProfile(user.uid, adopt);
    publish(first);
    return first.actor;
  } catch (error) {
    await leave();
    throw error;
  } finally {
    signingIn = false;
  }
}

/** Signs out here and, through the provider's storage, in every other tab (PUB-236, PUB-Q62). */
export async function signOut(): Promise<void> {
  await leave();
}
