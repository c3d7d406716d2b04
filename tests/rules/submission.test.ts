import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, it } from 'vitest';
import { emailPattern, starterPackFormSchema } from '@/features/leads/schema';
import { aRequest, leaveRequest } from './leads';
import { startRulesBackend } from './rules-backend';

const backend = startRulesBackend('demo-rules-parity');

const addresses = [
  'a@b.co',
  "o'brien@shelter.example",
  'first.last+list@sub.shelter.example',
  'x_y%z@shelter-north.example',
  'abc',
  'a@b',
  'a@-',
  'a@b..example',
  'ä@shelter.example',
  'a@shelter.example ',
  'a@shelter.e',
  '"quoted"@shelter.example',
];

describe('what the form accepts and what the rules accept', () => {
  it.each(addresses)('are the same for the address «%s»', async (email) => {
    const accepted = emailPattern.test(email);
    const expected = accepted ? assertSucceeds : assertFails;
    await expected(leaveRequest(backend.as('visitor'), aRequest({ email })));
  });

  it.each(['Amara', ' Amara Osei ', 'é', 'a'.repeat(100), 'a'.repeat(101), '\tTab', '😀'.repeat(50)])(
    'are the same for the name «%s»',
    async (typed) => {
      const parsed = starterPackFormSchema.safeParse({ name: typed, email: 'amara@shelter.example' });
      const name = parsed.success ? parsed.data.name : typed;
      const expected = parsed.success ? assertSucceeds : assertFails;
      await expected(leaveRequest(backend.as('visitor'), aRequest({ name })));
    },
  );
});
