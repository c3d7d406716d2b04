import { describe, expect, it } from 'vitest';
import { mayChangePhoto, mayChangeProfile, mayReadPhoto, mayReadProfile } from '@/features/account/policy';
import { mayReadEvents } from '@/features/analytics/policy';
import { mayManageRequests } from '@/features/leads/policy';
import { mayManageVideos } from '@/features/videos/policy';
import type { Person } from '@/shared/auth/person';
import { matrix, type Operation } from './matrix';
import { type ActorName, everybody, records, uidOf } from './rules-backend';

const owner = uidOf('regular');

type Case = readonly [row: string, operation: Operation, policy: (person: Person | undefined) => boolean];

const policies: readonly Case[] = [
  ...(['get', 'list', 'update', 'delete'] as const).flatMap(
    (operation) =>
      [
        ['bundleRequests', operation, mayManageRequests],
        ['waitlist', operation, mayManageRequests],
      ] as const,
  ),
  ['analyticsEvents', 'get', mayReadEvents],
  ['analyticsEvents', 'list', mayReadEvents],
  ['users', 'get', (person) => mayReadProfile(person, owner)],
  ['users', 'update', (person) => mayChangeProfile(person, owner)],
  ['profile_pictures (files)', 'get', mayReadPhoto],
  ['profile_pictures (files)', 'delete', (person) => mayChangePhoto(person, owner)],
  ['videos', 'create', mayManageVideos],
  ['videos', 'update', mayManageVideos],
  ['videos', 'delete', mayManageVideos],
];

function personOf(actor: ActorName): Person | undefined {
  const record = records[actor];
  return record && { uid: uidOf(actor), role: record.role ?? null, status: record.status };
}

// The matrix is held against the rules by attempts, and the policies against the matrix here.
describe('the policy of the features', () => {
  it.each(policies)('%s, %s: says what the rules say', (name, operation, policy) => {
    const row = matrix.find((candidate) => candidate.name === name);
    expect(everybody.filter((actor) => policy(personOf(actor)))).toEqual(
      everybody.filter((actor) => row?.[operation].allowed.includes(actor)),
    );
  });

  it('lets everybody read the own record, the inactive too', () => {
    expect(mayReadProfile(personOf('inactive'), uidOf('inactive'))).toBe(true);
    expect(mayReadProfile(undefined, owner)).toBe(false);
  });
});
