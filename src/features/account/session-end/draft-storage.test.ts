import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetDraft, hasDraft, keepDraft, draftOf } from './draft-storage';

const bio = { label: 'Bio', text: 'Half a sentence' };
const note = { label: 'Note', text: 'Two\nlines' };

afterEach(() => {
  forgetDraft();
  sessionStorage.clear();
});

describe('text kept for a person whose session ended', () => {
  it('waits for them, as often as they ask, until it is forgotten', () => {
    expect(hasDraft()).toBe(false);
    keepDraft('mia', [bio]);
    expect(hasDraft()).toBe(true);
    expect(draftOf('mia')).toEqual([bio]);
    expect(draftOf('mia')).toEqual([bio]);
    forgetDraft();
    expect(draftOf('mia')).toEqual([]);
  });

  it('is added to what waits already', () => {
    keepDraft('mia', [bio]);
    keepDraft('mia', []);
    keepDraft('mia', [note]);
    expect(draftOf('mia')).toEqual([bio, note]);
  });

  it('is never given to another person, whose coming ends it', () => {
    keepDraft('mia', [bio]);
    expect(draftOf('theo')).toEqual([]);
    expect(draftOf('mia')).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('leaves no trace when nothing was typed', () => {
    keepDraft('mia', []);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    '{',
    'null',
    '42',
    '[]',
    '{"uid":"mia"}',
    '{"uid":"mia","fields":7}',
    '{"uid":"mia","fields":[1,{"label":2}]}',
  ])('is nothing where the storage holds %s', (broken) => {
    sessionStorage.setItem('acf.typed', broken);
    expect(draftOf('mia')).toEqual([]);
    keepDraft('mia', [bio]);
    expect(draftOf('mia')).toEqual([bio]);
  });

  it('outlasts the screen where the storage is closed', () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new Error('closed');
      });
    }
    keepDraft('mia', [bio]);
    expect(draftOf('mia')).toEqual([bio]);
    forgetDraft();
    expect(draftOf('mia')).toEqual([]);
  });
});
