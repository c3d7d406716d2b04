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

/** The planned change at Salesforce for one contact. */
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
  absent: (field: string) => `${field} is not available in Salesforce and was left out.`,
  readOnly: (field: string) => `${field} cannot be written in Salesforce and was left out.`,
  cut: (field: string, length: number) => `${field} was cut to ${length} characters.`,
  noAccount: (name: string) => `Salesforce has no account “${name}”, so the company was left out.`,
  manyAccounts: (name: string) => `Salesforce has several accounts “${name}”, so the company was left out.`,
  manyRecords: 'Several records in Salesforce have this email address.',
  twice: 'Another contact of this sync has the same email address.',
};

/**
 * Returns the later of two dates: the last note or email, and the last contact date that a person set
 * (WRK-Q48).
 */
const lastContactOf = ({ lastInteraction, communicationPreferences }: ContactRecord): Date | undefined =>
  [lastInteraction, communicationPreferences?.lastContactDate]
    .filter((time) => time instanceof Date)
    .toSorted((one, other) => other.getTime() - one.getTime())[0];

/**
 * Returns a contact's values in Salesforce's format (WRK-464). A missing last name becomes "Unknown"
 * (WRK-228).
 */
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

/** Returns a Salesforce value as text; empty for compound values, which we never map. */
const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';

/** Returns accounts by company names; none if this connection has no permission to read accounts. */
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

/** Returns the values to write for one record, and notices about fields that cannot be written. */
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
    // An empty value here does not overwrite the value at Salesforce.
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
 * Plans the sync of contacts without writing. A record is found by its id, else by its email. If it exists,
 * its differing fields are updated; otherwise it is created (WRK-Q116).
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
    // The company goes into a field that is not part of the mapping.
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

/** Returns the name of a contact for results. */
export const nameIn = ({ contact }: Pick<ContactPlan, 'contact'>): string => nameOf(contact);
