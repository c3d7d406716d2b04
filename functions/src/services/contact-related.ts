import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { type Mail, mailSchema } from '@/features/contacts/schema';
import { can as canNote } from '@/features/notes/policy';
import type { Caller } from '../pipeline/caller';
import { type NoteRecord, readNote, withDates } from './stored-records';

/** The most notes, and the most emails, that an answer holds for a contact. */
export const mostRelated = 200;

const iso = (time: Date | null | undefined): string | null => time?.toISOString() ?? null;

const presentNote = (note: NoteRecord) => ({
  id: note.id,
  title: note.title,
  content: note.content,
  contentType: note.contentType,
  category: note.category,
  isArchived: note.isArchived,
  createdBy: note.createdBy,
  createdAt: iso(note.createdAt),
  updatedAt: iso(note.updatedAt),
});

const presentMail = ({ id, metadata, ...mail }: Mail & { readonly id: string }) => ({
  id,
  subject: mail.subject,
  content: mail.content,
  to: mail.to,
  status: mail.status,
  type: mail.type,
  createdAt: iso(mail.createdAt),
  lastEdited: iso(mail.lastEdited),
  sentAt: iso(mail.sentAt),
  deletedAt: iso(mail.deletedAt),
  metadata: {
    ...metadata,
    scheduledFor: iso(metadata?.scheduledFor),
    sentTimestamp: iso(metadata?.sentTimestamp),
  },
});

const newestFirst = (one: { createdAt: string | null }, other: { createdAt: string | null }): number =>
  (other.createdAt ?? '').localeCompare(one.createdAt ?? '');

/**
 * Returns the notes about a contact that the caller may see, and its emails: current ones as `autoEmails`,
 * deleted ones as `emailHistory` (WRK-205, WRK-603). Each list is sorted newest first. Unreadable records are
 * left out.
 */
export async function relatedTo(database: Firestore, caller: Caller, contactId: string) {
  const contact = database.doc(`manualContacts/${contactId}`);
  const [notes, mails] = await Promise.all([
    database.collection('notes').where('contactId', '==', contactId).limit(mostRelated).get(),
    contact.collection('emails').limit(mostRelated).get(),
  ]);
  const emails = mails.docs.flatMap((each) => {
    const parsed = z.safeParse(mailSchema, withDates(each.data()));
    return parsed.success ? [presentMail({ ...parsed.data, id: each.id })] : [];
  });
  return {
    notes: notes.docs
      .flatMap((each) => {
        const note = readNote(each.id, each.data());
        return note && canNote(caller, 'note.get', note) ? [presentNote(note)] : [];
      })
      .toSorted(newestFirst),
    autoEmails: emails.filter(({ deletedAt }) => deletedAt === null).toSorted(newestFirst),
    emailHistory: emails.filter(({ deletedAt }) => deletedAt !== null).toSorted(newestFirst),
  };
}
