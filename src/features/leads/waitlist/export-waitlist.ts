import { listDocuments } from '@/shared/firebase/database';
import { type CsvValue, saveCsv } from '@/shared/lib/csv';
import { waitlist } from '../collections';
import type { WaitlistEntry } from '../schema';
import { waitlistList, type WaitlistView } from './queries';
import { waitlistListTexts as texts, waitlistStatusLabels } from './texts';

/** The number of entries per request. */
const batchSize = 300;

const columns: readonly (readonly [label: string, of: (entry: WaitlistEntry) => CsvValue])[] = [
  [texts.columns.name, ({ fullName }) => fullName],
  [texts.fields.email, ({ email }) => email],
  [texts.fields.linkedin, ({ linkedin }) => linkedin],
  [texts.fields.company, ({ company }) => company],
  [texts.fields.companySize, ({ companySize }) => companySize],
  [texts.fields.role, ({ role }) => role],
  [texts.fields.status, ({ status }) => waitlistStatusLabels[status]],
  [texts.fields.created, ({ createdAt }) => createdAt],
  [texts.fields.updated, ({ updatedAt }) => updatedAt],
];

/** Saves all entries of a view as a CSV file. Rejects with the database's error. */
export async function exportWaitlist(view: WaitlistView): Promise<void> {
  const rows: WaitlistEntry[] = [];
  let after: string | undefined;
  do {
    const query = { ...waitlistList.query(view), limit: batchSize, ...(after !== undefined && { after }) };
    const { documents, invalid, cursors } = await listDocuments(waitlist, query);
    rows.push(...documents);
    after = documents.length + invalid.length === batchSize ? cursors?.last : undefined;
  } while (after !== undefined);
  saveCsv('waitlist', [
    columns.map(([label]) => label),
    ...rows.map((entry) => columns.map(([, of]) => of(entry))),
  ]);
}
