import { accountNameTarget, type FieldMapping, localFields, type LocalField } from '@/contracts/salesforce';
import { nameOf, statusOf } from '@/features/contacts/schema';
import type { DescribedField, Organisation, SalesforceRecord } from '../adapters/salesforce/organisation';
import { SalesforceRefusal } from '../adapters/salesforce/organisation';
import { type ContactRecord, type NoteRecord, textOf } from './stored-records';

/** A value that would change at Salesforce. */
export interface FieldChange {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** What is to be done at Salesforce for one contact. */
export type ContactPlan = {
  readonly contact: ContactRecord;
  readonly changes: readonly FieldChange[];
  readonly notices: readonly string[];
} & (
  | { readonly does: 'create'; readonly values: Readonly<Record<string, string>> }
  | { readonly does: 'update'; readonly id: string; readonly values: Readonly<Record<string, string>> }
  | { readonly does: 'nothing'; readonly id: string }
  | { readonly does: 'fail'; readonly error: string }
);

interface Planning {
  readonly organisation: Organisation;
  readonly objectName: 'Contact' | 'Lead';
  readonly fieldMapping: FieldMapping;
  readonly fields: readonly DescribedField[];
  readonly notes: ReadonlyMap<string, readonly NoteRecord[]>;
}

const texts = {
  absent: (field: string) => `Left out ${field} because Salesforce does not have it.`,
  readOnly: (field: string) => `Left out ${field} because Salesforce does not let us change it.`,
  cut: (field: string, length: number) => `Shortened ${field} to ${length} characters.`,
  noAccount: (name: string) => `Left out the company because Salesforce has no account “${name}”.`,
  manyAccounts: (name: string) => `Left out the company because Salesforce has several accounts “${name}”.`,
  manyRecords: 'Several records in Salesforce have this email address.',
  twice: 'Another contact of this sync has the same email address.',
};

/** Returns the later of the last note or email and the last contact that somebody set by hand (WRK-Q48). */
const lastContactOf = ({ lastInteraction, communicationPreferences }: ContactRecord): Date | undefined =>
  [lastInteraction, communicationPreferences?.lastContactDate]
    .filter((time) => time instanceof Date)
    .toSorted((one, other) => other.getTime() - one.getTime())[0];

/** A contact's values as Salesforce takes them (WRK-464); a missing last name is "Unknown" (WRK-228). */
export function localValues(
  contact: ContactRecord,
  notes: readonly NoteRecord[] = [],
): Readonly<Record<LocalField, string>> {
  const [first = '', ...rest] = contact.name.trim().split(/\s+/);
  const hasParts = contact.firstName !== '' || contact.lastName !== '';
  return {
    firstName: hasParts ? contact.firstName : first,
    lastName: (hasParts ? contact.lastName : rest.join(' ')) || 'Unknown',
    email: contact.email,
    phone: contact.phone,
    company: contact.company,
    title: contact.title || (contact.position ?? ''),
    status: statusOf(contact),
    notes: notes
      .map((note) => [note.createdAt?.toISOString().slice(0, 10), textOf(note)].filter(Boolean).join(': '))
      .join('\n'),
    lastContactDate: lastContactOf(contact)?.toISOString().slice(0, 10) ?? '',
    source: contact.source,
  };
}

/** A value of Salesforce as text; compound ones, which we map nothing to, as none. */
const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';

/** Accounts by the names of companies; none where this connection may not read accounts. */
async function accountsOf(organisation: Organisation, names: readonly string[]) {
  try {
    return await organisation.find('Account', ['Name'], { Name: names });
  } catch (error) {
    if (error instanceof SalesforceRefusal) return [];
    throw error;
  }
}

const isSame = (one: unknown, other: string): boolean => shown(one).toLowerCase() === other.toLowerCase();

type Values = Record<string, string>;

/** The values for one record, and what cannot be written. */
function targetValues(
  contact: ContactRecord,
  kind: 'create' | 'update',
  planning: Planning,
  accounts: readonly SalesforceRecord[],
): { readonly values: Values; readonly notices: readonly string[] } {
  const { fieldMapping, fields, objectName, notes } = planning;
  const values: Values = {};
  const notices: string[] = [];
  const local = localValues(contact, notes.get(contact.id));
  for (const name of localFields) {
    const value = local[name];
    const isAccount = fieldMapping[name] === accountNameTarget;
    const target = isAccount && objectName === 'Lead' ? 'Company' : fieldMapping[name];
    // What is empty here says nothing about what stands there.
    if (value === '' || target === '') continue;
    if (isAccount && objectName === 'Contact') {
      const found = accounts.filter((each) => isSame(each['Name'], value));
      const [account] = found;
      if (account && found.length === 1) values['AccountId'] = account.Id;
      else notices.push(found.length === 0 ? texts.noAccount(value) : texts.manyAccounts(value));
      continue;
    }
    const field = fields.find((each) => each.name === target);
    if (field === undefined) notices.push(texts.absent(target));
    else if (!(kind === 'create' ? field.createable : field.updateable)) notices.push(texts.readOnly(target));
    else {
      const isCut = field.length > 0 && value.length > field.length;
      if (isCut) notices.push(texts.cut(target, field.length));
      values[target] = isCut ? value.slice(0, field.length) : value;
    }
  }
  if (objectName === 'Lead' && kind === 'create') values['Company'] ??= 'Unknown';
  return { values, notices };
}

function matchOf(
  contact: ContactRecord,
  records: readonly SalesforceRecord[],
): SalesforceRecord | 'many' | undefined {
  const known = contact.salesforceSync?.salesforceId;
  const byId = known ? records.find(({ Id }) => Id === known) : undefined;
  if (byId || contact.email === '') return byId;
  const byEmail = records.filter((each) => isSame(each['Email'], contact.email));
  return byEmail.length > 1 ? 'many' : byEmail[0];
}

/**
 * What is to be done for contacts: a record that is known by its id, else by its e-mail, is changed in what differs, and made where
 * there is none (WRK-Q116). Nothing is written.
 */
export async function planSync(
  contacts: readonly ContactRecord[],
  planning: Planning,
): Promise<readonly ContactPlan[]> {
  const { organisation, objectName, fieldMapping, fields } = planning;
  const companies =
    objectName === 'Contact' && Object.values(fieldMapping).includes(accountNameTarget)
      ? [...new Set(contacts.map(({ company }) => company).filter((each) => each !== ''))]
      : [];
  const targets = Object.values(fieldMapping).filter((each) => fields.some(({ name }) => name === each));
  const [records, accounts] = await Promise.all([
    // The company goes into a field that the mapping does not name.
    organisation.find(objectName, ['Email', ...targets, objectName === 'Contact' ? 'AccountId' : 'Company'], {
      Id: contacts.flatMap(({ salesforceSync }) => salesforceSync?.salesforceId ?? []),
      Email: [...new Set(contacts.map(({ email }) => email).filter((each) => each !== ''))],
    }),
    accountsOf(organisation, companies),
  ]);

  const seen = new Set<string>();
  return contacts.map((contact): ContactPlan => {
    const empty = { contact, changes: [], notices: [] };
    const record = matchOf(contact, records);
    if (record === 'many') return { ...empty, does: 'fail', error: texts.manyRecords };
    const key = record?.Id ?? contact.email.toLowerCase();
    if (key !== '' && seen.has(key)) return { ...empty, does: 'fail', error: texts.twice };
    if (key !== '') seen.add(key);

    const kind = record === undefined ? 'create' : 'update';
    const { values, notices } = targetValues(contact, kind, planning, accounts);
    const changed = Object.entries(values).filter(([field, value]) => shown(record?.[field]) !== value);
    const changes = changed.map(([field, to]) => ({ field, from: shown(record?.[field]), to }));
    const about = { contact, changes, notices };
    if (record === undefined) return { ...about, does: 'create', values };
    return changed.length === 0
      ? { ...about, does: 'nothing', id: record.Id }
      : { ...about, does: 'update', id: record.Id, values: Object.fromEntries(changed) };
  });
}

/** The name of a contact in results. */
export const nameIn = ({ contact }: Pick<ContactPlan, 'contact'>): string => nameOf(contact);
