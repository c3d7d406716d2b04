import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { covers } from '@/testing/covers';
import { captureSchema } from './schema';

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  title: '',
  linkedin: '',
  website: '',
  address: '',
  notes: '',
};
const problems = (fields: Partial<typeof empty>) =>
  z.safeParse(captureSchema, { ...empty, ...fields }).error?.issues.map(({ message }) => message) ?? [];

it(
  'A captured contact requires a name, and an email address or a phone number',
  covers('WRK-218', 'WRK-219'),
  () => {
    expect(problems({ firstName: 'Ana' })).toEqual(['Contact must have either an email or phone number']);
    expect(problems({ email: 'ana@clinic.example' })).toEqual([
      'Contact must have at least a first name, last name, or full name',
    ]);
    expect(problems({ lastName: 'Ruiz', phone: '555 0100' })).toEqual([]);
  },
);

it(
  'A captured contact is trimmed, its email address lowercased and its full name split',
  covers('WRK-221'),
  () => {
    expect(
      z.parse(captureSchema, {
        ...empty,
        firstName: ' Ana Ruiz ',
        email: ' Ana@Clinic.example ',
        website: 'clinic.example',
      }),
    ).toMatchObject({
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: 'ana@clinic.example',
      website: expect.stringMatching(/^https:\/\/clinic\.example/),
    });
  },
);
