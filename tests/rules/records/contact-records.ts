import { type ActorName, uidOf } from '../rules-backend';
import { serverTime } from './leads';
import { type Fields, ids } from './records';

/** What every write of a contact carries. */
export const contactStamps = (actor: ActorName): Fields => ({
  updatedAt: serverTime(),
  lastModified: serverTime(),
  lastModifiedBy: uidOf(actor),
});

/** What lists find and sort a contact by. */
const contactIndex = () => {
  const keys = {
    firstName: 'amara  osei  amara  1',
    lastName: 'osei  osei  amara  1',
    email: 'amara@shelter.example  osei  amara  1',
    phone: '14165550100  osei  amara  1',
    company: 'harbour shelter  osei  amara  1',
    status: '0  osei  amara  1',
  };
  return { search: { text: 'amara osei', grams: ['amara', 'osei'] }, sort: { asc: keys, desc: keys } };
};

/** A contact as its owner writes it. */
export const aContact = (actor: ActorName, changes: Fields = {}): Fields => ({
  firstName: 'Amara',
  lastName: 'Osei',
  name: 'Amara Osei',
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
  ...contactIndex(),
  communicationPreferences: { frequency: 'weekly', preferredMethod: 'email', optOut: false },
  ownerId: uidOf(actor),
  createdBy: uidOf(actor),
  createdAt: serverTime(),
  ...contactStamps(actor),
  ...changes,
});

/** A draft to the contact of `owner`. */
export const aMail = (actor: ActorName, changes: Fields = {}, owner: ActorName = 'regular'): Fields => ({
  contactOwnerId: uidOf(owner),
  createdBy: uidOf(actor),
  createdAt: serverTime(),
  subject: 'Welcome',
  content: 'Thank you for your time today.',
  to: 'amara@shelter.example',
  status: 'draft',
  type: 'welcome',
  metadata: { generated: true, contactId: ids.contact },
  ...changes,
});

/** The entry that finds an e-mail to `ids.contact` of `regular`. */
export const aMailEntry = (changes: Fields = {}): Fields => ({
  contactId: ids.contact,
  contactOwnerId: uidOf('regular'),
  grams: ['d', 'do', 'don', 'donor'],
  ...changes,
});
