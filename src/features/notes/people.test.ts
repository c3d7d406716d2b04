import { describe, expect, it } from 'vitest';
import { authorOf, peopleOf, readersOf } from './people';

const theo = { uid: 'theo', name: 'Theo Okafor', email: 'theo@acf.example' };

describe('The people of a note', () => {
  it.each([
    ['mia', '', 'You'],
    ['theo', 'theo@acf.example', 'Theo Okafor'],
    ['noor', 'noor@acf.example', 'noor@acf.example'],
    ['noor', '', 'noor'],
    ['system', '', 'System'],
    ['', 'old@acf.example', 'System'],
  ])('show the creator %s with the address “%s” as %s', (createdBy, creatorEmail, name) => {
    expect(authorOf({ createdBy, creatorEmail }, 'mia', [theo])).toBe(name);
  });

  it('show who it is shared with, by name, address or id', () => {
    const note = {
      sharedWith: ['mia', 'theo', 'noor', 'lena'],
      sharedWithEmails: ['mia@acf.example', 'theo@acf.example', 'noor@acf.example'],
    };
    expect(readersOf(note, 'mia', [theo])).toEqual(['You', 'Theo Okafor', 'noor@acf.example', 'lena']);
  });

  it('are queried by their ids, without the system and empty ids', () => {
    expect(peopleOf({ createdBy: 'mia', sharedWith: ['theo', ''] })).toEqual(['mia', 'theo']);
    expect(peopleOf({ createdBy: 'system', sharedWith: [] })).toEqual([]);
    expect(peopleOf({ createdBy: '', sharedWith: ['theo'] })).toEqual(['theo']);
  });
});
