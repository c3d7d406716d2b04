import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { removedField, wrongNames } from './records/leads';
import {
  type Difference,
  expectOneDifference,
  refuseEach,
  settable,
  without,
  wrongLine,
  wrongLong,
} from './one-difference';
import { aContact, aMail, contactStamps } from './records/contact-records';
import { ids } from './records/records';
import { type ActorName, startRulesBackend, uidOf } from './rules-backend';
import { type Fields, serverTime } from './records/to-stored';

const backend = startRulesBackend('demo-rules-contacts');
const path = `manualContacts/${ids.contact}`;
const mailPath = `${path}/emails/${ids.stored}`;

const create = (actor: ActorName) => (changes: Fields) =>
  backend
    .as(actor)
    .doc(path)
    .set(settable(aContact(actor, changes)));
const change = (actor: ActorName) => (changes: Fields) =>
  backend
    .as(actor)
    .doc(path)
    .update({ status: 'Contacted', ...contactStamps(actor), ...changes });
const store = (fields: Fields = aContact('regular')) =>
  backend.asOwner((owner) => owner.doc(path).set(fields));

const named = (firstName: string, lastName: string): Fields => ({
  firstName,
  lastName,
  name: `${firstName} ${lastName}`.trim(),
});
const removed = (fields: readonly string[]): Fields =>
  Object.fromEntries(fields.map((field) => [field, removedField()]));

const wrongPerson: readonly Difference[] = [
  ['a source of null', { source: null }],
  ['a status of null', { status: null }],
  ['a first name after a space', { firstName: ' Amara' }],
  ['a last name before a space', { lastName: 'Osei ' }],
  ['both names of 201 characters', named('a'.repeat(100), 'b'.repeat(100))],
  ['a first name of two lines', { firstName: 'Ama\nra', name: 'Ama\nra Osei' }],
  ...wrongNames.map(
    ([what, name]): Difference => [`as the name ${what}`, { firstName: name, lastName: '', name }],
  ),
  ...wrongLine('phone'),
  ...wrongLine('address'),
  ...wrongLine('company'),
  ...wrongLine('title'),
  ['an empty name', { firstName: '', lastName: '', name: '' }],
  ['another full name', { name: 'Somebody Else' }],
  ['an address in capitals', { email: 'Amara@shelter.example' }],
  ['a malformed address', { email: 'amara' }],
  ['a script link', { linkedin: 'javascript:alert(1)' }],
  ['a website without a protocol', { website: 'shelter.example' }],
  ['a position that is not the title', { position: 'Treasurer' }],
  ['an unknown status', { status: 'Dormant' }],
  ['an unknown source', { source: 'import' }],
  ['an archived state that is text', { archived: 'true' }],
];

const wrongActivity: readonly Difference[] = [
  ['a negative count', { interactions: -1 }],
  ['a count that is text', { emailCount: '3' }],
  ['a fractional count', { interactions: 1.5 }],
  ['a count above one million', { interactions: 1_000_001 }],
  ['a last interaction that is text', { lastInteraction: 'yesterday' }],
];

const wrongAnalysis: readonly Difference[] = [
  ...wrongLong('ai_description', 5_000),
  ...wrongLong('ai_summary', 5_000),
  ...wrongLong('ai_next_step', 2_000),
  ['eleven insights', { ai_insights: Array.from({ length: 11 }, () => 'a') }],
  ['insights too long', { ai_insights: ['a'.repeat(5_001)] }],
  ['an insight that is a map', { ai_insights: [{ a: 1 }] }],
  ['next steps that are text', { ai_next_steps: 'Call' }],
  ['a fallback mark that is text', { used_fallback: 'no' }],
  ["the browser's time of an analysis", { last_analyzed: new Date('2026-01-01') }],
];

const wrongPreferences: readonly Difference[] = [
  ['preferences with an extra key', { communicationPreferences: preferences({ fax: true }) }],
  ['an unknown frequency', { communicationPreferences: preferences({ frequency: 'hourly' }) }],
  ['an unknown method', { communicationPreferences: preferences({ preferredMethod: 'fax' }) }],
  ['an opt-out that is text', { communicationPreferences: preferences({ optOut: 'no' }) }],
  ['a last contact that is text', { communicationPreferences: preferences({ lastContactDate: 'today' }) }],
  [
    'a next contact that is text',
    { communicationPreferences: preferences({ nextScheduledContact: 'soon' }) },
  ],
];

