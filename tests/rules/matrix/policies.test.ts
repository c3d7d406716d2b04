import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entities } from '@/app/entities';
import { can, policyRules } from '@/app/policy';
import type { Actor } from '@/shared/auth/actor';
import { type MatrixRow, matrix, type Operation, operations } from './matrix';
import { type ActorName, emailOf, everybody, records, uidOf } from '../rules-backend';

/** The prefix of a row's action names, for each row that a feature reads or writes. */
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

/** Actions of the API, which checks the same policies itself and has its own tests. */
const ofTheApi = /^(user|security|salesforce)[.]|^(contact[.]handOver|change[.]analyse)$/;

/** Collections that are written only with another row's record, whose action decides. */
const companions = ['leadKeys', 'mailIndex', 'noteIndex', 'versions'];

/** Returns every collection named in the app's code. */
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

/** Actions that create a record below another person's record. */
const belowRecords = ['mail.create'];

/**
 * Creates the record for a check. `regular` owns existing records, and everyone owns the ones they create.
 */
const recordFor = (operation: Operation, name: ActorName, action: string) => {
  const uid = uidOf(operation === 'create' && !belowRecords.includes(action) ? name : 'regular');
  const people = [uidOf('recipient')];
  return {
    uid,
    createdBy: uid,
    contactOwnerId: uidOf('regular'),
    sharedWith: people,
    sharedUserIds: people,
    participants: [uidOf('regular')],
  };
};

/**
 * Checks whether the answer depends on the person. Actions allowed to everyone or to no one have no policy.
 */
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

// matrix.test.ts compares the matrix with the rules. This file compares the screens' policies with the
// matrix.
describe('the policies of the screens and the rules', () => {
  it.each(cells.filter(({ permission }) => isAsked(permission)))(
    'agree about $action',
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

  it('have no other actions', () => {
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

  it('both let inactive people read their own record', () => {
    expect(can(actorOf('inactive'), 'profile.get', { uid: uidOf('inactive') })).toBe(true);
    expect(can(undefined, 'profile.get', { uid: uidOf('regular') })).toBe(false);
  });
});
