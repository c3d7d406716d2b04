import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { contactFormSchema, starterPackFormSchema, waitlistFormSchema } from '@/features/leads/forms/schema';
import { emailPattern } from '@/shared/lib/address-patterns';
import { covers } from '@/testing/covers';
import {
  aMessage,
  anApplication,
  aRequest,
  goodNames,
  leadId,
  leaveRequest,
  wrongNames,
} from './records/leads';
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

describe('the forms and the rules', () => {
  it.each(addresses)('agree about the address «%s»', async (email) => {
    const accepted = emailPattern.test(email);
    const expected = accepted ? assertSucceeds : assertFails;
    await expected(leaveRequest(backend.as('visitor'), aRequest({ email })));
  });

  const names = ['Amara', ' Amara Osei ', 'é', 'a'.repeat(100), 'a'.repeat(101), '\tTab', '😀'.repeat(50)];
  it.each([...names, ...goodNames, ...wrongNames.map(([, name]) => name)])(
    'agree about the name «%s»',
    covers('ATT-011'),
    async (typed) => {
      const parsed = starterPackFormSchema.safeParse({ name: typed, email: 'amara@shelter.example' });
      const name = parsed.success ? parsed.data.name : typed;
      const expected = parsed.success ? assertSucceeds : assertFails;
      await expected(leaveRequest(backend.as('visitor'), aRequest({ name })));
    },
  );

  it.each([
    ['', 'Hello'],
    ['   ', ' Hello\n\nthere \n'],
    ['s'.repeat(200), 'm'.repeat(5000)],
    ['s'.repeat(201), 'Hello'],
    ['Subject', 'm'.repeat(5001)],
    ['Subject', ' \n '],
  ])(
    'agree about the subject «%s» and the message «%s»',
    covers('PUB-182', 'PUB-183', 'PUB-184'),
    async (subject, message) => {
      const typed = { name: 'Amara', email: 'amara@shelter.example', subject, message };
      const parsed = contactFormSchema.safeParse(typed);
      const expected = parsed.success ? assertSucceeds : assertFails;
      await expected(
        backend
          .as('visitor')
          .doc(`bundleRequests/${leadId}`)
          .set(aMessage(parsed.success ? parsed.data : typed)),
      );
    },
  );

  const application = {
    firstName: ' Amara ',
    lastName: 'Osei',
    email: 'amara@shelter.example',
    linkedin: 'linkedin.com/in/amara',
    company: 'Harbour Shelter',
    companySize: '24',
    role: 'Director',
  };

  it.each([
    ['linkedin.com/in/amara', 'https://linkedin.com/in/amara'],
    ['  www.linkedin.com/in/josé?trk=a b ', 'https://www.linkedin.com/in/jos%C3%A9?trk=a%20b'],
    ['HTTP://LinkedIn.com', 'http://linkedin.com/'],
    ['https://ca.linkedin.com:8443/in/x#top', 'https://ca.linkedin.com:8443/in/x#top'],
    ['bücher.example/amara', 'https://xn--bcher-kva.example/amara'],
    ['amara', undefined],
    ['in/amara', undefined],
    ['ftp://linkedin.com', undefined],
    // oxlint-disable-next-line no-script-url
    ['javascript:alert(1)', undefined],
    ['mailto:amara@linkedin.com', undefined],
    ['https://amara:secret@linkedin.com', undefined],
    ['https://', undefined],
    ['my profile.com', undefined],
    ['   ', undefined],
    [`linkedin.com/${'a'.repeat(2048)}`, undefined],
  ])('agree about the profile «%s»', covers('PUB-192', 'PUB-344'), async (linkedin, expected) => {
    const parsed = waitlistFormSchema.safeParse({ ...application, linkedin });
    expect(parsed.data?.linkedin).toBe(expected);
    if (expected === undefined) return;
    await assertSucceeds(
      leaveRequest(backend.as('visitor'), anApplication({ linkedin: expected }), {
        kind: 'waitlist-application',
      }),
    );
  });

  it.each([
    ['24', 24],
    [' 1 ', 1],
    ['10000000', 10_000_000],
    ['10000001', undefined],
    ['0', undefined],
    ['-3', undefined],
    ['1.5', undefined],
    ['many', undefined],
    ['1e3', undefined],
    ['', undefined],
  ])('agree about the size «%s»', covers('PUB-193', 'PUB-345'), async (companySize, expected) => {
    const parsed = waitlistFormSchema.safeParse({ ...application, companySize });
    expect(parsed.data?.companySize).toBe(expected);
    if (expected === undefined) return;
    await assertSucceeds(
      leaveRequest(backend.as('visitor'), anApplication({ companySize: expected }), {
        kind: 'waitlist-application',
      }),
    );
  });
});
