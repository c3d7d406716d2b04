import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { factsFileSchema, factsFormSchema, factsSchema } from './facts-schema';

/** Returns the form's parsed value of one field, or its first message. */
function formField(name: string, value: unknown): unknown {
  const { data, error } = factsFormSchema.safeParse({ [name]: value });
  return error ? error.issues[0]?.message : (data as Readonly<Record<string, unknown>>)[name];
}

const oneLine = 'Use one line of plain text.';
const site = 'Enter the address as https:// and the site’s name, without a slash at its end.';
const link = 'Enter a full address that starts with https://.';
const email = 'Enter an email address such as hello@example.org.';
const film = 'Paste the film’s YouTube address, or its id of 11 characters.';
const most = (count: number) => `Use ${count} characters or fewer.`;
const number = (from: string, to: string) => `Enter a whole number from ${from} to ${to}.`;

describe('A fact about the organization', () => {
  it.each([
    ['name', 'ACF', 'ACF'],
    ['name', ' ACF ', 'ACF'],
    ['name', '', ''],
    ['name', 'A\nB', oneLine],
    ['name', '\u200b', oneLine],
    ['email', '', ''],
    ['email', ' hello@acf.example ', 'hello@acf.example'],
    ['email', 'hello', email],
    ['siteAddress', '', ''],
    ['siteAddress', 'https://acf.example', 'https://acf.example'],
    ['siteAddress', ' https://www.acf.example/ ', 'https://www.acf.example'],
    ['siteAddress', 'https://acf', site],
    ['siteAddress', 'http://acf.example', site],
    ['siteAddress', 'https://acf.example/a', site],
    ['bookingLink', '', ''],
    ['bookingLink', 'https://book.example/acf', 'https://book.example/acf'],
    ['bookingLink', 'http://book.example/acf', link],
    ['bookingLink', 'https://book', link],
    ['landingVideoId', '', ''],
    ['landingVideoId', 'abc-DEF_123', 'abc-DEF_123'],
    ['landingVideoId', ' https://youtu.be/abc-DEF_123 ', 'abc-DEF_123'],
    ['landingVideoId', 'abc-DEF_12', film],
    ['meditationVideoId', 'https://videos.example/abc-DEF_123', film],
  ])('named %s with the value %j is parsed or refused with a reason', (name, value, expected) => {
    expect(formField(name, value)).toBe(expected);
  });

  it.each([
    ['name', 100],
    ['office', 200],
    ['phone', 40],
  ])('named %s has at most %i characters', (name, count) => {
    expect(formField(name, 'a'.repeat(count))).toBe('a'.repeat(count));
    expect(formField(name, 'a'.repeat(count + 1))).toBe(most(count));
  });

  it.each([
    ['siteAddress', 'https://', '.example', 200],
    ['bookingLink', 'https://a.example/', '', 500],
    ['email', '', '@a.example', 254],
  ])('named %s, from %j to %j, has at most %i characters', (name, start, end, count) => {
    const longest = start + 'a'.repeat(count - start.length - end.length) + end;
    expect(formField(name, longest)).toBe(longest);
    expect(formField(name, `${start}a${longest.slice(start.length)}`)).toBe(most(count));
  });

  it.each([
    ['bookingMinutes', '5', 5],
    ['bookingMinutes', '4', number('5', '480')],
    ['bookingMinutes', '480', 480],
    ['bookingMinutes', '481', number('5', '480')],
    ['bookingMinutes', '7.5', number('5', '480')],
    ['bookingMinutes', 'soon', number('5', '480')],
    ['bookingMinutes', ' ', null],
    ['bookingMinutes', null, null],
    ['bookingMinutes', 30, 30],
    ['since', '1900', 1900],
    ['since', '1899', number('1900', '2100')],
    ['since', '2100', 2100],
    ['since', '2101', number('1900', '2100')],
    ['badges', '1,234 567', 1_234_567],
    ['badges', '0', number('1', '10000000')],
    ['points', '10,000,000', 10_000_000],
    ['points', '10,000,001', number('1', '10000000')],
  ])('named %s and typed as %j is %j', (name, value, expected) => {
    expect(formField(name, value)).toBe(expected);
  });
});

