import { createContact, updateContact } from '@/features/contacts/changes';
import { deleteContact } from '@/features/contacts/deletion';
import { contactEntity } from '@/features/contacts/entity';
import { contactList } from '@/features/contacts/queries';
import { nameOf } from '@/features/contacts/schema';
import { contactTexts } from '@/features/contacts/texts';
import { aContact } from './records/contact';
import { type AnyOwnRecords, ownRecordRow } from './records/own-record-row';

const grace = {
  firstName: 'Grace',
  lastName: 'Kim',
  email: 'grace@quartet.example',
  phone: '',
  company: 'Quartet',
  title: '',
  linkedin: '',
  website: '',
  address: '',
  source: 'manual',
  status: 'New',
};

/** The kinds of own records with a list, a detail and a form. Each has the tests of all common suites. */
export const ownRecords: readonly AnyOwnRecords[] = [
  ownRecordRow({
    entity: contactEntity,
    list: contactList,
    build: aContact,
    nameOf,
    typed: 'grac',
    create: (id) => createContact(id, grace, 'mia'),
    update: (contact) => updateContact(contact, { company: 'Harbour Trust' }, 'mia'),
    created: grace,
    updated: { company: 'Harbour Trust' },
    remove: deleteContact,
    screen: {
      entered: { 'First name': 'Grace', 'Last name': 'Kim' },
      name: 'Grace Kim',
      changed: ['Company', 'Harbour Trust'],
      texts: { ...contactTexts, save: 'Save', deleted: () => contactTexts.deleted },
    },
  }),
];
