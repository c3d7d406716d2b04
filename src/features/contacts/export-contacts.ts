import type { WithId } from '@/shared/firebase/collection';
import { listDocuments } from '@/shared/firebase/database';
import { type CsvValue, saveCsv } from '@/shared/lib/csv';
import { contacts } from './collections';
import { contactList, type ContactView } from './queries';
import { type Contact, statusOf } from './schema';
import { contactTexts, fieldLabels } from './texts';

/** The number of contacts per request. */
const batchSize = 300;

const columns: readonly (readonly [label: string, of: (contact: Contact) => CsvValue])[] = [
  [fieldLabels.firstName, ({ firstName }) => firstName],
  [fieldLabels.lastName, ({ lastName }) => lastName],
  [fieldLabels.email, ({ email }) => email],
  [fieldLabels.phone, ({ phone }) => phone],
  [fieldLabels.company, ({ company }) => company],
  [fieldLabels.title, ({ title }) => title],
  [fieldLabels.status, statusOf],
  [fieldLabels.linkedin, ({ linkedin }) => linkedin],
  [fieldLabels.website, ({ website }) => website],
  [fieldLabels.address, ({ address }) => address],
  [fieldLabels.source, ({ source }) => source],
  [fieldLabels.archived, ({ archived }) => archived],
  [contactTexts.created, ({ createdAt }) => createdAt],
];

/** Returns contacts as table rows under a header row, in the given order. */
export const contactTable = (rows: readonly Contact[]): CsvValue[][] => [
  columns.map(([label]) => label),
  ...rows.map((contact) => columns.map(([, of]) => of(contact))),
];

/** Reads all pages of a view. Rejects with the database's error. */
export async function readAllIn(view: ContactView): Promise<readonly WithId<Contact>[]> {
  const found: WithId<Contact>[] = [];
  let after: string | undefined;
  do {
    const query = { ...contactList.query(view), limit: batchSize, ...(after !== undefined && { after }) };
    const { documents, invalid, cursors } = await listDocuments(contacts, query);
    found.push(...documents.filter(contactList.belongsTo(view)));
    after = documents.length + invalid.length === batchSize ? cursors?.last : undefined;
  } while (after !== undefined);
  return found;
}

/** Saves a view, or the given contacts, as a CSV file. Rejects with the database's error. */
export async function exportContacts(source: ContactView | readonly WithId<Contact>[]): Promise<void> {
  const rows = 'search' in source ? await readAllIn(source) : source;
  saveCsv('contacts', contactTable(rows));
}
