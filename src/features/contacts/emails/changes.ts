import type { WithId } from '@/shared/firebase/collection';
import { type Patch, serverTime } from '@/shared/firebase/fields';
import { getDocument } from '@/shared/firebase/database';
import type { FailureKind } from '@/shared/failures/failure-kind';
import { randomId } from '@/shared/lib/random-id';
import {
  batchChange,
  type Change,
  type ChangePart,
  createPart,
  deletePart,
  type PatchPart,
  patchPart,
} from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import { withReason } from '@/shared/outcomes/with-reason';
import type { SaveHandle } from '@/shared/saving/saving';
import { saveReasons, stamped, stamps } from '../changes';
import { contacts, mailIndex, mailsOf } from '../collections';
import { type Contact, type Mail, nameOf } from '../schema';
import { mailTexts } from './texts';
import { mailEntryPart } from './mail-search';

/** Returns the message for a refused change if the e-mail or its contact is gone. Never rejects. */
async function refusalMessage(because: FailureKind, contactId: string): Promise<string | undefined> {
  if (because !== 'gone' && because !== 'denied') return undefined;
  // The security rules read the owner from the contact, so they deny changes if the contact is gone.
  const contact = await getDocument(contacts, contactId).catch(() => undefined);
  if (contact === undefined) return mailTexts.contactMissing;
  return because === 'gone' ? mailTexts.notFound : undefined;
}

/** Saves a change of an e-mail and adds the message for a refusal. */
const saveMail = (contact: WithId<Contact>, change: Change): SaveHandle =>
  withReason(save(change), (because) => refusalMessage(because, contact.id));

/** The text fields of an e-mail. */
export type MailInput = Pick<Mail, 'subject' | 'content' | 'to'>;

/** A person's plan for an e-mail. The day is only a reminder. The app does not send e-mails. */
export interface MailPlan {
  readonly category: string;
  readonly priority: string;
  readonly scheduledFor: Date | null;
}

export const defaultPlan: MailPlan = { category: '', priority: 'medium', scheduledFor: null };

/** Returns the part that marks the contact as changed. For a sent e-mail, it also updates the counts. */
const contactTouchPart = (contact: WithId<Contact>, uid: string, isSent = false) =>
  patchPart(contacts, contact.id, {
    patch: stamps(uid),
    base: contact,
    // The sender of pending changes adds to the stored counts, so two people who send at once are both
    // counted.
    derived: {
      fields: [...stamped, 'emailCount', 'interactions', 'lastInteraction', 'communicationPreferences'],
      ...(isSent && { by: 'contactMailSent' }),
    },
  });

/** Drafts an e-mail to a contact. */
export function draftMail(
  contact: WithId<Contact>,
  {
    type,
    isGenerated = false,
    plan = defaultPlan,
    ...input
  }: MailInput & Pick<Mail, 'type'> & { readonly isGenerated?: boolean; readonly plan?: MailPlan },
  uid: string,
  id = randomId(),
): SaveHandle {
  const fields = {
    ...input,
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
  return saveMail(
    contact,
    batchChange(
      [
        createPart(mailsOf(contact.id), id, fields),
        mailEntryPart(contact, id, input),
        contactTouchPart(contact, uid),
      ],
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
  /** True to update the contact's e-mail count in the same write. */
  readonly isSent?: true;
  /** The change of the search index entry for the e-mail. */
  readonly entry?: ChangePart;
}

const changeMail = (
  contact: WithId<Contact>,
  mail: WithId<Mail>,
  uid: string,
  { patch, what, isSent, marks, derived, entry }: MailChange,
): SaveHandle =>
  saveMail(
    contact,
    batchChange(
      [
        patchPart(mailsOf(contact.id), mail.id, {
          patch,
          base: mail,
          ...(marks && { marks }),
          ...(derived && { derived }),
        }),
        ...(entry ? [entry] : []),
        contactTouchPart(contact, uid, isSent),
      ],
      { what, labels: mailTexts.labels, reasons: { ...saveReasons, gone: mailTexts.notFound } },
    ),
  );

/** Returns the plan of an e-mail. An older e-mail without a plan gets the default plan. */
export const planOf = ({ metadata }: Pick<Mail, 'metadata'>): MailPlan => ({
  category: metadata?.category ?? defaultPlan.category,
  priority: metadata?.priority ?? defaultPlan.priority,
  scheduledFor: metadata?.scheduledFor ?? null,
});

/** Changes the text and the plan of a draft. */
export const editMail = (
  contact: WithId<Contact>,
  mail: WithId<Mail>,
  input: MailInput,
  uid: string,
  { category, priority, scheduledFor }: MailPlan = planOf(mail),
): SaveHandle =>
  changeMail(contact, mail, uid, {
    patch: {
      ...input,
      'metadata.category': category,
      'metadata.priority': priority,
      'metadata.scheduledFor': scheduledFor,
      'metadata.version': String(Number(mail.metadata?.version ?? 1) + 1),
      lastEdited: serverTime,
    },
    // A different edit count is no conflict.
    derived: { fields: ['metadata.version'] },
    entry: mailEntryPart(contact, mail.id, input, { replaces: true }),
    what: mailTexts.changeOfWords(mail.subject),
  });

/** Marks a draft as sent and counts it on the contact. */
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

/** Marks a draft as deleted. It stays in the contact's history. */
export const deleteMail = (contact: WithId<Contact>, mail: WithId<Mail>, uid: string): SaveHandle =>
  changeMail(contact, mail, uid, {
    patch: { deletedAt: serverTime },
    entry: deletePart(mailIndex, mail.id),
    marks: ['deletedAt'],
    what: mailTexts.changeOfDeletion(mail.subject),
  });
