import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { missingTexts, unfounded } from './fixed-texts';
import { headerLinks, links, redirects, solutionsMenus } from './public-texts/links';
import { elsewhere } from './public-texts/elsewhere';
import { entrances } from './public-texts/entrances';
import { failures, repeats, savingLabels, submissions } from './public-texts/form-texts';
import { attributes, counts, pageLists, passages } from './public-texts/page-lists';
import { pages } from './public-texts/pages';
import { attributesAt, linksAt, openPages, textsAt } from './public-texts/rendered-page';

beforeAll(() => openPages(pages.map(([, address]) => address)));

describe('the texts that requirements fix on the prerendered pages', () => {
  it.each(pages)('%s: %s shows the heading "%s"', (_, address, heading) => {
    expect(textsAt(address, 'h1')).toEqual([heading]);
  });

  it.each(headerLinks)('%s: %s links to %s from the header of %s', (_, text, target, page, place) => {
    const found = linksAt(page, place);
    expect(found.map(([name, to]) => [name.toUpperCase(), to])).toContainEqual([text, target]);
  });

  it.each(links)('%s: "%s" links to %s from %s', (_, text, target, page, place) => {
    expect(linksAt(page, place)).toContainEqual([text, target]);
  });

  it.each(solutionsMenus)('%s: the menu SOLUTIONS of %s has its entries', (_, page, entries) => {
    expect(textsAt(page, 'header nav li button').map((name) => name.toUpperCase())).toEqual(['SOLUTIONS']);
    expect(linksAt(page, 'header nav li li a')).toEqual(entries);
  });

  it.each(pages)('%s: links on %s lead to known pages or external addresses', (_, address) => {
    const known = new Set([
      ...pages.map(([, path]) => path),
      ...redirects.map(([, from]) => from),
      '/privacy',
    ]);
    const targets = linksAt(address, 'a').map(([, target]) => target?.replace(/[?#].*/, '') ?? '');
    const inSite = targets.filter((target) => target.startsWith('/'));
    expect(
      inSite.filter((target) => !known.has(target) && !/^\/(blog\/|reset-password)/.test(target)),
    ).toEqual([]);
    expect(targets.filter((target) => !/^(\/|https:|mailto:|$)/.test(target))).toEqual([]);
  });

  it.each(redirects)('%s: hosting redirects %s to %s', (_, source, destination) => {
    const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
      readonly hosting: { readonly redirects: readonly object[] };
    };
    expect(hosting.redirects).toContainEqual({ source, destination, type: 301 });
  });

  it.each(pageLists)('%s: %j on %s', (_, texts, page, place) => {
    expect(textsAt(page, place)).toEqual(texts);
  });

  it.each(passages)('%s: "%s" on %s', (_, part, page, place) => {
    expect(textsAt(page, place)).toContainEqual(expect.stringContaining(part));
  });

  it.each(counts)('%s: %i on %s of %s', (_, count, page, place) => {
    expect(textsAt(page, place)).toHaveLength(count);
  });

  it.each(attributes)('%s: %j on %s', (_, values, page, place, attribute) => {
    expect(attributesAt(page, place, attribute)).toEqual(values);
  });
});

// Texts that were replaced: a loading text stays until loading ends (decisions.md), and an unknown playbook
// has no link (PUB-Q65).
const replaced = ['PUB-199 1 s', 'PUB-254 1000 ms', 'PUB-269 #'];

describe('the list of the public site', () => {
  it('has each text of another test in the named file', () => {
    expect(unfounded(elsewhere)).toEqual([]);
  });

  it('has each text fixed by a requirement in a table', () => {
    const known: readonly (readonly [rows: string, text: string])[] = [
      ...pages.flatMap(([row, address, heading]) => [[row, address] as const, [row, heading] as const]),
      ...[...headerLinks, ...links].flatMap(([rows, text, target, page]) => [
        [rows, text] as const,
        [rows, target] as const,
        [rows, page] as const,
      ]),
      ...solutionsMenus.flatMap(([rows, page, entries]) =>
        ['SOLUTIONS', page, ...entries.flat()].map((text) => [rows, text] as const),
      ),
      ...[...pageLists, ...attributes].flatMap(([rows, texts, page]) =>
        [page, ...texts].map((text) => [rows, text] as const),
      ),
      ...passages.map(([rows, part]) => [rows, part] as const),
      ...counts.map(([rows, count]) => [rows, String(count)] as const),
      ...submissions.flatMap(([rows, , collection, record, answer]) =>
        [collection, answer, ...Object.entries(record).flat()].map((text) => [rows, String(text)] as const),
      ),
      ...entrances.flatMap(([row, ...addresses]) => addresses.map((address) => [row, address] as const)),
      ...repeats.map(([row, , text]) => [row, text] as const),
      ...savingLabels.map(([row, , , saving]) => [row, saving] as const),
      ...failures.map(([row, , , text]) => [row, text] as const),
    ];
    expect(missingTexts('public-site', /`([^`]+)`/g, [...known, ...elsewhere])).toEqual(replaced);
  });
});
