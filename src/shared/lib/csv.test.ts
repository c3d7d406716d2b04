import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { csvOf } from './csv';

const lineOf = (...row: Parameters<typeof csvOf>[0][number]) => csvOf([row]).slice(1);

describe('csvOf', () => {
  it('returns UTF-8 with a byte order mark and one line per row', () => {
    expect(csvOf([['Name'], ['Zoé']])).toBe('\uFEFFName\r\nZoé\r\n');
  });

  it('quotes cells that would break the table', () => {
    expect(lineOf('a,b', 'say "hi"', 'two\nlines', ' plain ')).toBe(
      '"a,b","say ""hi""","two\nlines", plain \r\n',
    );
  });

  it.each([
    '=1+1',
    '+1 416 555 0100*2',
    '+SUM(1)',
    '+A1',
    '+1+1',
    '+1\n=1',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '  =1',
    '\n=1',
    '\0=1',
    '＝1+1',
    '=HYPERLINK("https://evil.example")',
    "=cmd|' /C calc'!A0",
  ])('escapes %j so that a spreadsheet does not run it', covers('ATT-005'), (text) => {
    expect(lineOf(text)).toMatch(/^"?'/);
  });

  it.each([
    ['+1 416 555 0100', '+1 416 555 0100'],
    ['+1 (416) 555-0100', '+1 (416) 555 0100'],
    ['+49.30.1234', '+49 30 1234'],
    ['416-555-0100', '416-555-0100'],
  ])('writes the phone number %s so that it can be imported again', (phone, written) => {
    expect(lineOf(phone)).toBe(`${written}\r\n`);
  });

  it('leaves numbers, times and empty values unchanged', () => {
    const time = new Date('2026-11-22T09:30:00Z');
    expect(lineOf(-12.5, '-12.5', true, time, null, undefined)).toBe(
      '-12.5,-12.5,true,2026-11-22T09:30:00.000Z,,\r\n',
    );
  });
});
