import { signInWithEmailAndPassword } from 'firebase/auth';
import { beforeEach } from 'vitest';
import { auth } from '@/shared/auth/provider';
import { setTokenProvider } from '@/shared/firebase/rest';
import { seedPeople } from '../../scripts/seed/people';

type Name = 'ada' | 'noor' | 'mia' | 'theo' | 'lena';

/** Signs in with a password as the session does; the client then sends this person's token. */
export async function signIn(name: Name): Promise<void> {
  const person = seedPeople.find(({ uid }) => uid === name);
  if (person === undefined) throw new Error(`${name} is nobody of the seed.`);
  await signInWithEmailAndPassword(auth, person.profile.email, person.password);
  setTokenProvider(async () => auth.currentUser?.getIdToken());
}

/** Gives the client an administrator's token, which bypasses the rules. */
export const asOwner = (): void => setTokenProvider(async () => 'owner');

/** Removes the client's token. */
export const asNobody = (): void => setTokenProvider(async () => undefined);

// No test speaks for the person of the one before it, and none waits for a token that nobody gives.
beforeEach(asNobody);
