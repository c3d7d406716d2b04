import { describe, expect, it, vi } from 'vitest';
import { proposalDocument } from '@/features/proposals/opened/download';
import { seedPages } from '../../scripts/seed/proposals/pages';
import { missingTexts, unfounded } from './fixed-texts';
import { barTexts, deckRows, footerTexts } from './proposal-texts/decks';
import { elsewhere, notShown } from './proposal-texts/elsewhere';
import { gateFields, gateTexts } from './proposal-texts/gates';
import { textsOf, timesSaid } from './proposal-texts/lines';
import { failureTexts, listTexts, localTexts } from './proposal-texts/list-and-local';
import { failureIn, pageOf, partOf, type Slug, viewOf } from './proposal-texts/opened-pages';
import {
  charityTexts,
  choiceTexts,
  dialogTexts,
  fileHeadings,
  fileTexts,
  funderTexts,
  proposalTexts,
} from './proposal-texts/proposals';
import { refusedTimes, stateOf, stateTexts } from './proposal-texts/visitor-states';

// Deriving a key takes half a second on a busy machine, and a refusal at least 0.8 s.
vi.setConfig({ testTimeout: 60_000 });

const headingsIn = (page: ParentNode, selector: string) =>
  Array.from(page.querySelectorAll(selector), ({ textContent }) => textContent.trim());

describe('the texts of gates', () => {
  it.each(gateTexts)('%s: "%s" is shown at %s (%s)', async (_, text, page, state) => {
    expect(textsOf((await pageOf(page))[state])).toContain(text);
  });

  it.each(gateFields)('%s: the gate of %s has the fields %j', async (_, page, fields) => {
    const { gate } = await pageOf(page);
    const shown = Array.from(gate?.querySelectorAll('input') ?? [], ({ type, required }) =>
      required ? `${type} required` : type,
    );
    expect(shown).toEqual(fields);
  });

  it.each(listTexts)('%s: "%s" is shown in the unlocked list', async (_, text) => {
    expect(textsOf((await pageOf('proposals')).opened)).toContain(text);
  });

  it.each(localTexts)('%s: "%s" is shown in the view %s', async (_, text, view) => {
    expect(textsOf(await viewOf(view))).toContain(text);
  });

  it.each(stateTexts)('%s: "%s" is shown in the state %s', async (_, text, state) => {
    expect(textsOf(await stateOf(state))).toContain(text);
  });

  it.each([
    [2, false],
    [3, true],
  ])('after %d refusals in a row the message offers help: %s', (refusals, isThere) => {
    expect(textsOf(refusedTimes(refusals)).has('Lost the code, or has your access ended?')).toBe(isThere);
  });

  it.each(failureTexts)('%s: "%s" is shown instead of a failed page in %s', (_, text, browser) => {
    expect(textsOf(failureIn(browser))).toContain(text);
  });
});

describe('the texts of proposals', () => {
  const rows = [
    ...[...proposalTexts, ...funderTexts].map((row) => ['tipping-point', ...row] as const),
    ...[...proposalTexts, ...charityTexts].map((row) => ['canadian-cancer-society', ...row] as const),
  ];
  it.each(rows)('of %s: %s "%s" is shown in %s', async (page, _, text, part) => {
    expect(textsOf(partOf((await pageOf(page)).opened, part))).toContain(text);
  });

  it.each([...choiceTexts, ...dialogTexts])('%s: "%s" is shown in the part "%s"', async (_, text, dialog) => {
    expect(textsOf((await pageOf('tipping-point'))[dialog])).toContain(text);
  });
});

describe('the downloaded proposal', () => {
  const content = seedPages['tipping-point'];
  const file = new DOMParser().parseFromString(
    proposalDocument({
      content,
      chosen: 'start',
      contact: { email: 'hello@acf.example', bookingLink: 'https://booking.acf.example/' },
      expiresAt: null,
      today: new Date(2026, 10, 22, 12),
    }),
    'text/html',
  );

  it('has its parts in this order', () => {
    expect(headingsIn(file, 'h2')).toEqual([
      content.hero.headline,
      ...fileHeadings.map(([, heading]) => heading),
    ]);
  });

  it.each(fileTexts)('%s: "%s" is shown in %s', (_, text, part) => {
    expect(textsOf(partOf(file.body, part))).toContain(text);
  });
});

describe.each(Object.entries(deckRows))('the deck %s', (slug, { slides, texts }) => {
  const opened = async () => {
    const { opened: page } = await pageOf(slug as Slug);
    if (page === undefined) throw new Error(`${slug} did not open.`);
    return page;
  };

  it('has its slides in this order', async () => {
    expect(headingsIn(await opened(), 'main > section [id$="-heading"]')).toEqual(
      slides.map(([, heading]) => heading),
    );
  });

  it.each(texts)('%s: slide %i says "%s" once', async (_, slide, text) => {
    expect(timesSaid(partOf(await opened(), `main > section:nth-child(${slide})`), text)).toBe(1);
  });

  it.each(barTexts)('%s: "%s" is shown in the bar', async (_, text) => {
    expect(textsOf(partOf(await opened(), 'header'))).toContain(text);
  });

  it.each(footerTexts)('%s: "%s" is shown in the footer', async (_, text) => {
    expect(textsOf(partOf(await opened(), 'footer'))).toContain(text);
  });
});

describe('the texts quoted by the requirements of proposals', () => {
  it('are in the named test files if no table has them', () => {
    expect(unfounded(elsewhere)).toEqual([]);
  });

  it('are all in the tables', () => {
    const decks = Object.values(deckRows).flatMap(({ slides, texts }) => [
      ...slides,
      ...texts.map(([rows, , text]) => [rows, text] as const),
    ]);
    const shown = [
      ...gateTexts,
      ...listTexts,
      ...localTexts,
      ...failureTexts,
      ...proposalTexts,
      ...funderTexts,
      ...charityTexts,
      ...choiceTexts,
      ...dialogTexts,
      ...fileHeadings,
      ...fileTexts,
      ...decks,
      ...barTexts,
    ].map(([rows, text]) => [rows, text] as const);
    expect(missingTexts('proposals', /`([^`]+)`/g, [...shown, ...elsewhere])).toEqual(
      notShown.map(([text]) => text),
    );
  });
});
