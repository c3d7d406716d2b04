import type { WithId } from '@/shared/firebase/collection';
import { type Patch, serverTime } from '@/shared/firebase/fields';
import { getDocument } from '@/shared/firebase/database';
import type { FailureKind } from '@/shared/failures/failure-kind';
import { randomId } from '@/shared/lib/random-id';
import {
  batchChange,
  type ChangePart,
  createPart,
  deletePart,
  type PatchPart,
  patchPart,
} from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { saveReasons, stamped, stamps } from '../changes';
import { contacts, mailIndex, mailsOf } from '../collections';
import { type Contact, type Mail, nameOf } from '../schema';
import { mailTexts } from './texts';
import { mailEntryPart } from './mail-search';

/** What is said of a refused change of an e-mail: it is gone, or its contact is (WRK-206, WRK-774). Never rejects. */
export async function mailProblem(
  { because }: { readonly because: FailureKind },
  contactId: string,
): Promise<string> {
  if (because !== 'gone' && because !== 'denied') return mailTexts.failed;
  // Rules that ask whose contact it is refuse what is below one that is not there.
  const contact = await getDocument(contacts, contactId).catch(() => undefined);
  if (contact === undefined) return mailTexts.contactMissing;
  return because === 'gone' ? mailTexts.notFound : mailTexts.failed;
}

/** The words of an e-mail. */
export type MailWords = Pick<Mail, 'subject' | 'content' | 'to'>;

/** Marks the contact as changed with its emails (WRK-168). Where one was sent, the sender counts it. */
const touched = (contact: WithId<Contact>, uid: string, isSent = false) =>
  patchPart(contacts, contact.id, {
    patch: stamps(uid),
    base: contact,
    // Counts are made of the stored ones, so that two people who send at once are both counted.
    derived: {
      fields: [...stamped, 'emailCount', 'interactions', 'lastInteraction', 'communicationPreferences'],
      ...(isSent && { by: 'contactMailSent' }),
    },
  });

/** Drafts an e-mail to a contact (WRK-198). */
export function draftMail(
  contact: WithId<Contact>,
  {
    type,
    isGenerated = false,
    ...words
  }: MailWords & Pick<Mail, 'type'> & { readonly isGenerated?: boolean },
  uid: string,
  id = randomId(),
): SaveHandle {
  const fields = {
    ...words,
    type,
    status: 'draft' as const,
    contactOwnerId: contact.ownerId,
    createdBy: uid,
    createdAt: serverTime,
    metadata: { generated: isGenerated, contactId: contact.id },
  };
  return save(
    batchChange(
      [createPart(mailsOf(contact.id), id, fields), mailEntryPart(contact, id, words), touched(contact, uid)],
      {
        what: mailTexts.changeOfDraft(nameOf(contact)),
        reasons: saveReasons,
      },
    ),
  );
}

interface MailChange extends Pick<PatchPart, 'marks'> {
  readonly patch: Patch<Mail>;
  readonly what: string;
  /** Counts the email on its contact in the same write. */
  readonly isSent?: true;
  /** What becomes of the entry that finds it. */
  readonly entry?: ChangePart;
}

const changeMail = (
  contact: WithId<Contact>,
  mail: WithId<Mail>,
  uid: string,
  { patch, what, isSent, marks, entry }: MailChange,
): SaveHandle =>
  save(
    batchChange(
      [
        patchPart(mailsOf(contact.id), mail.id, { patch, base: mail, ...(marks && { marks }) }),
        ...(entry ? [entry] : []),
        touched(contact, uid, isSent),
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
    entry: mailEntryPart(contact, mail.id, words, { replaces: true }),
    what: mailTexts.changeOfWords(mail.subject),
  });

/** Marks a draft as sent, and counts it (WRK-204, WRK-Q48). */
export const markMailSent = (contact: WithId<Contact>, mail: WithId<Mail>, uid: string): SaveHandle =>
  changeMail(contact, mail, uid, {
    patch: { status: 'sent', sentAt: serverTime },
    isSent: true,
    what: mailTexts.changeOfSending(mail.subject),
  });

/** Moves a draft to the history (WRK-205). */
export const deleteMail = (contact: WithId<Contact>, mail: WithId<Mail>, uid: string): SaveHandle =>
  changeMail(contact, mail, uid, {
    patch: { deletedAt: serverTime },
    entry: deletePart(mailIndex, mail.id),
    marks: ['deletedAt'],
    what: mailTexts.changeOfDeletion(mail.subject),
  });
