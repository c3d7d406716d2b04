import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetKeptText, hasKeptText, keepText, keptTextOf } from './kept-text';

const bio = { label: 'Bio', text: 'Half a sentence' };
const note = { label: 'Note', text: 'Two\nlines' };

afterEach(() => {
  forgetKeptText();
  sessionStorage.clear();
});

describe('text kept for a person whose session ended', () => {
  it('waits for them, as often as they ask, until it is forgotten', () => {
    expect(hasKeptText()).toBe(false);
    keepText('mia', [bio]);
    expect(hasKeptText()).toBe(true);
    expect(keptTextOf('mia')).toEqual([bio]);
    expect(keptTextOf('mia')).toEqual([bio]);
    forgetKeptText();
    expect(keptTextOf('mia')).toEqual([]);
  });

  it('is added to what waits already', () => {
    keepText('mia', [bio]);
    keepText('mia', []);
    keepText('mia', [note]);
    expect(keptTextOf('mia')).toEqual([bio, note]);
  });

  it('is never given to another person, whose coming ends it', () => {
    keepText('mia', [bio]);
    expect(keptTextOf('theo')).toEqual([]);
    expect(keptTextOf('mia')).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('leaves no trace when nothing was typed', () => {
    keepText('mia', []);
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
    expect(keptTextOf('mia')).toEqual([]);
    keepText('mia', [bio]);
    expect(keptTextOf('mia')).toEqual([bio]);
  });

  it('outlasts the screen where the storage is closed', () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new Error('closed');
      });
    }
    keepText('mia', [bio]);
    expect(keptTextOf('mia')).toEqual([bio]);
    forgetKeptText();
    expect(keptTextOf('mia')).toEqual([]);
  });
});
