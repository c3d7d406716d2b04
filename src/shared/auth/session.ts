import { forgetAnswers } from '@/shared/firebase/live/first-answers';
import { whenIdle } from '@/shared/firebase/live/idle';
import { watchDocument } from '@/shared/firebase/live/watch';
import { onDenied, setTokenProvider } from '@/shared/firebase/rest';
import { createSession } from './create-session';
import type { Identity } from './identity';
import { profiles } from './profile';
import { hasSessionHint, onSessionHintElsewhere, setSessionHint } from './session-hint';
import { storedToken } from './stored-token';

/** The session that the browser stores, before the Auth client has confirmed it. */
const kept = storedToken();

/** The id of the person in that session. If undefined, the Auth client must say who is signed in. */
export const keptUid = kept.then((stored) => stored?.uid);

let loading: Promise<Identity> | undefined;
let isReady = false;

async function load(): Promise<Identity> {
  const { auth, identityOf } = await import('./provider');
  const loaded = identityOf(auth);
  await loaded.uid();
  isReady = true;
  return loaded;
}

/**
 * Returns the Auth client after it has read the stored session. Imports it on the first call, and again after
 * a failure.
 */
function identity(): Promise<Identity> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

const clientToken = async () => (await identity()).token();

setTokenProvider(async (isRenewed) => {
  if (isRenewed) return (await identity()).token(true);
  return (isReady ? undefined : (await kept)?.token) ?? (await clientToken());
}, identity);

/**
 * Returns the id of the person whom the Auth client has signed in now. It can differ, because another tab may
 * have signed in another person.
 */
export const signedInUid = async (): Promise<string | undefined> => (await identity()).uid();

export type { Session } from './create-session';

/** The page's only session. */
export const {
  current: currentSession,
  subscribe: subscribeToSession,
  signIn,
  signOut,
} = createSession({
  identity,
  kept: keptUid,
  whenIdle,
  followProfile: (uid, on) => watchDocument(profiles, uid).start(on),
  onDenied,
  hint: { has: hasSessionHint, set: setSessionHint, onElsewhere: onSessionHintElsewhere },
  reload: () => window.location.reload(),
});

subscribeToSession(() => {
  if (currentSession().status === 'signed-out') forgetAnswers();
});
