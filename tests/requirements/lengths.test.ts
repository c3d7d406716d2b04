import { describe, expect, it } from 'vitest';
import { profileFormSchema } from '@/features/account/profile/schema';
import { covers } from '@/testing/covers';
import {
  contactFormSchema,
  newsletterFormSchema,
  starterPackFormSchema,
  waitlistBoxSchema,
  waitlistFormSchema,
} from '@/features/leads/forms/schema';

const person = { name: 'Zadie Moreau', email: 'zadie@quartet.example' };
const message = { ...person, subject: '', message: 'Two lists?' };
const application = {
  firstName: 'Zadie',
  lastName: 'Moreau',
  email: person.email,
  linkedin: 'https://linkedin.com/in/zadie',
  company: 'Quartet',
  companySize: '12',
  role: 'Director',
};
const profile = { displayName: 'Zadie', bio: '' };

const text = (length: number) => 'a'.repeat(length);
const email = (length: number) => `${text(length - '@quartet.example'.length)}@quartet.example`;
const url = (length: number) => `https://a.example/${text(length - 'https://a.example/'.length)}`;

describe('the lengths of public form fields', covers('PUB-Q16'), () => {
  it.each([
    ['starter pack', 'name', 100, starterPackFormSchema, person, text],
    ['starter pack', 'email', 254, starterPackFormSchema, person, email],
    ['contact', 'name', 100, contactFormSchema, message, text],
    ['contact', 'email', 254, contactFormSchema, message, email],
    ['contact', 'subject', 200, contactFormSchema, message, text],
    ['contact', 'message', 5_000, contactFormSchema, message, text],
    ['newsletter', 'name', 100, newsletterFormSchema, person, text],
    ['newsletter', 'email', 254, newsletterFormSchema, person, email],
    ['waitlist box', 'email', 254, waitlistBoxSchema, person, email],
    ['waitlist application', 'firstName', 100, waitlistFormSchema, application, text],
    ['waitlist application', 'lastName', 100, waitlistFormSchema, application, text],
    ['waitlist application', 'email', 254, waitlistFormSchema, application, email],
    ['waitlist application', 'linkedin', 2_048, waitlistFormSchema, application, url],
    ['profile', 'displayName', 100, profileFormSchema, profile, text],
    ['profile', 'bio', 500, profileFormSchema, profile, text],
  ] as const)(
    'the %s form accepts a %s of up to %i characters',
    (_, field, most, schema, values, ofLength) => {
      const isTaken = (length: number) => schema.safeParse({ ...values, [field]: ofLength(length) }).success;
      expect([isTaken(most), isTaken(most + 1)]).toEqual([true, false]);
    },
  );
});
