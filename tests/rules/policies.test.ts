import { describe, expect, it } from 'vitest';
import { can, policyRules } from '@/app/policy';
import type { Actor } from '@/shared/auth/actor';
import { type MatrixRow, matrix, type Operation, operations } from './matrix';
import { type ActorName, emailOf, everybody, records, uidOf } from './rules-backend';

/** What the actions call the records of a row, for each row that a feature reads or writes today. */
const entities: Readonly<Record<string, string>> = {
  bundleRequests: 'lead',
  waitlist: 'waitlist',
  analyticsEvents: 'event',
  users: 'profile',
  videos: 'video',
  'profile_pictures (files)': 'photo',
};

type Ask = (actor: Actor | undefined, action: string, record: { uid: string }) => boolean;
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

/** In the matrix `regular` owns what is there, and everybody would own what they make. */
const recordFor = (operation: Operation, name: ActorName) => ({
  uid: uidOf(operation === 'create' ? name : 'regular'),
});

/** Whether it depends on the person at all; what everybody or nobody may do is not asked. */
const isAsked = ({ allowed }: MatrixRow[Operation]): boolean =>
  allowed.length > 0 && allowed.length < everybody.length;

const cells = matrix.flatMap((row) => {
  const entity = entities[row.name];
  return entity === undefined
    ? []
    : operations.map((operation) => ({
        action: `${entity}.${operation}`,
        operation,
        permission: row[operation],
      }));
});

// Attempts hold the matrix against the rules (matrix.test.ts); this holds what screens ask against the matrix.
describe('what the screens ask and what the rules allow', () => {
  it.each(cells.filter(({ permission }) => isAsked(permission)))(
    'are the same for $action',
    ({ action, operation, permission }) => {
      expect(Object.keys(policyRules)).toContain(action);
      expect(everybody.filter((name) => ask(actorOf(name), action, recordFor(operation, name)))).toEqual(
        everybody.filter((name) => permission.allowed.includes(name)),
      );
    },
  );

  it('have no action beside these', () => {
    expect(Object.keys(policyRules).toSorted()).toEqual(
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
