import { calendarEvents } from '@/features/calendar/collections';
import { meetings } from '@/features/calendar/home/meetings';
import { contacts } from '@/features/contacts/collections';
import { leads } from '@/features/leads/collections';
import { notes } from '@/features/notes/collections';
import { drafts } from '@/features/proposals/collections';
import { templates } from '@/features/templates/collections';
import type { Collection, WithId } from '@/shared/firebase/collection';
import { encodeFields } from '@/shared/firebase/values';
import { put } from './local-backend';

const collections = { contacts, drafts, events: calendarEvents, leads, meetings, notes, templates };

type RecordOf<C> = C extends Collection<infer T> ? WithId<T> : never;

/** Records by the names of their collections: `{ contacts: [aContact()], notes: [aNote()] }`. */
export type StoredRecords = {
  readonly [Name in keyof typeof collections]?: readonly RecordOf<(typeof collections)[Name]>[];
};

/** Stores a document without its undefined fields, bypassing the rules. */
export const store = (path: string, fields: object): Promise<void> =>
  put(
    path,
    encodeFields(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))),
  );

/** Stores documents of one collection under ids by their index, bypassing the rules. */
export const storeAll = async (collection: string, documents: readonly object[]): Promise<void> => {
  await Promise.all(documents.map((fields, place) => store(`${collection}/document${place}`, fields)));
};

/** Stores records of `src/testing/records` under their ids, bypassing the rules. */
export async function storeRecords(stored: StoredRecords): Promise<void> {
  const names = Object.keys(stored) as (keyof typeof collections)[];
  await Promise.all(
    names.flatMap((name) =>
      (stored[name] ?? []).map(({ id, ...fields }) => store(`${collections[name].path}/${id}`, fields)),
    ),
  );
}
