import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { contactMessages } from '@/contracts/contacts';
import { can as canContact } from '@/features/contacts/policy';
import { type Contact, contactSchema } from '@/features/contacts/schema';
import { can as canNote } from '@/features/notes/policy';
import { type Note, noteSchema } from '@/features/notes/schema';
import { isStoredOps, looksLikeHtml, toPlain } from '@/shared/rich-text/stored-content';
import { ApiError } from '../pipeline/api-error';
import type { Caller } from '../pipeline/caller';
import { wordsOfHtml } from './words-of-html';

/** Converts stored values for the schemas: timestamps become Dates. */
export function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withDates(each)]));
}

export type ContactRecord = Contact & { readonly id: string };
export type NoteRecord = Note & { readonly id: string };

/** Reads a stored contact tolerantly. Throws if it cannot be read at all. */
export const readContact = (id: string, data: DocumentData): ContactRecord => ({
  ...z.parse(contactSchema, withDates(data)),
  id,
});

/** Reads a stored contact tolerantly; returns undefined if it cannot be read at all. */
export function tryContact(id: string, data: DocumentData): ContactRecord | undefined {
  const parsed = z.safeParse(contactSchema, withDates(data));
  return parsed.success ? { ...parsed.data, id } : undefined;
}

/** Reads a stored note tolerantly; returns undefined if it cannot be read at all. */
export const readNote = (id: string, data: DocumentData): NoteRecord | undefined => {
  const parsed = z.safeParse(noteSchema, withDates(data));
  return parsed.success ? { ...parsed.data, id } : undefined;
};

const ownerIn = ({ ownerId }: DocumentData): string => (typeof ownerId === 'string' ? ownerId : '');

/** Checks whether a caller may see a stored contact, even if the contact cannot be read. */
export const maySee = (caller: Caller, data: DocumentData): boolean =>
  canContact(caller, 'contact.get', { uid: ownerIn(data) });

/**
 * Returns a contact that the caller may see. A hidden contact gives the same answer as a missing one, so that
 * no answer reveals which ids exist (WRK-772, decision 055).
 * @throws ApiError `not-found`.
 */
export async function loadContact(database: Firestore, caller: Caller, id: string): Promise<ContactRecord> {
  const data = (await database.doc(`manualContacts/${id}`).get()).data();
  if (data === undefined || !maySee(caller, data)) throw new ApiError('not-found', contactMessages.notFound);
  return readContact(id, data);
}

/** Returns the existing contacts with these ids, in their order. */
export async function contactsWith(
  database: Firestore,
  ids: readonly string[],
): Promise<readonly ContactRecord[]> {
  if (ids.length === 0) return [];
  const found = await database.getAll(...ids.map((id) => database.doc(`manualContacts/${id}`)));
  return found.flatMap((each) => {
    const data = each.data();
    return data === undefined ? [] : [readContact(each.id, data)];
  });
}

const newestFirst = (one: NoteRecord, other: NoteRecord): number =>
  (other.createdAt?.getTime() ?? 0) - (one.createdAt?.getTime() ?? 0);

/** The number of contacts in one `in` filter. */
const atOnce = 30;
/**
 * The number of notes that are read for each contact to find its newest. A filter by one field needs no
 * index.
 */
const readPerContact = 60;

/** Returns the newest notes of each contact that the caller may see, without archived ones (WRK-Q53). */
export async function newestNotes(
  database: Firestore,
  caller: Caller,
  contactIds: readonly string[],
  perContact: number,
): Promise<ReadonlyMap<string, readonly NoteRecord[]>> {
  const chosen = new Map<string, NoteRecord[]>(contactIds.map((id) => [id, []]));
  for (let at = 0; at < contactIds.length; at += atOnce) {
    const ids = contactIds.slice(at, at + atOnce);
    const { docs } = await database
      .collection('notes')
      .where('contactId', 'in', ids)
      .limit(ids.length * readPerContact)
      .get();
    for (const each of docs) {
      const note = readNote(each.id, each.data());
      if (note && !note.isArchived && canNote(caller, 'note.get', note))
        chosen.get(note.contactId ?? '')?.push(note);
    }
  }
  return new Map([...chosen].map(([id, notes]) => [id, notes.toSorted(newestFirst).slice(0, perContact)]));
}

/** Returns the existing notes with these ids that the caller may see, without archived ones. */
export async function visibleNotes(
  database: Firestore,
  caller: Caller,
  ids: readonly string[],
): Promise<readonly NoteRecord[]> {
  if (ids.length === 0) return [];
  const found = await database.getAll(...ids.map((id) => database.doc(`notes/${id}`)));
  return found.flatMap((each) => {
    const data = each.data();
    const note = data && readNote(each.id, data);
    return note && !note.isArchived && canNote(caller, 'note.get', note) ? [note] : [];
  });
}

/**
 * Returns a note's words with list markers and without markup. Older notes in HTML are parsed here, because
 * the server has no browser parser.
 */
export function textOf({ content, contentType }: Pick<Note, 'content' | 'contentType'>): string {
  const isHtml = contentType !== 'plain' && !isStoredOps(content) && looksLikeHtml(content);
  return (isHtml ? wordsOfHtml(content) : toPlain(content, contentType)).trim();
}
