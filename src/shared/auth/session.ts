import { getDocument } from '@/shared/firebase/database';
import { watchDocument } from '@/shared/firebase/live';
import { onDenied } from '@/shared/firebase/rest';
import { createSession } from './create-session';
import { profiles } from './profile';
import { auth, sessionStores, storedToken } from './provider';
import { hasSessionHint, setSessionHint } from './session-hint';

/** The own record, asked for while the client confirms whose session this is. */
let begun = beginRecord();
// Where it fails, the record is asked for again.
begun.catch(() => {});

async function beginRecord() {
  const stored = await storedToken;
  return stored && { uid: stored.uid, record: await getDocument(profiles, stored.uid) };
}

async function readRecord(uid: string, signal: AbortSignal) {
  const [first] = await Promise.allSettled([begun]);
  // Good for one start: whoever asks again asks for news.
  begun = Promise.resolve(undefined);
  return first.status === 'fulfilled' && first.value?.uid === uid
    ? first.value.record
    : getDocument(profiles, uid, { signal });
}

export type { Session } from './create-session';

/** The one session of the page. */
export const {
  current: currentSession,
  subscribe: subscribeToSession,
  signIn,
  signOut,
} = createSession({
  auth,
  stores: sessionStores,
  followProfile: (uid, on) =>
    watchDocument(profiles, uid, { read: (signal) => readRecord(uid, signal) }).start(on),
  onDenied,
  hint: { has: hasSessionHint, set: setSessionHint },
  reload: () => window.location.reload(),
});
