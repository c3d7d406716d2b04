import type { WithId } from '@/shared/firebase/collection';
import { type Patch, serverTime } from '@/shared/firebase/fields';
import type { FailureKind } from '@/shared/failures/failure-kind';
import { type Change, createChange, type PatchPart, patchChange } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { contacts } from './collections';
import { derivedContactFields, derivedContactNames } from './contact-search';
import { type Contact, contactStatuses, nameOf, defaultPreferences } from './schema';
import { contactTexts, fieldLabels } from './texts';

/** The fields of the contact form. */
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

/** A contact's communication preferences. */
export type Preferences = NonNullable<Contact['communicationPreferences']>;

type Reasons = Partial<Readonly<Record<FailureKind, string>>>;

/** Returns the fields that every write of a contact sets (WRK-168, WRK-601). */
export const stamps = (uid: string) =>
  ({ updatedAt: serverTime, lastModified: serverTime, lastModifiedBy: uid }) as const;

/** Fields that every change sets. A difference in them is no conflict. */
export const stamped = ['lastModifiedBy'];

export const saveReasons: Reasons = { denied: contactTexts.notAllowed, invalid: contactTexts.notSaved };

const labels: NonNullable<Change['labels']> = {
  ...fieldLabels,
  status: {
    label: fieldLabels.status,
    values: Object.fromEntries(contactStatuses.map((each) => [each, each])),
  },
};

/**
 * Creates a contact under `id`, a new random id. It belongs to the person who creates it (WRK-144 to
 * WRK-146).
 */
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
        communicationPreferences: defaultPreferences,
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

/** Returns a change of fields that search or sorting uses. It recomputes the derived fields. */
const personChange = (contact: WithId<Contact>, uid: string, { patch, ...words }: ContactPatch): Change =>
  contactChange(contact, uid, {
    patch: { ...patch, ...derivedContactFields({ ...contact, ...patch }) },
    derived: { by: 'contact', fields: [...derivedContactNames, ...stamped] },
    ...words,
  });

/** Changes fields of a contact. `contact` is the record as the person saw it (WRK-Q60). */
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

/**
 * Archives or unarchives a contact. Takes the wanted value instead of toggling, so a repeated change has the
 * same result (WRK-149, WRK-Q35).
 */
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

/** Sets the status of a contact, alone or as one of a selection. */
export const setContactStatus = (
  contact: WithId<Contact>,
  status: Contact['status'],
  uid: string,
): SaveHandle =>
  save(personChange(contact, uid, { patch: { status }, what: contactTexts.changeOfStatus(nameOf(contact)) }));

/** Saves a contact's communication preferences (WRK-606). */
export const setPreferences = (contact: WithId<Contact>, preferences: Preferences, uid: string): SaveHandle =>
  save(
    patchChange(contacts, contact.id, {
      patch: { communicationPreferences: preferences, ...stamps(uid) },
      base: contact,
      // A note added in the meantime updates the date of last contact. Merging keeps that from being a
      // conflict.
      merge: { communicationPreferences: 'preferences' },
      derived: { fields: stamped },
      what: contactTexts.changeOfPreferences(nameOf(contact)),
      reasons: saveReasons,
    }),
  );
