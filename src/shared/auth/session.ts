import {
  inMemoryPersistence,
  onAuthStateChanged,
  setPersistence,
  signInWithEmailAndPassword,
  signOut as endSession,
} from 'firebase/auth';
import type { ParsedDocument } from '@/shared/firebase/collection';
import { type Live, watchDocument } from '@/shared/firebase/live';
import { onDenied } from '@/shared/firebase/rest';
import type { Actor } from './actor';
import { type Profile, profiles, type Role } from './profile';
import { auth, sessionStores } from './provider';
import { hasSessionHint, setSessionHint } from './session-hint';
import { endsSession, judge, judgeAt } from './session-judgement';
import { sessionTexts } from './session-texts';
import { SignInRefusedError } from './sign-in-refused-error';

/** `notice`: why somebody was signed out by us; shown at the sign-in form. */
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out'; readonly notice?: string }
  | { readonly status: 'signed-in'; readonly actor: Actor };

const retryMs = 5_000;

const listeners = new Set<() => void>();
const lossListeners = new Set<(uid: string) => void>();
let session: Session = { status: 'loading' };
/** Whose data this document may hold in memory. */
let owner: string | undefined;
let isSigningIn = false;
let isLeaving = false;
let stopRecord: (() => void) | undefined;
/** Signing in and ending a session wait for each other. */
let turn: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = turn.then(work);
  turn = result.catch(() => {});
  return result;
}

function publish(next: Session): void {
  const stays = next.status === 'signed-in' && next.actor.uid === owner;
  if (session.status === 'signed-in' && !stays && !isLeaving) {
    for (const listener of lossListeners) listener(session.actor.uid);
  }
  if (next.status === 'signed-in' && !stays && owner !== undefined) {
    beginAnew();
    return;
  }
  if (next.status === 'signed-in') owner = next.actor.uid;
  session = next;
  if (next.status !== 'loading') setSessionHint(next.status === 'signed-in');
  for (const listener of listeners) listener();
}

/** Another person gets another document: nothing that was in memory for the first one is left. */
function beginAnew(): void {
  stopFollowing();
  session = { status: 'loading' };
  // So that the new document asks at once who is here.
  setSessionHint(true);
  for (const listener of listeners) listener();
  window.location.reload();
}

function stopFollowing(): void {
  stopRecord?.();
  stopRecord = undefined;
}

type OwnRecord = Live<ParsedDocument<Profile> | undefined>;

function watchRecord(uid: string, on: (live: OwnRecord) => void): void {
  stopFollowing();
  stopRecord = watchDocument(profiles, uid).start(on);
}

/** A role or status that changes while the person works takes effect at once (WRK-046, WRK-Q3). */
function follow(uid: string): void {
  watchRecord(uid, (live) => {
    if (live.status === 'ready') {
      const judgement = judge(uid, live.data);
      if (judgement.admitted) publish({ status: 'signed-in', actor: judgement.actor });
      else close(judgement.reason);
    } else if (live.status === 'denied') {
      close(sessionTexts.ended);
    } else if (live.status === 'failed') {
      // Trouble of the backend says nothing about the person: asked again, and nobody is signed out.
      const timer = setTimeout(() => follow(uid), retryMs);
      stopRecord = () => clearTimeout(timer);
    }
  });
}

/** Closes every screen at once and then ends the session, which the person did not ask for. */
function close(notice: string): void {
  stopFollowing();
  publish({ status: 'signed-out', notice });
  // A session that stays in storage is judged, and refused, again at the next start.
  inTurn(() => endSession(auth)).catch((error: unknown) =>
    console.warn('The session was not removed.', error),
  );
}

onAuthStateChanged(auth, (user) => {
  if (isSigningIn) return;
  if (user !== null) {
    follow(user.uid);
    return;
  }
  stopFollowing();
  // Whoever closed the session has given the reason already.
  if (session.status === 'signed-out') return;
  const wasHere = session.status === 'signed-in' || hasSessionHint();
  publish(
    wasHere && !isLeaving ? { status: 'signed-out', notice: sessionTexts.ended } : { status: 'signed-out' },
  );
});

let isRechecking = false;

/** What the rules refuse, they may refuse because the session is over: the provider is asked (WRK-Q13). */
async function recheck(): Promise<void> {
  const user = auth.currentUser;
  if (session.status !== 'signed-in' || user === null || isRechecking) return;
  isRechecking = true;
  try {
    await user.getIdToken(true);
  } catch (error) {
    if (endsSession(error)) close(sessionTexts.ended);
  } finally {
    isRechecking = false;
  }
}

onDenied(() => void recheck());

export function currentSession(): Session {
  return session;
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Tells that a session is over which the person has not ended in this page, with their id, while its screens still
 * stand; returns the way to stop.
 */
export function onSessionLost(listener: (uid: string) => void): () => void {
  lossListeners.add(listener);
  return () => lossListeners.delete(listener);
}

/** Reads the own record once; rejects with a SignInRefusedError when it cannot be had, and when `signal` aborts. */
function readOwnRecord(uid: string, signal: AbortSignal): Promise<ParsedDocument<Profile> | undefined> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    watchRecord(uid, (live) => {
      if (live.status === 'ready') resolve(live.data);
      else if (live.status !== 'loading') reject(new SignInRefusedError(sessionTexts.unreadable));
    });
  });
}

/** Puts the session where it outlasts the page and where the other tabs see it; in no place where none is open. */
async function keepInBrowser(): Promise<void> {
  for (const store of sessionStores) {
    try {
      await setPersistence(auth, store);
      return;
    } catch (error) {
      console.warn('The session cannot be kept here.', error);
    }
  }
}

async function attempt(form: Role, email: string, password: string, signal: AbortSignal): Promise<Actor> {
  signal.throwIfAborted();
  isSigningIn = true;
  try {
    // Until the record has been read, the session is known to nobody else: no other tab opens a screen for it.
    await setPersistence(auth, inMemoryPersistence);
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    const judgement = judgeAt(form, judge(user.uid, await readOwnRecord(user.uid, signal)));
    if (!judgement.admitted) throw new SignInRefusedError(judgement.reason);
    signal.throwIfAborted();
    await keepInBrowser();
    publish({ status: 'signed-in', actor: judgement.actor });
    if (owner === user.uid) follow(user.uid);
    return judgement.actor;
  } catch (error) {
    stopFollowing();
    await endSession(auth);
    await keepInBrowser();
    publish({ status: 'signed-out' });
    throw error;
  } finally {
    isSigningIn = false;
  }
}

/**
 * Signs in at the form for `role` (PUB-217 to PUB-225). Nothing, in this tab or another, shows the person as signed
 * in before the record was read and the role accepted; a refusal leaves no session behind (PUB-Q23), nor does an answer
 * that comes after `signal` has aborted. Rejects with SignInRefusedError, or with the provider's error.
 */
export function signIn(
  role: Role,
  email: string,
  password: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<Actor> {
  return inTurn(() => attempt(role, email, password, signal));
}

/**
 * Signs out here and, through the provider's storage, in every other tab (PUB-236, PUB-Q62). Rejects, and leaves the
 * person signed in, when the provider fails.
 */
export async function signOut(): Promise<void> {
  isLeaving = true;
  try {
    await inTurn(() => endSession(auth));
    stopFollowing();
    publish({ status: 'signed-out' });
  } finally {
    isLeaving = false;
  }
}
