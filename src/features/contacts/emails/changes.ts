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

/** What a person plans with an e-mail (WRK-610). The day is a reminder: nothing is sent by itself (WRK-Q54). */
export interface MailPlan {
  readonly category: string;
  readonly priority: string;
  readonly scheduledFor: Date | null;
}

export const usualPlan: MailPlan = { category: '', priority: 'medium', scheduledFor: null };

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
    plan = usualPlan,
    ...words
  }: MailWords & Pick<Mail, 'type'> & { readonly isGenerated?: boolean; readonly plan?: MailPlan },
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
    metadata: {
      ...plan,
      version: '1',
      generated: isGenerated,
      sent: false,
      sentTimestamp: null,
      contactId: contact.id,
    },
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

interface MailChange extends Pick<PatchPart, 'marks' | 'derived'> {
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
  { patch, what, isSent, marks, derived, entry }: MailChange,
): SaveHandle =>
  save(
    batchChange(
      [
        patchPart(mailsOf(contact.id), mail.id, {
          patch,
          base: mail,
          ...(marks && { marks }),
          ...(derived && { derived }),
        }),
        ...(entry ? [entry] : []),
        touched(contact, uid, isSent),
      ],
      { what, labels: mailTexts.labels, reasons: { ...saveReasons, gone: mailTexts.notFound } },
    ),
  );

/** Returns the plan of an e-mail; older ones have none. */
export const planOf = ({ metadata }: Pick<Mail, 'metadata'>): MailPlan => ({
  category: metadata?.category ?? usualPlan.category,
  priority: metadata?.priority ?? usualPlan.priority,
  scheduledFor: metadata?.scheduledFor ?? null,
});

/** Changes the words and the plan of a draft (WRK-202, WRK-203). */
export const editMail = (
  contact: WithId<Contact>,
  mail: WithId<Mail>,
  words: MailWords,
  uid: string,
  { category, priority, scheduledFor }: MailPlan = planOf(mail),
): SaveHandle =>
  changeMail(contact, mail, uid, {
    patch: {
      ...words,
      'metadata.category': category,
      'metadata.priority': priority,
      'metadata.scheduledFor': scheduledFor,
      'metadata.version': String(Number(mail.metadata?.version ?? 1) + 1),
      lastEdited: serverTime,
    },
    // Two people who edit at once are not asked which version it is.
    derived: { fields: ['metadata.version'] },
    entry: mailEntryPart(contact, mail.id, words, { replaces: true }),
    what: mailTexts.changeOfWords(mail.subject),
  });

/** Marks a draft as sent, and counts it (WRK-204, WRK-Q48). */
export const markMailSent = (contact: WithId<Contact>, mail: WithId<Mail>, uid: string): SaveHandle =>
  changeMail(contact, mail, uid, {
    patch: {
      status: 'sent',
      sentAt: serverTime,
      'metadata.sent': true,
      'metadata.sentTimestamp': serverTime,
    },
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
