import { describe, expect, it } from 'vitest';
import { parseDocument } from '@/shared/firebase/collection';
import { covers } from '@/testing/covers';
import { profiles } from './profile';
import { decideAtForm, endsSession, resolveActor } from './auth-decision';

const record = (fields: Record<string, unknown>) =>
  resolveActor(
    'mia',
    parseDocument(profiles, 'mia', { email: 'mia@acf.example', status: 'active', ...fields }),
  );
const noRole = { admitted: false, reason: 'Access denied. No role assigned.' };
const inactive = { admitted: false, reason: 'Access denied. This account is not active.' };

describe('A signed-in account', () => {
  it.each(['admin', 'regular'] as const)('is staff with the role %s', covers('PUB-214'), (role) => {
    expect(record({ role })).toEqual({
      admitted: true,
      actor: {
        uid: 'mia',
        email: 'mia@acf.example',
        displayName: '',
        photoURL: '',
        role,
        status: 'active',
      },
    });
  });

  it('is refused without a profile, or with an invalid one', covers('PUB-225'), () => {
    const nobody = { admitted: false, reason: 'User profile not found' };
    expect(resolveActor('mia', undefined)).toEqual(nobody);
    expect(
      resolveActor('mia', parseDocument(profiles, 'mia', { email: 42, role: 'admin', status: 'active' })),
    ).toEqual(nobody);
  });

  it.each([undefined, null, '', 'owner', 'Admin', ['admin']])(
    'is refused with the role %j',
    covers('WRK-040'),
    (role) => {
      expect(record({ role })).toEqual(noRole);
    },
  );

  it.each([undefined, 'inactive', 'Active', true])(
    'is refused with the status %j, even as an admin',
    covers('WRK-046'),
    (status) => {
      expect(record({ role: 'admin', status })).toEqual(inactive);
    },
  );
});

describe('The sign-in form of one role', () => {
  const admin = record({ role: 'admin' });
  const regular = record({ role: 'regular' });

  it('admits its own role', covers('PUB-218', 'PUB-219'), () => {
    expect(decideAtForm('admin', admin)).toBe(admin);
    expect(decideAtForm('regular', regular)).toBe(regular);
  });

  it('refuses the other role with its own text', covers('PUB-220', 'PUB-222'), () => {
    expect(decideAtForm('admin', regular)).toEqual({
      admitted: false,
      reason: 'Unauthorized access. Admin privileges required.',
    });
    expect(decideAtForm('regular', admin)).toEqual({
      admitted: false,
      reason: 'Please use admin login for administrator accounts.',
    });
  });

  it('passes on why an account is refused', () => {
    expect(decideAtForm('admin', record({ role: null }))).toEqual(noRole);
    expect(decideAtForm('regular', record({ role: 'regular', status: 'inactive' }))).toEqual(inactive);
  });
});

describe('A refused token', () => {
  const refusal = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

  it.each([
    'user-token-expired',
    'user-disabled',
    'user-not-found',
    'invalid-user-token',
    'invalid-refresh-token',
  ])("ends the session on the provider's error %s", (code) => expect(endsSession(refusal(code))).toBe(true));

  it.each([
    refusal('network-request-failed'),
    refusal('internal-error'),
    refusal('too-many-requests'),
    new Error('x'),
  ])('does not end the session if the provider fails or cannot be reached (%s)', (error) =>
    expect(endsSession(error)).toBe(false),
  );
});
