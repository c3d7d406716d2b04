import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFieldPath, parseFieldPath, readMask } from './field-path';
import { place } from './json-message';
import { refusal } from '../test-fixture';

describe('field paths', () => {
  it.each([
    ['a', ['a']],
    ['a.b_1', ['a', 'b_1']],
    ['m.`a.b`', ['m', 'a.b']],
    ['`1st`.`back\\`tick\\\\`', ['1st', 'back`tick\\']],
    ['`é`', ['é']],
  ])('reads %s', (text, path) => {
    expect(parseFieldPath(text)).toEqual(path);
  });

  it.each(['', '.', 'a.', '.a', 'a..b', '1st', 'a b', 'é', '`a', '``', 'a`b`', '`a`b'])(
    'refuses "%s"',
    (text) => {
      expect(parseFieldPath(text)).toBeUndefined();
    },
  );

  it('parses its own formatted paths', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }), (path) => {
        expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
      }),
    );
  });

  it('removes the document name from masks and refuses reserved fields in them', async () => {
    expect(readMask({ fieldPaths: ['a', '__name__'] }, place('mask'))).toEqual([['a']]);
    expect(readMask({}, place('mask'))).toEqual([]);
    expect(await refusal(() => readMask({ fieldPaths: ['a.__b__'] }, place('mask')))).toContain(
      '__b__ is reserved',
    );
  });
});
