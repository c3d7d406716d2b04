import { signInWithEmailAndPassword } from 'firebase/auth';
import { beforeEach } from 'vitest';
import { auth } from '@/shared/auth/provider';
import { setTokenProvider } from '@/shared/firebase/rest';
import { type PersonName, personNamed } from '@/testing/actors';

/** Signs in with a password as the session does. The client then sends this person's token. */
export async function signIn(name: PersonName): Promise<void> {
  const { profile, password } = personNamed(name);
  await signInWithEmailAndPassword(auth, profile.email, password);
  setTokenProvider(async () => auth.currentUser?.getIdToken());
}

/** Gives the client an administrator's token, which bypasses the rules. */
export const asOwner = (): void => setTokenProvider(async () => 'owner');

/** Removes the client's token. */
export const asNobody = (): void => setTokenProvider(async () => undefined);

// Each test begins without a token, so that none uses the previous test's person.
beforeEach(asNobody);
