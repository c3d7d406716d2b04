import { signInWithEmailAndPassword } from 'firebase/auth';
import { auth } from '@/shared/auth/provider';
import { setTokenProvider } from '@/shared/firebase/rest';
import { seedPeople } from '../../scripts/seed/people';

type Name = 'ada' | 'noor' | 'mia' | 'theo' | 'lena';

/** Signs in for real, as the session does; the client then speaks for this person. */
export async function signIn(name: Name): Promise<void> {
  const person = seedPeople.find(({ uid }) => uid === name);
  if (person === undefined) throw new Error(`${name} is nobody of the seed.`);
  await signInWithEmailAndPassword(auth, person.profile.email, person.password);
  setTokenProvider(async () => auth.currentUser?.getIdToken());
}

/** Lets the client pass by the rules. */
export const asOwner = (): void => setTokenProvider(async () => 'owner');

/** Lets the client speak for nobody. */
export const asNobody = (): void => setTokenProvider(async () => undefined);