/** Returns `count` different n-grams of the greatest length. The rules limit their number. */
const grams = (count: number) =>
  Array.from({ length: count }, (_, place) => `b${String(place).padStart(5, '0')}`);
const { search, sort } = aContact('regular') as {
  search: Fields;
  sort: { asc: Fields; desc: Fields };
};
const keys = (text: string) => Object.fromEntries(Object.keys(sort.asc).map((sorted) => [sorted, text]));
/** Sort keys of 4,000 characters in total, with a separator between each two. */
const longestSort = {
  asc: { ...keys('a'.repeat(332)), email: 'a'.repeat(337) },
  desc: keys('a'.repeat(332)),
};

const wrongIndexes: readonly Difference[] = [
  ['a search that is text', { search: 'amara' }],
  ['a search without parts', { search: { text: 'amara' } }],
  ['a search of 401 parts', { search: { text: 'amara', grams: grams(401) } }],
  ['an extra key in the search', { search: { ...search, note: 'x' } }],
  ['a sort that is text', { sort: 'amara' }],
  ['a sort without descending order', { sort: { asc: sort.asc } }],
  ['a sort without ascending order', { sort: { desc: sort.desc } }],
  ['an extra order', { sort: { ...sort, random: sort.asc } }],
  ['an extra ascending column', { sort: { ...sort, asc: { ...sort.asc, title: 'a' } } }],
  ['an extra descending column', { sort: { ...sort, desc: { ...sort.desc, title: 'a' } } }],
  ['a column that is a map', { sort: { ...sort, asc: { ...sort.asc, phone: { a: 1 } } } }],
  ['a descending column that is a map', { sort: { ...sort, desc: { ...sort.desc, phone: { a: 1 } } } }],
  [
    'keys of 4,001 characters',
    { sort: { ...longestSort, desc: { ...longestSort.desc, phone: 'a'.repeat(333) } } },
  ],
];

const wrongStamps: readonly Difference[] = [
  ["the browser's time of the change", { updatedAt: new Date() }],
  ["another time of the change's copy", { lastModified: new Date('2026-01-01') }],
  ["another person's change", { lastModifiedBy: uidOf('colleague') }],
];

function preferences(changes: Fields = {}): Fields {
  return { frequency: 'weekly', preferredMethod: 'email', optOut: false, ...changes };
}

const personal = [
  'firstName',
  'lastName',
  'name',
  'email',
  'phone',
  'linkedin',
  'website',
  'address',
  'company',
  'title',
];

/** Fields that only the API writes, and fields that are no longer stored in contacts. */
const closed: readonly Difference[] = [
  ['a Salesforce state', { salesforceSync: { isSynced: true } }],
  ['a Salesforce mark', { salesforceSynced: true }],
  ['a time of a sync', { lastSyncedAt: serverTime() }],
  ['embedded notes', { notes: [] }],
  ['embedded e-mails', { autoEmails: [] }],
  ['an unknown key', { nickname: 'A' }],
];

/** All activity fields and all analysis fields of a contact, each at its limit. */
const allActivity: Fields = {
  lastInteraction: new Date(),
  interactions: 1_000_000,
  emailCount: 0,
  communicationPreferences: preferences({ lastContactDate: new Date(), nextScheduledContact: new Date() }),
};
// 5,000 characters, including a space between each two texts.
const insights = ['a'.repeat(500), ...Array.from({ length: 9 }, () => 'a'.repeat(499))];
const allAnalysis: Fields = {
  ai_description: 'a'.repeat(5_000),
  ai_summary: 'a'.repeat(5_000),
  ai_next_step: 'a'.repeat(2_000),
  ai_insights: insights,
  ai_next_steps: insights,
  last_analyzed: serverTime(),
  used_fallback: false,
};
const fullPerson: Fields = {
  ...named('a'.repeat(100), 'b'.repeat(99)),
  linkedin: 'https://linkedin.com/in/'.padEnd(2048, 'a'),
  website: 'https://shelter.example/'.padEnd(2048, 'a'),
  phone: '1'.repeat(200),
  address: 'a'.repeat(200),
  company: 'a'.repeat(200),
  title: 'a'.repeat(200),
  position: 'a'.repeat(200),
  search: { text: 'a'.repeat(200), grams: grams(400) },
  sort: longestSort,
};

