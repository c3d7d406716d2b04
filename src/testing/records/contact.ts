import { derivedContactFields } from '@/features/contacts/contact-search';
import { type Contact, type Mail, defaultPreferences } from '@/features/contacts/schema';
import type { WithId } from '@/shared/firebase/collection';
import { writtenAt } from './written-at';

/** Returns Mia's contact Amara Osei of Harbour Shelter, with `changes` applied. Its owner created it. */
export function aContact(changes: Partial<WithId<Contact>> = {}): WithId<Contact> {
  const { ownerId = 'mia', createdAt = writtenAt } = changes;
  const fields = {
    id: 'amara',
    firstName: 'Amara',
    lastName: 'Osei',
    email: 'amara@shelter.example',
    phone: '+1 416 555 0100',
    linkedin: 'https://linkedin.com/in/amara-osei',
    website: '',
    address: '',
    company: 'Harbour Shelter',
    title: 'Director',
    source: 'manual',
    status: 'New',
    archived: false,
    ownerId,
    createdBy: ownerId,
    createdAt,
    updatedAt: createdAt,
    lastModified: createdAt,
    lastModifiedBy: ownerId,
    lastInteraction: null,
    interactions: 0,
    emailCount: 0,
    communicationPreferences: { ...defaultPreferences, lastContactDate: null, nextScheduledContact: null },
    last_analyzed: null,
    ...changes,
  };
  return { ...fields, ...derivedContactFields(fields), ...changes };
}

/** Returns Mia's email draft to the contact of `aContact`. */
export function aMail(changes: Partial<WithId<Mail>> = {}): WithId<Mail> {
  const { contactOwnerId = 'mia' } = changes;
  return {
    id: 'welcome',
    contactOwnerId,
    createdBy: contactOwnerId,
    createdAt: writtenAt,
    subject: 'Welcome',
    content: 'Thank you for your time today.',
    to: 'amara@shelter.example',
    status: 'draft',
    type: 'welcome',
    metadata: { generated: true },
    lastEdited: null,
    sentAt: null,
    deletedAt: null,
    ...changes,
  };
}
