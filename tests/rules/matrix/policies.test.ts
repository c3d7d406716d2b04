import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entities } from '@/app/entities';
import { can, policyRules } from '@/app/policy';
import type { Actor } from '@/shared/auth/actor';
import { type MatrixRow, matrix, type Operation, operations } from './matrix';
import { type ActorName, emailOf, everybody, records, uidOf } from '../rules-backend';

/** The beginning of the names of a row's actions, for each row that a feature reads or writes today. */
const subjects: Readonly<Record<string, string>> = {
  ...Object.fromEntries(entities.map(({ collection, name }) => [collection, name])),
  'emails of a contact': 'mail',
  waitlist: 'waitlist',
  analyticsEvents: 'event',
  dailyFigures: 'dayFigures',
  monthlyFigures: 'monthFigures',
  users: 'profile',
  'notes, standalone': 'note',
  'notes, of a contact': 'contactNote',
  proposals: 'proposal',
  'sealed proposals': 'envelope',
  'visits of a proposal': 'visit',
  'readers of a proposal': 'reader',
  proposalDrafts: 'draft',
  'versions of a proposal': 'version',
  meetings: 'meeting',
  'changeLogs, activity': 'activity',
  'changeLogs, product': 'change',
  settings: 'settings',
  site: 'facts',
  videos: 'video',
  trash: 'trash',
  security_events: 'securityEvent',
  'profile_pictures (files)': 'photo',
};

/** What the API does asks the same policies itself; its own tests try them. */
const ofTheApi = /^(user|security|salesforce)[.]|^(contact[.]handOver|change[.]analyse)$/;

/** Collections written only together with another row's record, whose action decides. */
const companions = ['leadKeys', 'mailIndex', 'noteIndex', 'versions'];

/** Every collection named in the app's code. */
function usedCollections(): readonly string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
  );
  const places = /(?:defineCollection\(|defineSubcollection\(|\bpath: |collection: |Collection = )'(\w+)'/g;
  const named = files.flatMap((name) =>
    Array.from(readFileSync(`src/${name}`, 'utf8').matchAll(places), ([, collection]) => collection ?? ''),
  );
  const rules = readFileSync('firestore.rules', 'utf8');
  return [...new Set(named)].filter((collection) => rules.includes(`match /${collection}/{`));
}

type Ask = (actor: Actor | undefined, action: string, record: ReturnType<typeof recordFor>) => boolean;
const ask = can as Ask;

function actorOf(name: ActorName): Actor | undefined {
  const record = records[name];
  return (
    record && {
      uid: uidOf(name),
      email: emailOf(name),
      displayName: '',
      photoURL: '',
      role: record.role ?? null,
      status: record.status,
    }
  );
}

/** What is made below a record of somebody. */
const belowRecords = ['mail.create'];

/** In the matrix `regular` owns the existing records, and everybody owns what they create. */
const recordFor = (operation: Operation, name: ActorName, action: string) => {
  const uid = uidOf(operation === 'create' && !belowRecords.includes(action) ? name : 'regular');
  const people = [uidOf('recipient')];
  return {
    uid,
    ownerId: uid,
    createdBy: uid,
    contactOwnerId: uidOf('regular'),
    sharedWith: people,
    sharedUserIds: people,
    participants: [uidOf('regular')],
  };
};

/** Whether the answer depends on the person; actions of everybody or nobody have no policy. */
const isAsked = ({ allowed }: MatrixRow[Operation]): boolean =>
  allowed.length > 0 && allowed.length < everybody.length;

const cells = matrix.flatMap((row) => {
  const subject = subjects[row.name];
  return subject === undefined
    ? []
    : operations.map((operation) => ({
        action: `${subject}.${operation}`,
        operation,
        permission: row[operation],
      }));
});

// matrix.test.ts compares the matrix with the rules; this file compares the policies of the screens with the
// matrix.
describe('what the screens ask and what the rules allow', () => {
  it.each(cells.filter(({ permission }) => isAsked(permission)))(
    'are the same for $action',
    ({ action, operation, permission }) => {
      expect(Object.keys(policyRules)).toContain(action);
      expect(
        everybody.filter((name) => ask(actorOf(name), action, recordFor(operation, name, action))),
      ).toEqual(everybody.filter((name) => permission.allowed.includes(name)));
    },
  );

  it('are compared for every collection that the app reads or writes', () => {
    const known = [...Object.keys(subjects).map((name) => name.split(/[ ,]/)[0] ?? ''), ...companions];
    const used = usedCollections();
    expect(used.length).toBeGreaterThan(4);
    expect(used.filter((collection) => !known.includes(collection))).toEqual([]);
  });

  it('have no action beside these', () => {
    const isForEverybody = (action: string) =>
      everybody.every((name) => ask(actorOf(name), action, recordFor('create', name, action)));
    const ofRules = Object.keys(policyRules).filter(
      (action) => !ofTheApi.test(action) && !isForEverybody(action),
    );
    expect(ofRules.toSorted()).toEqual(
      cells
        .filter(({ permission }) => isAsked(permission))
        .map(({ action }) => action)
        .toSorted(),
    );
  });

  it('are the same for the own record, which the inactive read too', () => {
    expect(can(actorOf('inactive'), 'profile.get', { uid: uidOf('inactive') })).toBe(true);
    expect(can(undefined, 'profile.get', { uid: uidOf('regular') })).toBe(false);
  });
});
