import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { profileSchema } from './profile';

const stored = { email: 'mia@acf.example', status: 'active' };

describe('A profile', () => {
  it.each(['admin', 'regular'])('has the role %s', covers('PUB-350', 'WRK-616'), (role) => {
    expect(profileSchema.parse({ ...stored, role }).role).toBe(role);
  });

  it.each([undefined, 'owner', ''])('has no role if the record contains %s', (role) => {
    expect(profileSchema.parse({ ...stored, role }).role).toBeNull();
  });

  it.each(['active', 'inactive'])(
    'has the status %s, and is inactive for any other value',
    covers('WRK-617'),
    (status) => {
      expect(profileSchema.parse({ ...stored, status }).status).toBe(status);
      expect(profileSchema.parse({ ...stored, status: `${status} ` }).status).toBe('inactive');
    },
  );
});
