import { assert, property, shuffledSubarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeLists } from './sharing';

const people = shuffledSubarray(['ada', 'mia', 'noor', 'theo', 'lena']);
const sorted = (list: unknown) => (list as string[]).toSorted((one, other) => one.localeCompare(other));

describe('a list that two people change', () => {
  it('holds what either added, and nothing that either took out', () => {
    assert(
      property(people, people, people, (base, mine, theirs) => {
        const expected = ['ada', 'lena', 'mia', 'noor', 'theo'].filter((each) =>
          base.includes(each)
            ? mine.includes(each) && theirs.includes(each)
            : mine.includes(each) || theirs.includes(each),
        );
        expect(sorted(mergeLists(base, mine, theirs))).toEqual(expected);
      }),
    );
  });

  it('is that of the one person who changed it', () => {
    assert(
      property(people, people, (base, changed) => {
        expect(sorted(mergeLists(base, changed, base))).toEqual(sorted(changed));
        expect(mergeLists(base, base, changed)).toEqual(changed);
      }),
    );
  });

  it('counts as empty where nothing that is a list was stored', () => {
    assert(
      property(people, (mine) => {
        expect(mergeLists(undefined, mine, null)).toEqual(mine);
        expect(mergeLists('rubbish', undefined, mine)).toEqual(mine);
      }),
    );
  });
});