describe('a new contact', () => {
  it(
    'may have a person, a state and an index, each filled to its limit',
    covers('WRK-597', 'WRK-598'),
    async () => {
      await assertSucceeds(create('regular')(fullPerson));
    },
  );

  it('may have only one name and no email address', async () => {
    await assertSucceeds(create('regular')({ lastName: '', name: 'Amara', email: '', source: 'ai-capture' }));
  });

  it.each(['New', 'Contacted', 'Qualified', 'Proposal', 'Negotiation', 'Won', 'Lost'])(
    'may be %s',
    covers('WRK-142'),
    async (status) => {
      await assertSucceeds(create('regular')({ status }));
    },
  );

  it.each(['manual', 'ai-capture', 'salesforce', 'api'])('may come from %s', async (source) => {
    await assertSucceeds(create('regular')({ source }));
  });

  refuseEach(backend, 'may not contain %s', {
    path,
    write: create('regular'),
    differences: [
      ...wrongPerson,
      ...wrongIndexes,
      [
        'other preferences than the usual ones [WRK-607]',
        { communicationPreferences: preferences({ optOut: true }) },
      ],
      ...wrongStamps,
      ...closed,
      ['an interaction before its creation', { interactions: 1 }],
      ['an analysis', { ai_summary: 'A director.' }],
      ...without(Object.keys(aContact('regular'))),
      ['nothing about the person', removed(personal)],
      ['nothing about its state', removed(['source', 'status', 'archived'])],
      ["another person's ownership", { ownerId: uidOf('colleague') }],
      ["another person's authorship", { createdBy: uidOf('colleague') }],
      [
        "another person's ownership and authorship",
        { ownerId: uidOf('colleague'), createdBy: uidOf('colleague') },
      ],
      ["the browser's time", { createdAt: new Date() }],
    ],
  });

  it('needs its full name and a lower-case email address', covers('WRK-144', 'WRK-145'), async () => {
    await assertFails(create('regular')({ name: 'Amara' }));
    await assertFails(create('regular')({ email: 'Amara@shelter.example' }));
    await assertSucceeds(create('regular')({ name: 'Amara Osei', email: 'amara@shelter.example' }));
  });

  it('needs an id in the format of the SDK', async () => {
    await assertFails(backend.as('regular').doc('manualContacts/mine').set(aContact('regular')));
  });
});

describe('a change of a contact', () => {
  refuseEach(backend, 'may not contain %s', {
    path,
    prepare: store,
    write: change('regular'),
    differences: [
      ...wrongPerson,
      ...wrongIndexes,
      ...wrongStamps,
      ...closed,
      ['an interaction together with the person', { interactions: 1 }],
      ['an analysis together with the person', { ai_summary: 'A director.' }],
      ...without(['name', 'archived', 'source', 'updatedAt']),
      ['another owner', { ownerId: uidOf('colleague') }],
      ['another author', { createdBy: uidOf('colleague') }],
      ['another creation time', { createdAt: serverTime() }],
    ],
  });

  it('may change the whole person and state at once, also by an admin', async () => {
    await store();
    const everything = { ...fullPerson, email: '', source: 'salesforce', status: 'Won', archived: true };
    await assertSucceeds(change('regular')(everything));
    await store();
    await assertSucceeds(change('admin')(everything));
  });

  it('may not change the owner, even by an admin, because the API also moves the notes', async () => {
    await store();
    await expectOneDifference(backend, path, change('admin'), { ownerId: uidOf('admin') });
  });

  it('may keep unknown and older values that it does not set', async () => {
    await store(
      aContact('regular', { status: 'new', source: 'fair', notes: [{ content: 'old' }], nickname: 'A' }),
    );
    await assertSucceeds(change('regular')({ status: 'new', company: 'Harbour' }));
    await assertSucceeds(change('regular')({ archived: true }));
    await assertFails(change('regular')({ status: 'NEW' }));
    await store(aContact('regular', { archived: 'no' }));
    await assertSucceeds(change('regular')({ status: 'Contacted' }));
    await assertFails(change('regular')({ archived: 'yes' }));
    await store(aContact('regular', { firstName: 7 }));
    await assertSucceeds(change('regular')({}));
    // A record stored before lists needed these fields.
    await store(settable(aContact('regular', { search: removedField(), sort: removedField() })));
    await assertSucceeds(change('regular')({}));
  });

  it.each<[string, Fields, Fields]>([
    ['a first name that is a number', { firstName: 7 }, { company: 'Harbour' }],
    ['a negative count', { interactions: -1 }, { emailCount: 1 }],
    ['a last interaction that is text', { lastInteraction: 'once' }, { emailCount: 1 }],
    ['a summary that is a list', { ai_summary: [] }, { used_fallback: false }],
  ])('may keep %s unless fields checked together with it change', async (_, older, beside) => {
    await store(aContact('regular', older));
    const touch = (changes: Fields) =>
      backend
        .as('regular')
        .doc(path)
        .update({ ...contactStamps('regular'), ...changes });
    await expectOneDifference(backend, path, touch, beside);
  });
});

