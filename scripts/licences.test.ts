import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { licenceList, mayShip, refusedPackages } from './licences';

describe('the licences of production packages', () => {
  it('match docs/licences.md, which npm run licences writes', () => {
    expect(readFileSync('docs/licences.md', 'utf8')).toBe(licenceList());
  });

  it('allow keeping our own code private', () => {
    expect(refusedPackages()).toEqual([]);
  });

  it.each([
    ['left-pad', 'MIT', true],
    ['left-pad', 'MIT AND ISC', true],
    ['left-pad', '(GPL-3.0-only OR MIT)', true],
    ['left-pad', 'MIT AND GPL-2.0-only', false],
    ['left-pad', 'AGPL-3.0-or-later', false],
    ['left-pad', 'LGPL-3.0', false],
    ['left-pad', 'unknown', false],
    // Allowed for one package only, after a check.
    ['ical.js', 'MPL-2.0', true],
    ['left-pad', 'MPL-2.0', false],
  ])('of %s, %s: may be shipped? %s', (name, licence, may) => {
    expect(mayShip(name, licence)).toBe(may);
  });
});
