import { createHash } from 'node:crypto';
import { contacts, mailsOf } from '@/features/contacts/collections';
import { notes } from '@/features/notes/collections';
import type { RestFields, RestValue } from '@/shared/firebase/values';
import { pagesOf, type Stored } from './stored-pages';
import { type ProjectAccess, ServiceError } from './project-access';

/** The lists inside older contacts. */
const lists = ['notes', 'autoEmails', 'emailHistory'] as const;
type List = (typeof lists)[number];

/** The collection in which contacts were stored before (WRK-Q151). */
const formerContacts = 'contacts';

/** The most items per commit. One commit takes 500 documents. */
const perCommit = 200;

interface Item {
  readonly list: List;
  readonly value: RestValue;
}

type ListValue = Extract<RestValue, { readonly arrayValue: unknown }>;
const isList = (value: RestValue | undefined): value is ListValue =>
  value !== undefined && 'arrayValue' in value;

const itemsIn = (fields: RestFields): readonly Item[] =>
  lists.flatMap((list) => {
    const value = fields[list];
    const values = isList(value) ? (value.arrayValue.values ?? []) : [];
    return values.map((each) => ({ list, value: each }));
  });

/** Returns the document for an item of a list. The id is the same in every run. */
function documentOf({ list, value }: Item, { id, fields: contact }: Stored) {
  const fields = 'mapValue' in value ? (value.mapValue.fields ?? {}) : {};
  const hash = createHash('sha256')
    .update(`${id} ${list} ${JSON.stringify(value)}`)
    .digest('hex');
  const owner = contact['ownerId'] ?? contact['createdBy'] ?? { stringValue: 'system' };
  const { id: _id, isContactNote: _kind, contactName: _name, isOwned: _owned, ...rest } = fields;
  if (list === 'notes') {
    return {
      path: `${notes.path}/${hash.slice(0, 20)}`,
      fields: {
        ...rest,
        contactId: { stringValue: id },
        contactOwnerId: owner,
        isStandalone: { booleanValue: false },
      },
    };
  }
  return {
    path: `${mailsOf(id).path}/${hash.slice(0, 20)}`,
    fields: {
      createdBy: owner,
      status: { stringValue: 'draft' },
      type: { stringValue: 'welcome' },
      to: contact['email'] ?? { stringValue: '' },
      ...rest,
      contactOwnerId: owner,
    },
  };
}

const isRaced = (error: unknown): boolean =>
  error instanceof ServiceError && [400, 404, 409].includes(error.status);

const read = async (project: ProjectAccess, path: string): Promise<Stored | undefined> => {
  try {
    const found = (await project.firestore(`/${path}`)) as Omit<Stored, 'id'>;
    return { ...found, fields: found.fields ?? {}, id: path.slice(path.lastIndexOf('/') + 1) };
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return undefined;
    throw error;
  }
};

/**
 * Moves the items in one contact's lists into documents, at most `perCommit` at once. Each write creates the
 * documents and shortens the lists, so an interrupted run loses and doubles nothing. Returns how many it
 * moved. Leaves contacts that a person changed to the next run.
 */
async function moveOne(project: ProjectAccess, first: Stored): Promise<number> {
  let moved = 0;
  const { name } = first;
  let stored: Stored | undefined = first;
  while (stored !== undefined) {
    const { fields, updateTime }: Stored = stored;
    const held = lists.filter((list) => isList(fields[list]));
    if (held.length === 0) return moved;
    const items = itemsIn(fields);
    const now = items.slice(0, perCommit);
    const left = items.slice(perCommit);
    const rest = Object.fromEntries(
      held.flatMap((list) => {
        const values = left.filter((item) => item.list === list).map(({ value }) => value);
        return values.length === 0 ? [] : [[list, { arrayValue: { values } }]];
      }),
    );
    const documents = new Map(
      now.map((item) => documentOf(item, first)).map((each) => [each.path, each.fields]),
    );
    try {
      await project.firestore(':commit', {
        writes: [
          {
            update: { name, fields: rest },
            updateMask: { fieldPaths: held },
            currentDocument: { updateTime },
          },
          ...[...documents].map(([path, each]) => ({
            update: { name: `${project.root}/${path}`, fields: each },
          })),
        ],
      });
    } catch (error) {
      if (isRaced(error)) return moved;
      throw error;
    }
    moved += now.length;
    stored = left.length === 0 ? undefined : await read(project, name.slice(project.root.length + 1));
  }
  return moved;
}

/**
 * Moves a contact from the former collection into the current one, unless it exists there, and deletes the
 * former one.
 */
async function bringOver(project: ProjectAccess, former: Stored): Promise<void> {
  const path = `${contacts.path}/${former.id}`;
  const isThere = (await read(project, path)) !== undefined;
  const ending = { delete: former.name, currentDocument: { updateTime: former.updateTime } };
  const beginning = {
    update: { name: `${project.root}/${path}`, fields: former.fields },
    currentDocument: { exists: false },
  };
  try {
    await project.firestore(':commit', { writes: isThere ? [ending] : [beginning, ending] });
  } catch (error) {
    if (!isRaced(error)) throw error;
  }
}

/**
 * Migrates records from before notes and emails were separate documents and contacts were in one collection
 * (WRK-Q30, WRK-Q31, WRK-Q151). It may be interrupted and repeated, and run while people work. Returns how
 * many notes and emails were moved.
 */
export async function moveEmbedded(
  project: ProjectAccess,
  tell: (line: string) => void = () => {},
): Promise<number> {
  let moved = 0;
  for (const collection of [formerContacts, contacts.path]) {
    for await (const page of pagesOf(project, collection)) {
      for (const stored of page) {
        moved += await moveOne(project, stored);
        const now =
          collection === formerContacts ? await read(project, `${collection}/${stored.id}`) : undefined;
        if (now !== undefined && itemsIn(now.fields).length === 0) await bringOver(project, now);
      }
    }
    tell(`${collection}: moved ${moved} notes and emails`);
  }
  return moved;
}
