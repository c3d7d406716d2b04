import { leadSearchFields } from '@/features/leads/lead-search';
import {
  type Lead,
  messageType,
  newsletterType,
  starterPackType,
  type WaitlistEntry,
} from '@/features/leads/schema';
import type { WithId } from '@/shared/firebase/collection';
import { writtenAt } from './written-at';

/** Returns a starter-pack request of Amara Osei, with `changes` applied. */
export function aLead(changes: Partial<WithId<Lead>> = {}): WithId<Lead> {
  const { id = 'amara', name = 'Amara Osei', email = `${id}@shelter.example` } = changes;
  return {
    id,
    name,
    email,
    bundleType: starterPackType,
    status: 'pending',
    createdAt: writtenAt,
    updatedAt: null,
    consentVersion: '2026-11',
    ...leadSearchFields({ name, email }),
    ...changes,
  };
}

/** Returns a newsletter subscription from the footer. */
export const aSubscription = (changes: Partial<WithId<Lead>> = {}): WithId<Lead> =>
  aLead({ bundleType: newsletterType, source: 'footer_subscription', ...changes });

/** Returns a message from the contact form. */
export const aMessage = (changes: Partial<WithId<Lead>> = {}): WithId<Lead> =>
  aLead({
    bundleType: messageType,
    source: 'contact_form',
    subject: 'Our donor list',
    message: 'We would like to move it.\nWhen could you start?',
    ...changes,
  });

/** Returns a waitlist entry with only an email address. */
export function aWaitlistEntry(changes: Partial<WithId<WaitlistEntry>> = {}): WithId<WaitlistEntry> {
  const { id = 'amara' } = changes;
  return {
    id,
    email: `${id}@shelter.example`,
    status: 'unfinished',
    createdAt: writtenAt,
    updatedAt: null,
    consentVersion: '2026-11',
    ...changes,
  };
}

/** Returns a waitlist entry with a complete application. */
export const anApplication = (changes: Partial<WithId<WaitlistEntry>> = {}): WithId<WaitlistEntry> =>
  aWaitlistEntry({
    firstName: 'Amara',
    lastName: 'Osei',
    fullName: 'Amara Osei',
    linkedin: 'https://linkedin.com/in/amara-osei',
    company: 'Harbour Shelter',
    companySize: 24,
    role: 'Director',
    status: 'pending',
    ...changes,
  });