describe('the activity and the analysis of a contact', () => {
  const touch = (base: Fields, actor: ActorName) => (changes: Fields) =>
    backend
      .as(actor)
      .doc(path)
      .update({ ...contactStamps(actor), ...base, ...changes });
  const happen = (actor: ActorName) => touch({ interactions: 1 }, actor);
  const analyse = (actor: ActorName) => touch({ used_fallback: true }, actor);

  it(
    'are written separately, each filled to its limit',
    covers('WRK-604', 'WRK-606', 'WRK-653'),
    async () => {
      for (const actor of ['regular', 'admin'] as const) {
        await store();
        await assertSucceeds(happen(actor)(allActivity));
        await store();
        await assertSucceeds(analyse(actor)(allAnalysis));
        await assertFails(happen(actor)(allAnalysis));
      }
    },
  );

  refuseEach(backend, 'may not contain %s', {
    path,
    prepare: store,
    write: happen('regular'),
    differences: [...wrongActivity, ...wrongPreferences, ...wrongStamps],
  });

  refuseEach(backend, 'may not store %s', {
    path,
    prepare: store,
    write: analyse('regular'),
    differences: [...wrongAnalysis, ...wrongStamps],
  });

  it(
    'may be counted beside older values, which may stay but not be newly set',
    covers('WRK-606'),
    async () => {
      const daily = { frequency: 'daily', preferredMethod: 'fax', optOut: false };
      await store(aContact('regular', { emailCount: '3', communicationPreferences: daily }));
      const count = (preferences: Fields) => happen('regular')({ communicationPreferences: preferences });
      const met = { ...daily, lastContactDate: new Date() };
      for (const wrong of [
        { ...daily, lastContactDate: 'today' },
        { ...met, frequency: 'hourly' },
        { ...met, optOut: true },
      ])
        await assertFails(count(wrong));
      await assertFails(happen('regular')({ emailCount: '4' }));
      await assertSucceeds(count(met));
      await assertSucceeds(happen('regular')({ emailCount: 4 }));
    },
  );

  it('may be counted without any preferences', async () => {
    await store(settable(aContact('regular', { communicationPreferences: removedField() })));
    await assertSucceeds(happen('regular')({ emailCount: 1, lastInteraction: new Date() }));
  });

  it.each(['weekly', 'biweekly', 'monthly', 'quarterly', 'yearly'])('may be due %s', async (frequency) => {
    await store();
    await assertSucceeds(happen('regular')({ communicationPreferences: preferences({ frequency }) }));
  });

  it.each(['email', 'phone', 'linkedin', 'meeting', 'mail'])(
    'may have the preferred method %s',
    async (preferredMethod) => {
      await store();
      await assertSucceeds(happen('regular')({ communicationPreferences: preferences({ preferredMethod }) }));
    },
  );
});

