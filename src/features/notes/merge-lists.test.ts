import { describe, expect, it } from 'vitest';
import { mergeLists } from './sharing';

describe("Two people who change a note's sharing", () => {
  it.each([
    ['each adds a person', ['ann'], ['ann', 'bo'], ['ann', 'cy'], ['ann', 'cy', 'bo']],
    [
      'one removes a person and the other adds one',
      ['ann', 'bo'],
      ['ann'],
      ['ann', 'bo', 'cy'],
      ['ann', 'cy'],
    ],
    ['one adds a person and the other removes one', ['ann', 'bo'], ['ann', 'bo', 'cy'], ['bo'], ['bo', 'cy']],
    ['both remove the same person', ['ann', 'bo'], ['bo'], ['bo'], ['bo']],
    ['each removes another person', ['ann', 'bo', 'cy'], ['bo', 'cy'], ['ann', 'cy'], ['cy']],
    ['both add the same person', [], ['ann'], ['ann'], ['ann']],
    ['one replaces a person and the other changes nothing', ['ann'], ['bo'], ['ann'], ['bo']],
    ['only the other changes the list', ['ann'], ['ann'], ['bo'], ['bo']],
  ])('both get their changes when %s', (_, base, mine, theirs, merged) => {
    expect(mergeLists(base, mine, theirs)).toEqual(merged);
  });

  it('start from an empty list if the note has none', () => {
    expect(mergeLists(undefined, ['ann'], 'bo')).toEqual(['ann']);
  });
});