describe('Lists of facts in the form', () => {
  const row = (label: string, address: string) => [{ label, address }];

  it.each([
    ['Film', 'https://a.example/', ['https://a.example/ Film']],
    [' Film ', ' https://a.example/ ', ['https://a.example/ Film']],
    ['', 'https://a.example/', 'Enter the text of the link.'],
    ['a\nb', 'https://a.example/', oneLine],
    ['Film', 'http://a.example/', link],
    ['Film', '', link],
    ['a'.repeat(81), 'https://a.example/', most(80)],
    ['Film', `https://a.example/${'a'.repeat(300)}`, most(300)],
  ])('store a valid link as one line, case %#', (label, address, expected) => {
    expect(formField('socialLinks', row(label, address))).toEqual(expected);
  });

  it.each([
    ['Analyst', '2024-05', ['2024-05 Analyst']],
    ['Analyst', '2024-12', ['2024-12 Analyst']],
    ['Analyst', '2024-13', 'Enter the year and month, such as 2024-05.'],
    ['Analyst', '2024-00', 'Enter the year and month, such as 2024-05.'],
    ['Analyst', '', 'Enter the year and month, such as 2024-05.'],
    [' ', '2024-05', 'Enter the title on the certificate.'],
    ['a'.repeat(81), '2024-05', most(80)],
  ])('store a valid certificate as one line, case %#', (title, issued, expected) => {
    expect(formField('certificates', [{ title, issued }])).toEqual(expected);
  });

  it('contain at most 6 links and 12 certificates', () => {
    const links = (count: number) => Array.from({ length: count }, () => row('a', 'https://a.example/')[0]);
    const certificates = (count: number) =>
      Array.from({ length: count }, () => ({ title: 'a', issued: '2024-05' }));
    expect(formField('socialLinks', links(6))).toHaveLength(6);
    expect(formField('socialLinks', links(7))).toBe('Keep at most 6.');
    expect(formField('meditationLinks', links(6))).toHaveLength(6);
    expect(formField('meditationLinks', links(7))).toBe('Keep at most 6.');
    expect(formField('certificates', certificates(12))).toHaveLength(12);
    expect(formField('certificates', certificates(13))).toBe('Keep at most 12.');
  });
});

describe('Stored lists of facts', () => {
  const fits = (facts: unknown) => z.safeParse(factsSchema, facts).success;

  it.each([
    ['https://a.example/ Film', true],
    [`https://a.example/ ${'a'.repeat(80)}`, true],
    [`https://a.example/ ${'a'.repeat(81)}`, false],
    [`https://a.example/${'a'.repeat(282)} Film`, true],
    [`https://a.example/${'a'.repeat(283)} Film`, false],
    ['https://a.example/', false],
    ['https://a.example/  Film', false],
    ['https://a.example/ Film ', false],
    ['http://a.example/ Film', false],
    ['Film', false],
  ])('accept only valid links, case %#', (line, isTaken) => {
    expect(fits({ socialLinks: [line] })).toBe(isTaken);
    expect(fits({ meditationLinks: [line] })).toBe(isTaken);
  });

  it.each([
    ['2024-05 Analyst', true],
    ['2024-5 Analyst', false],
    ['2024-05', false],
    [`2024-05 ${'a'.repeat(80)}`, true],
    [`2024-05 ${'a'.repeat(81)}`, false],
    ['2024-05 a\nb', false],
  ])('accept only valid certificates, case %#', (line, isTaken) => {
    expect(fits({ certificates: [line] })).toBe(isTaken);
  });

  it('ignore a misspelled fact, which a file must not have', () => {
    expect(fits({ nmae: 'ACF' })).toBe(true);
    expect(z.safeParse(factsFileSchema, { nmae: 'ACF' }).success).toBe(false);
    expect(z.safeParse(factsFileSchema, { name: 'ACF' }).success).toBe(true);
  });
});
