import type { WithId } from '@/shared/firebase/collection';
import { type Patch, serverTime } from '@/shared/firebase/fields';
import type { FailureKind } from '@/shared/failures/failure-kind';
import { randomId } from '@/shared/lib/random-id';
import {
  batchChange,
  type Change,
  createChange,
  createPart,
  type PatchPart,
  patchChange,
  patchPart,
} from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { restorePart, trashPart } from '@/shared/trash/trash';
import { contacts, mailsOf } from './collections';
import { derivedContactFields, derivedContactNames } from './contact-search';
import { type Contact, contactStatuses, type Mail, nameOf, usualPreferences } from './schema';
import { contactTexts, fieldLabels, mailTexts } from './texts';

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
const stamps = (uid: string) =>
  ({ updatedAt: serverTime, lastModified: serverTime, lastModifiedBy: uid }) as const;

/** Written with every change, and never a reason to ask. */
const stamped = ['lastModifiedBy'];

const saveReasons: Reasons = { denied: contactTexts.notAllowed, invalid: contactTexts.notSaved };

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
      derived: { fields: stamped },
      what: contactTexts.changeOfPreferences(nameOf(contact)),
      reasons: saveReasons,
    }),
  );

/** Moves a contact to the trash, with its e-mails below it; one that is gone already counts as deleted (WRK-155 to WRK-159). */
export const deleteContact = (contact: WithId<Contact>): SaveHandle =>
  save(
    batchChange([trashPart(contacts, contact, { title: nameOf(contact), base: contact })], {
      what: contactTexts.changeOfDeletion(nameOf(contact)),
      reasons: { denied: contactTexts.deleteDenied, invalid: contactTexts.notDeleted },
    }),
  );

/** Brings a deleted contact back from the trash. */
export const restoreContact = ({ id, ...contact }: WithId<Contact>): SaveHandle =>
  save(
    batchChange([restorePart({ collection: contacts.path, recordId: id })], {
      what: contactTexts.changeOfRestoring(nameOf(contact)),
    }),
  );

/** The words of an e-mail. */
export type MailWords = Pick<Mail, 'subject' | 'content' | 'to'>;

/** What a contact's record says of a change to its e-mails (WRK-168). */
const touched = (contact: WithId<Contact>, uid: string, patch: Patch<Contact> = {}) =>
  patchPart(contacts, contact.id, {
    patch: { ...patch, ...stamps(uid) },
    base: contact,
    // Two people who send at once are not asked whose count is right: the next one counts anew.
    derived: { fields: [...stamped, 'emailCount', 'interactions'] },
  });

/** Drafts an e-mail to a contact (WRK-198). */
export function draftMail(
  contact: WithId<Contact>,
  { type, ...words }: MailWords & Pick<Mail, 'type'>,
  uid: string,
): SaveHandle {
  const fields = {
    ...words,
    type,
    status: 'draft' as const,
    contactOwnerId: contact.ownerId,
    createdBy: uid,
    createdAt: serverTime,
    metadata: { generated: false, contactId: contact.id },
  };
  return save(
    batchChange([createPart(mailsOf(contact.id), randomId(), fields), touched(contact, uid)], {
      what: mailTexts.changeOfDraft(nameOf(contact)),
      reasons: saveReasons,
    }),
  );
}

interface MailChange extends Pick<PatchPart, 'marks'> {
  readonly patch: Patch<Mail>;
  readonly what: string;
  /** What the contact's record gets in the same write. */
  readonly beside?: Patch<Contact>;
}

const changeMail = (
  contact: WithId<Contact>,
  mail: WithId<Mail>,
  uid: string,
  { patch, what, beside, marks }: MailChange,
): SaveHandle =>
  save(
    batchChange(
      [
        patchPart(mailsOf(contact.id), mail.id, { patch, base: mail, ...(marks && { marks }) }),
        touched(contact, uid, beside),
      ],
      { what, labels: mailTexts.labels, reasons: { ...saveReasons, gone: mailTexts.notFound } },
    ),
  );

/** Changes the words of a draft (WRK-202, WRK-203). */
export const editMail = (
  contact: WithId<Contact>,
  mail: WithId<Mail>,
  words: MailWords,
  uid: string,
): SaveHandle =>
  changeMail(contact, mail, uid, {
    patch: { ...words, lastEdited: serverTime },
    what: mailTexts.changeOfWords(mail.subject),
  });

/** Marks a draft as sent, and counts it (WRK-204, WRK-Q48). */
export const markMailSent = (contact: WithId<Contact>, mail: WithId<Mail>, uid: string): SaveHandle =>
  changeMail(contact, mail, uid, {
    patch: { status: 'sent', sentAt: serverTime },
    beside: {
      emailCount: contact.emailCount + 1,
      interactions: contact.interactions + 1,
      lastInteraction: serverTime,
    },
    what: mailTexts.changeOfSending(mail.subject),
  });

/** Moves a draft to the history (WRK-205). */
export const deleteMail = (contact: WithId<Contact>, mail: WithId<Mail>, uid: string): SaveHandle =>
  changeMail(contact, mail, uid, {
    patch: { deletedAt: serverTime },
    marks: ['deletedAt'],
    what: mailTexts.changeOfDeletion(mail.subject),
  });
