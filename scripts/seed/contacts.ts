import type { Contact, ContactStatus, Mail } from '@/features/contacts/schema';
import type { WithId } from '@/shared/firebase/collection';
import { aContact, aMail } from '@/testing/records/contact';

interface Given extends Partial<Contact> {
  readonly status: ContactStatus;
  readonly created: string;
}

let count = 0;

function contact(
  ownerId: string,
  firstName: string,
  lastName: string,
  { created, ...fields }: Given,
): WithId<Contact> {
  count += 1;
  return aContact({
    id: `seedContact${String(count).padStart(9, '0')}`,
    firstName,
    lastName,
    email: '',
    phone: '',
    linkedin: '',
    company: '',
    title: '',
    ownerId,
    createdAt: new Date(created),
    ...fields,
  });
}

/**
 * Contacts of three people in every status, with long names, one-word names and right-to-left names.
 * Addresses end in .example, and phone numbers are reserved for fiction.
 */
export const seedContacts: readonly WithId<Contact>[] = [
  contact('mia', 'Amara', 'Osei', {
    status: 'Qualified',
    email: 'amara.osei@harbourshelter.example',
    phone: '+1 416 555 0142',
    company: 'Harbour Shelter',
    title: 'Director of Development',
    linkedin: 'https://linkedin.com/in/amara-osei',
    website: 'https://harbourshelter.example/',
    address: '18 Wharf Street, Toronto',
    created: '2026-11-02T14:05:00Z',
    updatedAt: new Date('2026-11-18T16:40:00Z'),
    interactions: 2,
    emailCount: 1,
    lastInteraction: new Date('2026-11-18T16:40:00Z'),
  }),
  contact('mia', 'Benoît', 'Tremblay-Gagnon', {
    status: 'Contacted',
    email: 'b.tremblay@orchestre-riviere.example',
    phone: '+1 514 555 0117',
    company: 'Orchestre de la Rivière',
    title: 'Directeur général',
    created: '2026-11-09T10:20:00Z',
  }),
  contact('mia', 'محمد', 'الأنصاري', {
    status: 'New',
    email: 'm.alansari@newcomerhouse.example',
    company: 'Newcomer House',
    title: 'Program lead',
    created: '2026-11-17T09:00:00Z',
  }),
  contact('mia', 'Wilhelmina Josephine Alexandrina', 'van der Westhuizen-Featherstonehaugh', {
    status: 'Proposal',
    email: 'wilhelmina.vanderwesthuizen@internationalfoundation.example',
    phone: '+1 604 555 0188 ext. 2204',
    company: 'International Foundation for Coastal Communities and Inland Waterways',
    title: 'Senior Vice-President, Philanthropic Partnerships and Major Gifts',
    created: '2026-10-12T18:30:00Z',
  }),
  contact('mia', 'Hana', 'Sato', {
    status: 'Won',
    email: 'hana@lanternarts.example',
    phone: '+1 647 555 0123',
    company: 'Lantern Arts',
    title: 'Executive Director',
    created: '2026-07-21T13:00:00Z',
  }),
  contact('mia', 'Oskar', 'Lindgren', {
    status: 'Lost',
    email: 'oskar@northlightmuseum.example',
    company: 'North Light Museum',
    archived: true,
    created: '2026-04-03T08:15:00Z',
  }),
  contact('theo', 'Priya', 'Nair', {
    status: 'Negotiation',
    email: 'priya@northfoodbank.example',
    phone: '+1 905 555 0164',
    company: 'North Food Bank',
    title: 'Chief Executive',
    created: '2026-09-30T15:45:00Z',
  }),
  contact('theo', 'דוד', 'לוי', {
    status: 'Contacted',
    email: 'david.levi@openkitchen.example',
    company: 'Open Kitchen',
    created: '2026-11-11T11:11:00Z',
  }),
  contact('theo', 'Grace', 'Kim', {
    status: 'New',
    email: 'grace.kim@riverbooks.example',
    company: 'River Books',
    source: 'api',
    created: '2026-11-19T20:10:00Z',
  }),
  contact('ada', 'Samuel', 'Whitford', {
    status: 'Won',
    email: 'swhitford@lakesidehospice.example',
    phone: '+1 705 555 0110',
    company: 'Lakeside Hospice',
    title: 'Treasurer',
    created: '2026-05-14T12:00:00Z',
  }),
  contact('ada', 'Wren', 'Okonkwo', {
    status: 'Qualified',
    email: 'wren@communitygarden.example',
    company: 'Community Garden Network',
    created: '2026-09-15T18:30:00Z',
  }),
  contact('noor', 'Lucía', 'Fernández Ibarra', {
    status: 'Proposal',
    email: 'lucia@puentesvivos.example',
    phone: '+1 437 555 0199',
    company: 'Puentes Vivos',
    title: 'Fundraising manager',
    source: 'salesforce',
    created: '2026-08-08T16:00:00Z',
  }),
];

const mail = (changes: Partial<WithId<Mail>>): WithId<Mail> =>
  aMail({
    createdAt: new Date('2026-11-03T09:00:00Z'),
    to: 'amara.osei@harbourshelter.example',
    metadata: { generated: false, contactId: 'seedContact000000001' },
    ...changes,
  });

/** Emails to the first contact: one sent, one drafted. */
export const seedMails: readonly WithId<Mail>[] = [
  mail({
    id: 'seedMail000000000001',
    subject: 'Good to meet you',
    content:
      'Dear Amara,\n\nthank you for showing us the shelter and the intake desk. As promised, here is how we would begin with the donor list.\n\nWarmly,\nMia',
    status: 'sent',
    sentAt: new Date('2026-11-18T16:40:00Z'),
  }),
  mail({
    id: 'seedMail000000000002',
    subject: 'The spring appeal',
    content:
      'Dear Amara,\n\nyou mentioned that the spring appeal goes out in March. Shall we look at last year’s list together?\n\nWarmly,\nMia',
    type: 'follow-up',
    createdAt: new Date('2026-11-20T11:30:00Z'),
  }),
];
