import type { Profile } from '@/shared/auth/profile';

/** A demonstration account. The passwords work nowhere but on a local backend. */
export interface SeedPerson {
  readonly uid: string;
  readonly password: string;
  readonly profile: Profile;
}

function person(
  uid: string,
  displayName: string,
  profile: Pick<Profile, 'role' | 'status' | 'bio'>,
): SeedPerson {
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

/** Two administrators and three regular users, one of them inactive. */
export const seedPeople: readonly SeedPerson[] = [
  person('ada', 'Ada Lindqvist', { role: 'admin', status: 'active', bio: 'Leads the practice.' }),
  person('noor', 'Noor Haddad', { role: 'admin', status: 'active', bio: 'Data and Salesforce.' }),
  person('mia', 'Mia Tremblay', { role: 'regular', status: 'active', bio: 'Works with arts organisations.' }),
  person('theo', 'Theo Okafor', { role: 'regular', status: 'active', bio: 'Works with food banks.' }),
  person('lena', 'Lena Fischer', { role: 'regular', status: 'inactive', bio: '' }),
];
