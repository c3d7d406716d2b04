import { afterEach, describe, expect, it } from 'vitest';
import type { Saving } from '@/shared/saving/saving';
import { setSaving } from '@/shared/saving/current';
import { entryFields } from './entry';
import { restorePart, trashPart } from './trash';

const notes = { path: 'manualNotes' };
const note = { id: 'n1', ownerId: 'mia' };

const signIn = (uid: string) => setSaving({ uid, subscribe: () => () => {} } as unknown as Saving);
afterEach(() => setSaving(undefined));

describe('The title of a trash entry', () => {
  const title = (text: string) => entryFields('manualNotes', note, text).title;

  it.each([
    ['is empty for a record without one', '', ''],
    ['has no spaces around it', '  Call Ana \n', 'Call Ana'],
    ['has all of 100 characters', 'a'.repeat(100), 'a'.repeat(100)],
    ['ends after 100 characters', 'a'.repeat(101), 'a'.repeat(100)],
    ['has no space at its end after the cut', `${'a'.repeat(99)} b`, 'a'.repeat(99)],
    ['keeps an emoji that just fits', `${'a'.repeat(98)}😀b`, `${'a'.repeat(98)}😀`],
    ['keeps no half of an emoji', `${'a'.repeat(99)}😀`, 'a'.repeat(99)],
    ['keeps no space before an emoji that was cut', `${'a'.repeat(98)} 😀`, 'a'.repeat(98)],
  ])('%s', (_, text, expected) => {
    expect(title(text)).toBe(expected);
  });
});

describe('The people who may restore a record', () => {
  it.each([
    [{ ownerId: 'mia', createdBy: 'joe', contactOwnerId: 'zoe' }, ['mia', 'zoe']],
    [{ ownerId: null, createdBy: 'joe' }, ['joe', '']],
    [{ createdBy: 'joe', contactOwnerId: null }, ['joe', '']],
    [{ ownerId: null, createdBy: null, contactOwnerId: 'zoe' }, ['', 'zoe']],
    [{}, ['', '']],
  ])('for %j are %j', (record, keepers) => {
    expect(entryFields('manualNotes', { id: 'n1', ...record }, 'Note').keepers).toEqual(keepers);
  });
});

describe('trashPart', () => {
  it('moves the record to the trash, with the person who deletes it and its parent entry', () => {
    signIn('ann');
    const part = trashPart(notes, note, { title: ' Plan ', with: 'contacts-c1' });
    expect(part).toMatchObject({
      kind: 'move',
      path: 'manualNotes',
      id: 'n1',
      to: { path: 'trash', id: 'manualNotes-n1' },
      into: {
        field: 'record',
        beside: {
          collection: 'manualNotes',
          recordId: 'n1',
          title: 'Plan',
          keepers: ['mia', ''],
          with: 'contacts-c1',
          deletedBy: 'ann',
        },
      },
    });
    expect(part).not.toHaveProperty('base');
  });

  it('leaves the person and the parent entry empty if there are none', () => {
    expect(trashPart(notes, note, { title: 'Plan' }).into?.beside).toMatchObject({ with: '', deletedBy: '' });
  });

  it('includes the base, so that counts can be updated', () => {
    const part = trashPart<{ status: string }>(notes, note, { title: 'Plan', base: { status: 'open' } });
    expect(part.base).toEqual({ status: 'open' });
  });
});

describe('restorePart', () => {
  it('moves the stored record from its entry to its old place', () => {
    expect(restorePart({ collection: 'manualNotes', recordId: 'n1' })).toEqual({
      kind: 'move',
      path: 'trash',
      id: 'manualNotes-n1',
      to: { path: 'manualNotes', id: 'n1' },
      outOf: 'record',
    });
  });
});
