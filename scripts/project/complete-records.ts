import * as z from 'zod/mini';
import { derivedContactFields } from '@/features/contacts/contact-search';
import { contacts, mailIndex } from '@/features/contacts/collections';
import { mailEntry } from '@/features/contacts/emails/mail-search';
import { mailSchema } from '@/features/contacts/schema';
import { leads } from '@/features/leads/collections';
import { leadSearchFields } from '@/features/leads/lead-search';
import { noteIndex, notes } from '@/features/notes/collections';
import { indexEntries } from '@/features/notes/note-change';
import { noteSchema } from '@/features/notes/schema';
import { profiles } from '@/shared/auth/profile';
import { decodeFields } from '@/shared/firebase/decode';
import { encode, type RestFields } from '@/shared/firebase/values';
import { type Activity, activities, contactOfMail, lackingActivity, noActivity } from './contact-activity';
import { differing, type Lacking, missing } from './lacking';
import { type ProjectAccess, ServiceError } from './project-access';
import { pagesOf, type Stored } from './stored-pages';

/** The number of records of a collection that were checked, and the number that were completed. */
export interface Completed {
  readonly collection: string;
  readonly looked: number;
  readonly completed: number;
}

/**
 * Returns the fields that a contact lacks: those for search and sorting, derived from its other fields
 * (decision 036).
 */
function lackingInContact({ fields }: Stored, activity: Activity, began: Date): Lacking {
  const record = decodeFields(fields);
  const { search, sort, name } = derivedContactFields(record);
  // Without a time of creation a contact would get another sort position in each run.
  const isPlaced = record['sort'] !== undefined && !(record['createdAt'] instanceof Date);
  return {
    fields: {
      ...differing(record, { search, ...(!isPlaced && { sort }) }),
      ...missing(fields, { archived: encode(false), name: encode(name) }),
      ...lackingActivity(record, activity, began),
    },
  };
}

/** Returns the search fields that a request lacks, derived from its name and address (decision 007). */
function lackingInLead({ fields }: Stored): Lacking {
  const { name, email } = decodeFields(fields);
  if (typeof name !== 'string' || typeof email !== 'string') return { fields: {} };
  return { fields: differing(decodeFields(fields), { ...leadSearchFields({ name, email }) }) };
}

/** Returns the fields that a user's record lacks: the id, and the name in both of its fields (WRK-615). */
function lackingInUser({ id, fields }: Stored): Lacking {
  const { displayName } = decodeFields(fields);
  const name = typeof displayName === 'string' ? displayName : '';
  return { fields: differing(decodeFields(fields), { uid: id, name }) };
}

/** Returns the list fields that older notes lack and the search entries of the index (decision 037). */
function lackingInNote({ id, fields }: Stored, contactNames: ReadonlyMap<string, string>): Lacking {
  const parsed = z.safeParse(noteSchema, decodeFields(fields));
  if (!parsed.success) return { fields: {} };
  const note = parsed.data;
  const usual = missing(fields, {
    isArchived: encode(false),
    isCompleted: encode(false),
    isShared: encode(note.sharedWith.length > 0),
    isStandalone: encode(note.contactId === undefined),
    category: encode('general'),
    createdBy: encode('system'),
    sharedWith: encode([]),
    createdAt: fields['timestamp'] ?? fields['updatedAt'],
  });
  if (fields['searchIds'] !== undefined) return { fields: usual };
  const { searchIds, parts } = indexEntries(
    id,
    { ...note, createdBy: note.createdBy || 'system', createdAt: note.createdAt ?? new Date(0) },
    contactNames.get(note.contactId ?? ''),
  );
  return {
    fields: { ...usual, searchIds: encode(searchIds) },
    beside: parts.flatMap((part) =>
      part.kind === 'create'
        ? [{ path: `${noteIndex.path}/${part.id}`, fields: encodedFields(part.fields) }]
        : [],
    ),
  };
}

const encodedFields = (fields: Readonly<Record<string, unknown>>): RestFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]));

/**
 * Writes the fields that a record lacks. If a person has changed the record since it was read, writes nothing
 * and leaves it to the next run. Returns whether it was written.
 */
