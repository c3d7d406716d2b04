import { describe, expect, it } from 'vitest';
import { defaultFieldMapping, type FieldMapping } from '@/contracts/salesforce';
import {
  type DescribedField,
  type Organisation,
  SalesforceRefusal,
  type SalesforceRecord,
} from '../adapters/salesforce/organisation';
import { localValues, planSync } from './salesforce-plan';
import { type ContactRecord, type NoteRecord, readContact, readNote } from './stored-records';

const aContact = (fields: Readonly<Record<string, unknown>> = {}, id = 'iris'): ContactRecord =>
  readContact(id, {
    firstName: 'Iris',
    lastName: 'Okafor',
    name: 'Iris Okafor',
    email: 'iris@river.example',
    ...fields,
  });

const aNote = (fields: Readonly<Record<string, unknown>>): NoteRecord => {
  const note = readNote('n', { content: 'Hello', contentType: 'plain', createdBy: 'mia', ...fields });
  if (note === undefined) throw new Error('The note cannot be read.');
  return note;
};

const aField = (name: string, other: Partial<DescribedField> = {}): DescribedField => ({
  name,
  label: name,
  custom: false,
  required: false,
  createable: true,
  updateable: true,
  length: 0,
  ...other,
});

type Stored = Readonly<Record<string, readonly SalesforceRecord[]>>;

/**
 * Returns an organisation that holds these records and answers only with the requested fields, as Salesforce
 * does.
 */
function organisationWith(stored: Stored, refused: string[] = []) {
  const asked: string[] = [];
  const never = () => Promise.reject(new Error('A plan writes nothing.'));
  const organisation: Organisation = {
    describe: never,
    create: never,
    update: never,
    find: async (object, fields, where) => {
      if (Object.values(where).every((values) => values.length === 0)) return [];
      asked.push(object);
      if (refused.includes(object)) throw new SalesforceRefusal(`${object} is not supported.`);
      return (stored[object] ?? [])
        .filter((record) =>
          Object.entries(where).some(([field, values]) =>
            values.some((value) => value.toLowerCase() === String(record[field]).toLowerCase()),
          ),
        )
        .map((record) => ({
          ...Object.fromEntries(fields.map((field) => [field, record[field] ?? null])),
          Id: record.Id,
        }));
    },
  };
  return { organisation, asked };
}

const nothingMapped = Object.fromEntries(
  Object.keys(defaultFieldMapping).map((field) => [field, '']),
) as FieldMapping;

interface Given {
  readonly mapping?: Partial<FieldMapping>;
  readonly objectName?: 'Contact' | 'Lead';
  readonly fields?: readonly DescribedField[];
  readonly stored?: Stored;
  readonly refused?: string[];
}

/** Plans a sync of contacts, with only the mapped fields at Salesforce. */
async function plan(
  contacts: readonly ContactRecord[],
  { mapping = {}, objectName = 'Contact', fields = [], stored = {}, refused = [] }: Given = {},
) {
  const { organisation, asked } = organisationWith(stored, refused);
  const plans = await planSync(contacts, {
    organisation,
    objectName,
    fieldMapping: { ...nothingMapped, ...mapping },
    fields: [aField('Email'), ...fields],
    notes: new Map(),
  });
  // The contact itself is left out of the comparison.
  return { plans: plans.map(({ contact: _contact, ...rest }) => rest), asked };
}

describe('the values taken from a contact', () => {
  it.each([
    ['first and last name unchanged', {}, { firstName: 'Iris', lastName: 'Okafor' }],
    [
      'the parts of a full name without separate fields',
      { firstName: '', lastName: '', name: '  Ada  de Lovelace ' },
      { firstName: 'Ada', lastName: 'de Lovelace' },
    ],
    [
      '"Unknown" as the last name of a single word',
      { firstName: '', lastName: '', name: 'Cher' },
      { firstName: 'Cher', lastName: 'Unknown' },
    ],
    [
      'nothing of the full name if only a last name is set',
      { firstName: '', lastName: 'Levi', name: 'Noa Levi' },
      { firstName: '', lastName: 'Levi' },
    ],
    ['the title', { title: 'Director', position: 'Chair' }, { title: 'Director' }],
    ['the position of an older record', { title: '', position: 'Chair' }, { title: 'Chair' }],
    ['no title', { title: '' }, { title: '' }],
    ['the status under its current name', { status: 'new' }, { status: 'New' }],
    ['an empty day of the last contact', {}, { lastContactDate: '' }],
    [
      'the last note if that is later than the day set by hand',
      {
        lastInteraction: new Date('2026-05-09T23:59:00Z'),
        communicationPreferences: { lastContactDate: new Date('2026-05-08T00:00:00Z') },
      },
      { lastContactDate: '2026-05-09' },
    ],
  ])('hold %s', (_, fields, expected) => {
    expect(localValues(aContact(fields))).toMatchObject(expected);
  });

  it('hold each note on its own line, with its date if it has one', () => {
    const notes = [
      aNote({ content: 'Wants a training. ', createdAt: new Date('2026-05-03T08:00:00Z') }),
      aNote({ content: 'Undated.' }),
    ];
    expect(localValues(aContact(), notes).notes).toBe('2026-05-03: Wants a training.\nUndated.');
    expect(localValues(aContact()).notes).toBe('');
  });
});