describe('lists of contacts', () => {
  const contacts = (actor: ActorName) => backend.as(actor).collection('manualContacts');

  it('contain a person’s own contacts in every order of the screen', covers('WRK-120'), async () => {
    await store();
    const own = contacts('regular').where('ownerId', '==', uidOf('regular'));
    for (const query of [
      own,
      own.orderBy('lastName').limit(7),
      own.where('archived', '==', false).where('status', '==', 'New').orderBy('lastName').limit(7),
      own.where('archived', 'in', [false, true]).where('search.grams', 'array-contains', 'osei').limit(7),
      own.where('archived', '==', false).orderBy('sort.asc.lastName').limit(7),
      own.where('createdAt', '>=', new Date('2026-11-21')).limit(50),
      own.where('email', '==', 'amara@shelter.example').limit(1),
    ])
      expect((await assertSucceeds(query.get())).size).toBe(1);
  });

  it(
    'are refused for everyone’s contacts, another person’s, and for either of two people',
    covers('WRK-120'),
    async () => {
      await store();
      const all = contacts('colleague');
      await assertFails(all.limit(1).get());
      await assertFails(all.where('ownerId', '==', uidOf('regular')).get());
      await assertFails(all.where('ownerId', 'in', [uidOf('regular'), uidOf('colleague')]).get());
      await assertFails(all.where('email', '==', 'amara@shelter.example').get());
      await assertFails(all.where('search.grams', 'array-contains', 'osei').limit(7).get());
    },
  );

  it('contain everything for an admin', covers('WRK-119'), async () => {
    await store();
    expect((await assertSucceeds(contacts('admin').orderBy('createdAt', 'desc').limit(50).get())).size).toBe(
      1,
    );
  });
});

