import { describe, expect, it } from 'vitest';
import { mia } from '@/testing/actors';
import { type Actor, isAdmin, isStaff } from './actor';
import { policy } from './policy';

const can = policy({
  'note.list': isStaff,
  'note.update': (actor: Actor | undefined, { owner }: { owner: string }) => actor?.uid === owner,
  'log.list': isAdmin,
});

describe('A policy', () => {
  it('asks the rule of the action, with the record if the rule needs one', () => {
    expect(can(mia, 'note.list')).toBe(true);
    expect(can(mia, 'log.list')).toBe(false);
    expect(can(mia, 'note.update', { owner: 'mia' })).toBe(true);
    expect(can(mia, 'note.update', { owner: 'ada' })).toBe(false);
    expect(can(undefined, 'note.list')).toBe(false);
  });

  it('throws for unknown actions and a missing record', () => {
    // @ts-expect-error -- a misspelt action does not compile
    expect(() => can(mia, 'note.lists')).toThrow(TypeError);
    // @ts-expect-error -- a missing record does not compile
    expect(() => can(mia, 'note.update')).toThrow(TypeError);
    // @ts-expect-error -- a record of the wrong type does not compile
    expect(can(mia, 'note.update', { uid: 'mia' })).toBe(false);
  });
});
