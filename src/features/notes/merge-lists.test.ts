import { describe, expect, it } from 'vitest';
import { mergeLists } from './sharing';

describe("Two people who change a note's sharing", () => {
  it.each([
    ['each adds somebody', ['ann'], ['ann', 'bo'], ['ann', 'cy'], ['ann', 'cy', 'bo']],
    [
      'one takes away whom the other kept while adding',
      ['ann', 'bo'],
      ['ann'],
      ['ann', 'bo', 'cy'],
      ['ann', 'cy'],
    ],
    ['one adds while the other takes away', ['ann', 'bo'], ['ann', 'bo', 'cy'], ['bo'], ['bo', 'cy']],
    ['both take away the same', ['ann', 'bo'], ['bo'], ['bo'], ['bo']],
    ['each takes away another', ['ann', 'bo', 'cy'], ['bo', 'cy'], ['ann', 'cy'], ['cy']],
    ['both add the same', [], ['ann'], ['ann'], ['ann']],
    ['one takes away and adds, the other does nothing', ['ann'], ['bo'], ['ann'], ['bo']],
    ['only the other changes it', ['ann'], ['ann'], ['bo'], ['bo']],
  ])('both get their changes when %s', (_, base, mine, theirs, merged) => {
    expect(mergeLists(base, mine, theirs)).toEqual(merged);
  });

  it('start from an empty list if the note has none', () => {
    expect(mergeLists(undefined, ['ann'], 'bo')).toEqual(['ann']);
  });
});
