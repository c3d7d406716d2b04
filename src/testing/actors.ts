import type { Actor } from '@/shared/auth/actor';
import type { Profile } from '@/shared/auth/profile';

/** A demo account with its record. The password works only on a local backend. */
export interface Person {
  readonly uid: PersonName;
  readonly password: string;
  readonly profile: Profile;
}

export type PersonName = 'ada' | 'noor' | 'mia' | 'theo' | 'lena';

function person(
  uid: PersonName,
  displayName: string,
  profile: Pick<Profile, 'role' | 'status' | 'bio'>,
): Person {
  return {
    uid,
    password: 'local-demo-2026',
    profile: {
      email: `${uid}@acf.example`,
      uid,
      displayName,
      name: displayName,
      photoURL: '',
      createdAt: new Date('2026-09-01T13:00:00Z'),
      updatedAt: new Date('2026-09-01T13:00:00Z'),
      ...profile,
    },
  };
}

/**
 * The people of the demo and of every test: two administrators and three regular users, one of them inactive.
 */
export const people: readonly Person[] = [
  person('ada', 'Ada Lindqvist', { role: 'admin', status: 'active', bio: 'Leads the practice.' }),
  person('noor', 'Noor Haddad', { role: 'admin', status: 'active', bio: 'Data and Salesforce.' }),
  person('mia', 'Mia Tremblay', { role: 'regular', status: 'active', bio: 'Works with arts organisations.' }),
  person('theo', 'Theo Okafor', { role: 'regular', status: 'active', bio: 'Works with food banks.' }),
  person('lena', 'Lena Fischer', { role: 'regular', status: 'inactive', bio: '' }),
];

/** Returns the account and the record of a person. */
export function personNamed(name: string): Person {
  const found = people.find(({ uid }) => uid === name);
  if (found === undefined) throw new Error(`There is no ${name} in src/testing/actors.ts.`);
  return found;
}

/** Returns a person as an actor. `changes` override their record. */
export function actorNamed(name: PersonName, changes: Partial<Actor> = {}): Actor {
  const { email, displayName, photoURL, role, status } = personNamed(name).profile;
  return { uid: name, email, displayName, photoURL, role, status, ...changes };
}

/** An administrator. */
export const ada = actorNamed('ada');

/** Two regular users. */
export const mia = actorNamed('mia');
export const theo = actorNamed('theo');