async function write(project: ProjectAccess, stored: Stored, lacking: Lacking): Promise<boolean> {
  const fieldPaths = Object.keys(lacking.fields);
  if (fieldPaths.length === 0) return false;
  try {
    await project.firestore(':commit', {
      writes: [
        {
          update: { name: stored.name, fields: lacking.fields },
          updateMask: { fieldPaths },
          currentDocument: { updateTime: stored.updateTime },
        },
        ...(lacking.beside ?? []).map(({ path, fields }) => ({
          update: { name: `${project.root}/${path}`, fields },
          currentDocument: { exists: false },
        })),
      ],
    });
    return true;
  } catch (error) {
    const isRaced = error instanceof ServiceError && [400, 409].includes(error.status);
    if (isRaced && /update.?time|precondition|stored version/i.test(error.message)) return false;
    throw error;
  }
}

/** Returns which of these documents do not exist. */
async function missingOf(project: ProjectAccess, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const answer = (await project.firestore(':batchGet', {
    documents: paths.map((path) => `${project.root}/${path}`),
    mask: { fieldPaths: ['contactId'] },
  })) as readonly { readonly missing?: string }[];
  return new Set(answer.flatMap(({ missing }) => missing?.slice(project.root.length + 1) ?? []));
}

const mailEntryPath = (id: string): string => `${mailIndex.path}/${id}`;

/**
 * Adds the search entry of an email if it has none. Returns whether it did, or in a trial whether it would.
 */
async function indexMail(
  project: ProjectAccess,
  { id, name, fields }: Stored,
  missing: ReadonlySet<string> | undefined,
): Promise<boolean> {
  const parsed = z.safeParse(mailSchema, decodeFields(fields));
  const contactId = contactOfMail(name);
  if (!parsed.success || parsed.data.deletedAt || contactId === undefined) return false;
  if (missing) return missing.has(mailEntryPath(id));
  const entry = mailEntry({ id: contactId, ownerId: parsed.data.contactOwnerId }, parsed.data);
  try {
    await project.firestore(':commit', {
      writes: [
        {
          update: { name: `${project.root}/${mailEntryPath(id)}`, fields: encodedFields({ ...entry }) },
          currentDocument: { exists: false },
        },
      ],
    });
    return true;
  } catch (error) {
    if (error instanceof ServiceError && error.status === 409) return false;
    throw error;
  }
}

/**
 * Adds the fields for lists and searches to records from earlier versions. A complete record is not written,
 * so a run may be interrupted and repeated at any time. A trial counts the incomplete records and writes
 * nothing. Costs one read for each contact and request, two for each note and email, and in a trial another
 * for each email. Throws the service's error.
 */
export async function completeRecords(
  project: ProjectAccess,
  {
    tell = () => {},
    isTrial = false,
  }: { readonly tell?: (line: string) => void; readonly isTrial?: boolean } = {},
): Promise<readonly Completed[]> {
  const names = new Map<string, string>();
  const began = new Date();
  const ofContacts = await activities(project);
  const completeAll = async (
    collection: string,
    lackingIn: (stored: Stored) => Lacking,
  ): Promise<Completed> => {
    let [looked, completed] = [0, 0];
    for await (const page of pagesOf(project, collection)) {
      for (const stored of page) {
        const lacking = lackingIn(stored);
        const isDone = isTrial
          ? Object.keys(lacking.fields).length > 0
          : await write(project, stored, lacking);
        if (isDone) completed += 1;
      }
      looked += page.length;
      tell(`${collection}: looked at ${looked}, completed ${completed}`);
    }
    return { collection, looked, completed };
  };
  const indexMails = async (): Promise<Completed> => {
    let [looked, completed] = [0, 0];
    for await (const page of pagesOf(project, 'emails', { allDescendants: true })) {
      const missing = isTrial
        ? await missingOf(
            project,
            page.map(({ id }) => mailEntryPath(id)),
          )
        : undefined;
      for (const stored of page) if (await indexMail(project, stored, missing)) completed += 1;
      looked += page.length;
      tell(`emails: looked at ${looked}, completed ${completed}`);
    }
    return { collection: 'emails', looked, completed };
  };
  return [
    await completeAll(contacts.path, (stored) => {
      names.set(stored.id, derivedContactFields(decodeFields(stored.fields)).name);
      return lackingInContact(stored, ofContacts.get(stored.id) ?? noActivity, began);
    }),
    await completeAll(leads.path, lackingInLead),
    await completeAll(profiles.path, lackingInUser),
    await completeAll(notes.path, (stored) => lackingInNote(stored, names)),
    await indexMails(),
  ];
}
