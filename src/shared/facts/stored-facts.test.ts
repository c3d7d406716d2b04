import { describe, expect, it } from 'vitest';
import { factsOf, splitLine } from './stored-facts';

const empty = { socialLinks: [], meditationLinks: [], certificates: [] };

describe('Facts in stored fields', () => {
  it.each([
    ['name', 'ACF'],
    ['office', 'Toronto'],
    ['email', 'hello@acf.example'],
    ['phone', '+1 416 555 0100'],
    ['siteAddress', 'https://acf.example'],
    ['bookingLink', 'https://book.example/acf'],
    ['landingVideoId', 'abc-DEF_123'],
    ['meditationVideoId', 'abc-DEF_123'],
    ['bookingMinutes', 30],
    ['since', 2019],
    ['badges', 1],
    ['points', 1],
    ['trails', 1],
  ])('include %s with the value %j', (name, value) => {
    expect(factsOf({ [name]: value })).toEqual({ ...empty, [name]: value });
  });

  it.each([
    ['name', ''],
    ['name', 7],
    ['siteAddress', 'https://acf.example/'],
    ['siteAddress', 'http://acf.example'],
    ['siteAddress', 'https://'],
    ['bookingLink', 'javascript:alert(1)'],
    ['bookingLink', 'https://book.example/ acf'],
    ['landingVideoId', 'abc-DEF_12'],
    ['meditationVideoId', 'abc-DEF_1234'],
    ['meditationVideoId', 'abc/DEF_123'],
    ['bookingMinutes', '30'],
    ['since', 2019.5],
    ['badges', null],
    ['other', 'ACF'],
    ['socialLinks', 'https://a.example/ Film'],
    ['certificates', 7],
  ])('leave out %s with the invalid value %j', (name, value) => {
    expect(factsOf({ [name]: value })).toEqual(empty);
  });

  it('include only links and certificates that have both parts', () => {
    const lines = [
      'https://a.example/ Our film',
      'https://b.example/',
      'http://c.example/ C',
      'D',
      7,
      'https:// E',
    ];
    expect(
      factsOf({
        socialLinks: lines,
        meditationLinks: lines,
        certificates: ['2024-05 Senior analyst', '2024-5 A', '2024-05', '2024-05-01 B'],
      }),
    ).toEqual({
      socialLinks: [{ href: 'https://a.example/', name: 'Our film' }],
      meditationLinks: [{ address: 'https://a.example/', label: 'Our film' }],
      certificates: [{ issued: '2024-05', title: 'Senior analyst' }],
    });
  });
});

describe('splitLine', () => {
  it.each([
    ['a b c', 'a', 'b c'],
    ['a', 'a', ''],
    ['', '', ''],
    [' a', '', 'a'],
    ['a ', 'a', ''],
  ])('splits %j at its first space into %j and %j', (line, first, rest) => {
    expect(splitLine(line)).toEqual([first, rest]);
  });
});