describe('an email to a contact', () => {
  const draft = (actor: ActorName) => (changes: Fields) =>
    backend
      .as(actor)
      .doc(mailPath)
      .set(settable(aMail(actor, changes)));
  const edit = (actor: ActorName) => (changes: Fields) =>
    backend
      .as(actor)
      .doc(mailPath)
      .update({ subject: 'Once more', lastEdited: serverTime(), ...changes });
  const storeMail = async (changes: Fields = {}) => {
    await store();
    await backend.asOwner((owner) => owner.doc(mailPath).set(aMail('regular', changes)));
  };
  const wrongMail: readonly Difference[] = [
    ...wrongLine('subject'),
    ...wrongLong('content', 20_000),
    ['a malformed recipient', { to: 'amara' }],
    ['an unknown type', { type: 'newsletter' }],
    ['an unknown status', { status: 'scheduled' }],
    ['metadata with an extra key', { metadata: { html: '<p>' } }],
    ['metadata about another contact', { metadata: { contactId: ids.foreign } }],
    ['an unknown priority', { metadata: { priority: 'urgent' } }],
    ['a category too long', { metadata: { category: 'a'.repeat(201) } }],
    ['a version too long', { metadata: { version: 'a'.repeat(201) } }],
    ['a planned time that is text', { metadata: { scheduledFor: 'tomorrow' } }],
    ['a generated mark that is text', { metadata: { generated: 'yes' } }],
    ['a sent mark that is text', { metadata: { sent: 'no' } }],
    ['a sent time that is text', { metadata: { sentTimestamp: 'yesterday' } }],
    ['an unknown key', { cc: 'x@acf.example' }],
  ];

  refuseEach(backend, 'may not be created with %s', {
    path: mailPath,
    prepare: store,
    write: draft('regular'),
    differences: [
      ...wrongMail,
      ...without(Object.keys(aMail('regular'))),
      ['the status sent', { status: 'sent', sentAt: serverTime() }],
      ['another owner of the contact', { contactOwnerId: uidOf('colleague') }],
      ['another author', { createdBy: uidOf('admin') }],
      ["the browser's time", { createdAt: new Date() }],
    ],
  });

  it('can be looked up after its deletion only by active staff', async () => {
    const gone = (actor: ActorName) =>
      backend.as(actor).doc(`manualContacts/${ids.contact}/emails/${ids.fresh}`).get();
    await assertSucceeds(gone('regular'));
    await assertFails(gone('inactive'));
  });

  it('may fill every field to its limit and all its metadata', covers('WRK-610'), async () => {
    await store();
    await assertSucceeds(
      draft('regular')({
        subject: 'a'.repeat(200),
        content: 'a'.repeat(20_000),
        metadata: {
          category: 'a'.repeat(200),
          priority: 'high',
          scheduledFor: new Date(),
          version: 'a'.repeat(200),
          generated: true,
          sent: false,
          sentTimestamp: null,
          contactId: ids.contact,
        },
      }),
    );
  });

  it.each<[string, Fields]>([
    ['a follow-up', { type: 'follow-up' }],
    ['of low priority', { metadata: { priority: 'low' } }],
    ['of medium priority', { metadata: { priority: 'medium' } }],
    ['without a recipient', { to: '' }],
  ])('may be %s', async (_, changes) => {
    await store();
    await assertSucceeds(draft('regular')(changes));
  });

  it('may not be created for a missing contact', async () => {
    await assertFails(draft('regular')({}));
  });

  refuseEach(backend, 'may not be changed to contain %s', {
    path: mailPath,
    prepare: storeMail,
    write: edit('regular'),
    differences: [
      ...wrongMail,
      ['another contact’s owner', { contactOwnerId: uidOf('colleague') }],
      ['another author', { createdBy: uidOf('admin') }],
      ['another creation time', { createdAt: serverTime() }],
      ["the browser's time of the edit", { lastEdited: new Date('2026-01-01') }],
      ['the status sent without its time', { status: 'sent' }],
      ["the status sent with the browser's time", { status: 'sent', sentAt: new Date('2026-01-01') }],
      ['a time of sending while it is a draft', { sentAt: serverTime() }],
      ["the browser's time of its deletion", { deletedAt: new Date('2026-01-01') }],
    ],
  });

  it.each([
    ['subject', 'Once more', 'And again'],
    ['content', 'Thank you.', 'Thank you so much.'],
    ['to', 'bo@shelter.example', ''],
  ])('needs the time of the edit when its %s changes', covers('WRK-202'), async (field, once, again) => {
    await storeMail();
    const mail = backend.as('regular').doc(mailPath);
    await assertFails(mail.update({ [field]: once }));
    await assertSucceeds(mail.update({ [field]: once, lastEdited: serverTime() }));
    await assertFails(mail.update({ [field]: again }));
  });

  it('may not set the browser’s time of an edit beside other metadata', async () => {
    await storeMail();
    const classify = (changes: Fields) =>
      backend
        .as('regular')
        .doc(mailPath)
        .update({ metadata: { priority: 'low' }, ...changes });
    await expectOneDifference(backend, mailPath, classify, { lastEdited: new Date('2026-01-01') });
  });

  it('is marked as sent once and cannot be changed afterwards', covers('WRK-204'), async () => {
    await storeMail();
    await assertSucceeds(
      backend.as('regular').doc(mailPath).update({ status: 'sent', sentAt: serverTime() }),
    );
    for (const actor of ['regular', 'admin'] as const) {
      await assertFails(edit(actor)({}));
      await assertFails(backend.as(actor).doc(mailPath).update({ status: 'draft' }));
      await assertFails(backend.as(actor).doc(mailPath).update({ deletedAt: serverTime() }));
      await assertFails(backend.as(actor).doc(mailPath).delete());
    }
  });

  it('moves to the history with a time and cannot be edited there', covers('WRK-205'), async () => {
    await storeMail();
    await assertSucceeds(backend.as('regular').doc(mailPath).update({ deletedAt: serverTime() }));
    await assertFails(edit('regular')({}));
  });

  it('is listed by the contact’s owner for one contact but not across all', async () => {
    await storeMail();
    const mails = backend.as('regular').collection(`${path}/emails`);
    await assertSucceeds(mails.where('contactOwnerId', '==', uidOf('regular')).limit(50).get());
    await assertFails(mails.limit(50).get());
    await assertFails(
      backend.as('admin').collectionGroup('emails').where('contactOwnerId', '==', uidOf('admin')).get(),
    );
  });

  it('stays hidden from a person who later creates a contact with the same id', async () => {
    await storeMail();
    await backend.asOwner((owner) => owner.doc(path).delete());
    await assertSucceeds(backend.as('colleague').doc(path).set(aContact('colleague')));
    await assertFails(backend.as('colleague').doc(mailPath).get());
  });
});
