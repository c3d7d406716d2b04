import { assert, property, shuffledSubarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeLists } from './sharing';

const people = shuffledSubarray(['ada', 'mia', 'noor', 'theo', 'lena']);
const sorted = (list: unknown) => (list as string[]).toSorted((one, other) => one.localeCompare(other));

describe('A list that two people change', () => {
  it('contains what either added and nothing that either removed', () => {
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

  it('equals the changed list if only one person changed it', () => {
    assert(
      property(people, people, (base, changed) => {
        expect(sorted(mergeLists(base, changed, base))).toEqual(sorted(changed));
        expect(mergeLists(base, base, changed)).toEqual(changed);
      }),
    );
  });

  it('counts as empty if the stored value is not a list', () => {
    assert(
      property(people, (mine) => {
        expect(mergeLists(undefined, mine, null)).toEqual(mine);
        expect(mergeLists('rubbish', undefined, mine)).toEqual(mine);
      }),
    );
  });
});
