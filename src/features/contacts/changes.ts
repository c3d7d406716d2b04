import type { WithId } from '@/shared/firebase/collection';
import { type Patch, serverTime } from '@/shared/firebase/fields';
import type { FailureKind } from '@/shared/failures/failure-kind';
import { type Change, createChange, type PatchPart, patchChange } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { contacts } from './collections';
import { derivedContactFields, derivedContactNames } from './contact-search';
import { type Contact, contactStatuses, nameOf, usualPreferences } from './schema';
import { contactTexts, fieldLabels } from './texts';

/** What the form asks for. */
export type ContactFields = Pick<
  Contact,
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'company'
  | 'title'
  | 'linkedin'
  | 'website'
  | 'address'
  | 'source'
  | 'status'
>;

/** How somebody wants to be reached. */
export type Preferences = NonNullable<Contact['communicationPreferences']>;

type Reasons = Partial<Readonly<Record<FailureKind, string>>>;

/** What every write of a contact carries (WRK-168, WRK-601). */
export const stamps = (uid: string) =>
  ({ updatedAt: serverTime, lastModified: serverTime, lastModifiedBy: uid }) as const;

/** Written with every change, and never a reason to ask. */
export const stamped = ['lastModifiedBy'];

export const saveReasons: Reasons = { denied: contactTexts.notAllowed, invalid: contactTexts.notSaved };

const labels: NonNullable<Change['labels']> = {
  ...fieldLabels,
  status: {
    label: fieldLabels.status,
    values: Object.fromEntries(contactStatuses.map((each) => [each, each])),
  },
};

/** Stores a new contact under `id`, a new random one; it belongs to whoever makes it (WRK-144 to WRK-146). */
export function createContact(id: string, fields: ContactFields, uid: string): SaveHandle {
  const made = derivedContactFields({ ...fields });
  return save(
    createChange(contacts, id, {
      fields: {
        ...fields,
        ...made,
        archived: false,
        ownerId: uid,
        createdBy: uid,
        createdAt: serverTime,
        communicationPreferences: usualPreferences,
        ...stamps(uid),
      },
      what: contactTexts.changeOfNew(made.name),
      labels,
      reasons: saveReasons,
    }),
  );
}

interface ContactPatch {
  readonly patch: Patch<Contact>;
  readonly what: string;
  readonly reasons?: Reasons;
  readonly derived?: PatchPart['derived'];
}

const contactChange = (
  contact: WithId<Contact>,
  uid: string,
  { patch, what, reasons, derived = { fields: stamped } }: ContactPatch,
): Change =>
  patchChange(contacts, contact.id, {
    patch: { ...patch, ...stamps(uid) },
    base: contact,
    derived,
    what,
    labels,
    reasons: { ...saveReasons, ...reasons },
  });

/** A change of what the contact is found or sorted by. */
const personChange = (contact: WithId<Contact>, uid: string, { patch, ...words }: ContactPatch): Change =>
  contactChange(contact, uid, {
    patch: { ...patch, ...derivedContactFields({ ...contact, ...patch }) },
    derived: { by: 'contact', fields: [...derivedContactNames, ...stamped] },
    ...words,
  });

/** Changes what is given of a contact; `contact` is the record as the person saw it (WRK-Q60). */
export const updateContact = (
  contact: WithId<Contact>,
  fields: Partial<ContactFields>,
  uid: string,
): SaveHandle =>
  save(
    personChange(contact, uid, {
      patch: fields,
      what: contactTexts.changeOf(nameOf(contact)),
    }),
  );

/** Archives a contact or brings it back: the wanted value, never a toggle (WRK-149, WRK-Q35). */
export const setArchived = (contact: WithId<Contact>, archived: boolean, uid: string): SaveHandle =>
  save(
    contactChange(contact, uid, {
      patch: { archived },
      what: contactTexts.changeOfArchive(nameOf(contact), archived),
      reasons: {
        invalid: archived ? contactTexts.notArchived : contactTexts.notUnarchived,
        'signed-out': contactTexts.noToken,
      },
    }),
  );

/** Sets a contact's status, of one or of each in a selection. */
export const setContactStatus = (
  contact: WithId<Contact>,
  status: Contact['status'],
  uid: string,
): SaveHandle =>
  save(personChange(contact, uid, { patch: { status }, what: contactTexts.changeOfStatus(nameOf(contact)) }));

/** Sets how somebody wants to be reached (WRK-606). */
export const setPreferences = (contact: WithId<Contact>, preferences: Preferences, uid: string): SaveHandle =>
  save(
    patchChange(contacts, contact.id, {
      patch: { communicationPreferences: preferences, ...stamps(uid) },
      base: contact,
      // A note that was added meanwhile moves the last contact on, and is no question.
      merge: { communicationPreferences: 'preferences' },
      derived: { fields: stamped },
      what: contactTexts.changeOfPreferences(nameOf(contact)),
      reasons: saveReasons,
    }),
  );