describe('the fields of a Salesforce record', () => {
  const phone = '+44 20 7946 0100';
  const withPhone = aContact({ phone });
  const existing = { Contact: [{ Id: '003A', Email: 'iris@river.example' }] };

  it.each([
    ['as long as the field', 16, phone, []],
    ['one character longer than the field', 15, '+44 20 7946 010', ['Phone was cut to 15 characters.']],
    ['in a field without a length', 0, phone, []],
  ])('hold a value %s', async (_, length, value, notices) => {
    const fields = [aField('Phone', { length })];
    const { plans } = await plan([withPhone], { mapping: { phone: 'Phone' }, fields });
    expect(plans).toEqual([
      {
        does: 'create',
        values: { Phone: value },
        changes: [{ field: 'Phone', from: '', to: value }],
        notices,
      },
    ]);
  });

  it.each([
    ['a new record', {}, { createable: false }, { createable: true, updateable: false }],
    ['a known record', existing, { updateable: false }, { updateable: true, createable: false }],
  ])('are left out of %s if they cannot be written', async (_, stored, closed, open) => {
    const noticesWith = async (field: Partial<DescribedField>) =>
      (await plan([withPhone], { mapping: { phone: 'Phone' }, fields: [aField('Phone', field)], stored }))
        .plans[0]?.notices;
    expect(await noticesWith(closed)).toEqual(['Phone cannot be written in Salesforce and was left out.']);
    expect(await noticesWith(open)).toEqual([]);
  });

  it('are left out with a notice if Salesforce does not have them', async () => {
    const { plans } = await plan([withPhone], { mapping: { phone: 'Fax', title: 'Title' } });
    expect(plans[0]).toMatchObject({
      values: {},
      // The contact's title is empty, so its missing field needs no notice.
      notices: ['Fax is not available in Salesforce and was left out.'],
    });
  });

  it.each([
    ['text in another letter case', { Phone: phone, Title: 'director' }, ['Title']],
    ['the same text', { Phone: phone, Title: 'Director' }, []],
    ['nothing', { Title: 'Director' }, ['Phone']],
    ['a number', { Phone: phone, Title: 7 }, ['Title']],
  ])('change if Salesforce has %s', async (_, known, changed) => {
    const { plans } = await plan([aContact({ phone, title: 'Director' })], {
      mapping: { phone: 'Phone', title: 'Title' },
      fields: [aField('Phone'), aField('Title')],
      stored: { Contact: [{ Id: '003A', Email: 'iris@river.example', ...known }] },
    });
    expect(plans[0]).toMatchObject({
      does: changed.length === 0 ? 'nothing' : 'update',
      id: '003A',
      changes: changed.map((field) => ({ field })),
    });
    const [first] = plans;
    expect(first && 'values' in first ? Object.keys(first.values) : []).toEqual(changed);
  });

  it('show their previous value, with numbers and booleans as text', async () => {
    const { plans } = await plan([aContact({ phone, title: 'Director', source: 'web' })], {
      mapping: { phone: 'Phone', title: 'Title', source: 'LeadSource' },
      fields: [aField('Phone'), aField('Title'), aField('LeadSource')],
      stored: {
        Contact: [{ Id: '003A', Email: 'iris@river.example', Phone: 7, Title: true, LeadSource: {} }],
      },
    });
    expect(plans[0]?.changes).toEqual([
      { field: 'Phone', from: '7', to: phone },
      { field: 'Title', from: 'true', to: 'Director' },
      { field: 'LeadSource', from: '', to: 'web' },
    ]);
  });
});

