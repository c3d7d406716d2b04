import type { PeerRecord } from './soql';

/** A field in the format of `describe`, with the members that tests check. */
export interface PeerField {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly length: number;
  readonly nillable: boolean;
  readonly custom: boolean;
  readonly createable: boolean;
  readonly updateable: boolean;
  readonly defaultedOnCreate: boolean;
}

const field = (name: string, label: string, other: Partial<PeerField> = {}): PeerField => ({
  name,
  label,
  type: 'string',
  length: 255,
  nillable: true,
  custom: name.endsWith('__c'),
  createable: true,
  updateable: true,
  defaultedOnCreate: false,
  ...other,
});

const readOnly = { createable: false, updateable: false } as const;

/** The standard objects that we sync with, as in a new organisation. */
export const standardObjects: Readonly<Record<string, readonly PeerField[]>> = {
  Contact: [
    field('Id', 'Contact ID', {
      type: 'id',
      length: 18,
      nillable: false,
      defaultedOnCreate: true,
      ...readOnly,
    }),
    field('AccountId', 'Account ID', { type: 'reference', length: 18 }),
    field('LastName', 'Last Name', { length: 80, nillable: false }),
    field('FirstName', 'First Name', { length: 40 }),
    field('Name', 'Full Name', { length: 121, nillable: false, ...readOnly }),
    field('Phone', 'Business Phone', { type: 'phone', length: 40 }),
    field('Email', 'Email', { type: 'email', length: 80 }),
    field('Title', 'Title', { length: 128 }),
    field('LeadSource', 'Lead Source', { type: 'picklist', length: 255 }),
    field('Description', 'Contact Description', { type: 'textarea', length: 32_000 }),
    field('LastActivityDate', 'Last Activity', { type: 'date', length: 0, ...readOnly }),
  ],
  Account: [
    field('Id', 'Account ID', {
      type: 'id',
      length: 18,
      nillable: false,
      defaultedOnCreate: true,
      ...readOnly,
    }),
    field('Name', 'Account Name', { length: 255, nillable: false }),
  ],
  Lead: [
    field('Id', 'Lead ID', { type: 'id', length: 18, nillable: false, defaultedOnCreate: true, ...readOnly }),
    field('LastName', 'Last Name', { length: 80, nillable: false }),
    field('FirstName', 'First Name', { length: 40 }),
    field('Company', 'Company', { length: 255, nillable: false }),
    field('Email', 'Email', { type: 'email', length: 80 }),
    field('Status', 'Status', { type: 'picklist', length: 255, nillable: false, defaultedOnCreate: true }),
  ],
};

/** The result for one record of a collection. */
export interface SaveResult {
  readonly id?: string;
  readonly success: boolean;
  readonly errors: readonly {
    readonly statusCode: string;
    readonly message: string;
    readonly fields: readonly string[];
  }[];
}

const failed = (statusCode: string, message: string, fields: readonly string[] = []): SaveResult => ({
  success: false,
  errors: [{ statusCode, message, fields }],
});

/**
 * Returns the reason for which a record's values are refused, checked in Salesforce's order; undefined if
 * they are accepted.
 */
export function refusalOf(
  values: Readonly<Record<string, unknown>>,
  fields: readonly PeerField[],
  kind: 'create' | 'update',
): SaveResult | undefined {
  for (const [name, value] of Object.entries(values)) {
    const known = fields.find((each) => each.name === name);
    if (known === undefined) continue;
    if (!(kind === 'create' ? known.createable : known.updateable))
      return failed('INVALID_FIELD_FOR_INSERT_UPDATE', `Unable to create/update fields: ${name}.`, [name]);
    if (typeof value === 'string' && known.length > 0 && value.length > known.length)
      return failed(
        'STRING_TOO_LONG',
        `${known.label}: data value too large: ${value.slice(0, 20)} (max length=${known.length})`,
        [name],
      );
    if (known.type === 'email' && typeof value === 'string' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
      return failed('INVALID_EMAIL_ADDRESS', `${known.label}: invalid email address: ${value}`, [name]);
  }
  const missing = fields
    .filter(({ nillable, defaultedOnCreate, createable }) => !nillable && !defaultedOnCreate && createable)
    .map(({ name }) => name)
    .filter((name) => (kind === 'create' || name in values) && (values[name] ?? '') === '');
  if (missing.length > 0)
    return failed('REQUIRED_FIELD_MISSING', `Required fields are missing: [${missing.join(', ')}]`, missing);
  return undefined;
}

const prefixes: Readonly<Record<string, string>> = { Contact: '003', Account: '001', Lead: '00Q' };

/** Returns the id of an object's nth record in Salesforce's format. */
export const idOf = (object: string, count: number): string =>
  `${prefixes[object] ?? '0XX'}5g00000${String(count).padStart(5, '0')}AAA`.slice(0, 18);

/** Returns a record with the requested fields, as a query answers it. */
export const answered = (object: string, record: PeerRecord, fields: readonly string[], version: string) => ({
  attributes: { type: object, url: `/services/data/${version}/sobjects/${object}/${record.Id}` },
  ...Object.fromEntries(fields.map((name) => [name, record[name] ?? null])),
});
