import { describe, expect, it } from 'vitest';
import { safeLink, typedLink } from './links';

const prefix = 'https://example.org/';

describe('safeLink', () => {
  it.each([
    ['https://mia@example.org/', undefined],
    ['https://:secret@example.org/', undefined],
    ['ftp://example.org/', undefined],
    ['chrome://settings', undefined],
    ['http://example.org/a', 'http://example.org/a'],
    ['mailto:ana@shelter.example,bob@shelter.example', 'mailto:ana@shelter.example'],
    ['mailto:ana%0A@shelter.example', undefined],
  ])('returns for %j the address %j', (typed, expected) => {
    expect(safeLink(typed)).toBe(expected);
  });

  it('accepts at most 2,048 characters', () => {
    const longest = prefix + 'a'.repeat(2048 - prefix.length);
    expect(safeLink(longest)).toBe(longest);
    expect(safeLink(`${longest}a`)).toBeUndefined();
  });
});

describe('typedLink', () => {
  it.each([
    ['example.org', 'https://example.org/'],
    [' example.org/a ', 'https://example.org/a'],
    ['example.org:8080', 'https://example.org:8080/'],
    ['example.org?a=b', 'https://example.org/?a=b'],
    ['example.org#a', 'https://example.org/#a'],
    ['http://example.org/', 'http://example.org/'],
    ['ana@shelter.example', 'mailto:ana@shelter.example'],
    ['mailto:ana@shelter.example', 'mailto:ana@shelter.example'],
    ['shelter', undefined],
    ['two words.example', undefined],
    ['', undefined],
  ])('returns for %j the address %j', (typed, expected) => {
    expect(typedLink(typed)).toBe(expected);
  });

  it('accepts at most 2,048 typed characters, without surrounding spaces', () => {
    const longest = prefix + 'a'.repeat(2048 - prefix.length);
    expect(typedLink(` ${longest} `)).toBe(longest);
    // The browser drops the dots, so the normalized address alone would be short enough.
    expect(typedLink(`${prefix}${'./'.repeat(1100)}`)).toBeUndefined();
  });
});