describe('the company of a contact', () => {
  const mapping = { company: 'AccountName' };
  const ofTrust = aContact({ company: 'River Trust' });

  it.each([
    ['one account, in any case', ['RIVER TRUST'], '001A', []],
    [
      'no account',
      ['River'],
      undefined,
      ['Salesforce has no account “River Trust”, so the company was left out.'],
    ],
    [
      'two accounts',
      ['River Trust', 'river trust'],
      undefined,
      ['Salesforce has several accounts “River Trust”, so the company was left out.'],
    ],
  ])('with %s of its name becomes that account or a notice', async (_, names, account, notices) => {
    const Account = names.map((Name, place) => ({ Id: `001${'AB'[place]}`, Name }));
    const { plans } = await plan([ofTrust], { mapping, stored: { Account } });
    expect(plans[0]).toMatchObject({ values: account === undefined ? {} : { AccountId: account }, notices });
  });

  it('is left out if this connection cannot read accounts', async () => {
    const { plans } = await plan([ofTrust], { mapping, refused: ['Account'] });
    expect(plans[0]?.notices).toEqual([
      'Salesforce has no account “River Trust”, so the company was left out.',
    ]);
    await expect(plan([ofTrust], { mapping, refused: ['Contact'] })).rejects.toThrow(
      'Contact is not supported.',
    );
  });

  it('is a lead’s own field, with “Unknown” if it is empty', async () => {
    const given = { mapping, objectName: 'Lead', fields: [aField('Company')] } as const;
    const { plans, asked } = await plan([ofTrust, aContact({ email: 'bo@river.example' }, 'bo')], given);
    expect(plans).toMatchObject([{ values: { Company: 'River Trust' } }, { values: { Company: 'Unknown' } }]);
    expect(asked).toEqual(['Lead']);
  });

  it('of an existing lead is not changed or replaced with “Unknown”', async () => {
    const given = { mapping, objectName: 'Lead', fields: [aField('Company')] } as const;
    const Lead = [{ Id: '00QA', Email: 'iris@river.example', Company: 'River Trust' }];
    for (const contact of [ofTrust, aContact()])
      expect((await plan([contact], { ...given, stored: { Lead } })).plans).toEqual([
        { does: 'nothing', id: '00QA', changes: [], notices: [] },
      ]);
  });
});

describe('the Salesforce record of a contact', () => {
  const known = (salesforceId: string) => ({ salesforceSync: { isSynced: true, salesforceId } });
  const Contact = [
    { Id: '003A', Email: 'iris@river.example' },
    { Id: '003B', Email: 'twin@river.example' },
    { Id: '003C', Email: 'TWIN@river.example' },
    { Id: '003D' },
  ];

  it.each([
    ['that is known by its id, whatever its address', known('003D'), '003D'],
    ['that is known by its id, even if its address is that of another', known('003B'), '003B'],
    ['with its address if the known one is gone', known('003Z'), '003A'],
    ['with its address', {}, '003A'],
    ['that is known by its id, without an address of its own', { ...known('003D'), email: '' }, '003D'],
  ])('is the one %s', async (_, fields, id) => {
    const { plans } = await plan([aContact(fields)], { stored: { Contact } });
    expect(plans).toEqual([{ does: 'nothing', id, changes: [], notices: [] }]);
  });

  it('is not chosen if several have its email address', async () => {
    const { plans } = await plan([aContact({ email: 'twin@river.example' })], { stored: { Contact } });
    expect(plans).toEqual([
      {
        does: 'fail',
        error: 'Several records in Salesforce have this email address.',
        changes: [],
        notices: [],
      },
    ]);
  });

  it('is created once for two contacts with one address, and for each without an address', async () => {
    const email = 'kim@river.example';
    const contacts = [
      aContact({ email }, 'a'),
      aContact({ email: 'KIM@river.example' }, 'b'),
      aContact({ email: '' }, 'c'),
      aContact({ email: '' }, 'd'),
      aContact({}, 'e'),
      aContact({ ...known('003A'), email: 'old@river.example' }, 'f'),
    ];
    const { plans } = await plan(contacts, { stored: { Contact } });
    expect(plans.map((each) => (each.does === 'fail' ? each.error : each.does))).toEqual([
      'create',
      'Another contact of this sync has the same email address.',
      'create',
      'create',
      'nothing',
      'Another contact of this sync has the same email address.',
    ]);
  });

  it('is looked up without accounts unless a company maps to one', async () => {
    const company = { company: 'River Trust' };
    const askedFor = async (contact: ContactRecord, given: Given) => (await plan([contact], given)).asked;
    expect(await askedFor(aContact(company), { mapping: { company: 'Department' } })).not.toContain(
      'Account',
    );
    expect(await askedFor(aContact(company), { mapping: { company: 'AccountName' } })).toContain('Account');
  });
});
