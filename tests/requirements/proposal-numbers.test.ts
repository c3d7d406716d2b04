import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aClientProposal, aDeck, aSlide } from '@/testing/records/proposal-content';
import { maxContentBytes, proposalContentSchema } from '@/features/proposals/content/proposal-content';
import { refusalMs } from '@/features/proposals/gate/open-gate';
import { maxAnswers, maxOpenings, maxVisits } from '@/features/proposals/queries';
import { idleMs } from '@/features/proposals/opened/reading-clock';
import { maxQuestionLength } from '@/features/proposals/page/texts';
import { generateCode, minCodeBits } from '@/features/proposals/sealing/credentials';
import { minRounds, maxRounds } from '@/features/proposals/sealing/derivation';

describe('the numbers fixed by open points and decisions', () => {
  it.each([
    ['PRO-Q1', 60, minCodeBits],
    ['decision 042', 600_000, minRounds],
    ['decision 042', 6_000_000, maxRounds],
    ['decision 042', 800, refusalMs],
    ['PRO-Q12', 30_000, idleMs],
    ['decision 050', 1_000, maxQuestionLength],
    ['decision 052', 200, maxOpenings],
    ['decision 054', 200, maxAnswers],
    ['decision 054', 500, maxVisits],
    ['decision 043', 250_000, maxContentBytes],
  ])('%s: %d', (_, literal, inProduct) => {
    expect(inProduct).toBe(literal);
  });

  it('give a code of 13 characters that are not easily confused', () => {
    expect(generateCode()).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{4}$/);
  });
});

const proposal = aClientProposal();
const deck = aDeck();
const { packages, hero, timeline } = proposal;
const [step] = timeline.steps;
const [detail] = packages.start.details;
const [slide] = deck.slides;

const text = (length: number) => 'x'.repeat(length);
const withStart = (changes: object) => ({
  ...proposal,
  packages: { ...packages, start: { ...packages.start, ...changes } },
});
const withSlide = (changes: object) => ({ ...deck, slides: [{ ...slide, ...changes }] });
const withBlock = (block: object) => withSlide({ blocks: [block] });
const rows = (count: number, of: object) => Array.from({ length: count }, () => of);

describe('the limits of proposal contents', () => {
  it.each<[what: string, most: number, of: (size: number) => unknown]>([
    ['characters of a client’s name', 120, (size) => ({ ...proposal, clientName: text(size) })],
    ['characters of a proposal’s title', 160, (size) => ({ ...proposal, proposalTitle: text(size) })],
    ['characters of a presentation’s title', 160, (size) => ({ ...deck, presentationTitle: text(size) })],
    ['characters of a headline', 160, (size) => ({ ...proposal, hero: { ...hero, headline: text(size) } })],
    ['characters of a tagline', 400, (size) => ({ ...proposal, hero: { ...hero, tagline: text(size) } })],
    ['characters of a core goal', 300, (size) => withStart({ coreGoal: text(size) })],
    ['bullets of a package', 8, (size) => withStart({ bullets: Array.from({ length: size }, () => 'a') })],
    ['details of a package', 8, (size) => withStart({ details: rows(size, { ...detail }) })],
    ['prices of a package', 10, (size) => withStart({ prices: rows(size, { scope: 'a', amount: 1 }) })],
    ['dollars of a price', 10_000_000, (amount) => withStart({ prices: [{ scope: 'a', amount }] })],
    ['percent of tax', 100, (tax) => withStart({ prices: [{ scope: 'a', amount: 1, tax }] })],
    ['stakeholders', 8, (size) => ({ ...proposal, stakeholders: rows(size, { title: 'a', text: 'b' }) })],
    ['reasons', 8, (size) => ({ ...proposal, reasons: rows(size, { title: 'a', text: 'b' }) })],
    [
      'characters of a summary',
      20_000,
      (size) => ({ ...proposal, download: { ...proposal.download, summary: text(size) } }),
    ],
    [
      'slides of a deck',
      50,
      (size) => ({
        ...deck,
        slides: Array.from({ length: size }, (_, place) => aSlide({ id: `slide-${place}` })),
      }),
    ],
    ['blocks of a slide', 6, (size) => withSlide({ blocks: rows(size, { type: 'text', text: 'a' }) })],
    ['characters of a slide’s heading', 160, (size) => withSlide({ heading: text(size) })],
    ['characters of a speaker’s notes', 3_000, (size) => withSlide({ notes: text(size) })],
    ['points of an agenda', 8, (size) => withBlock({ type: 'agenda', items: rows(size, { title: 'a' }) })],
    ['cards of a block', 8, (size) => withBlock({ type: 'cards', items: rows(size, { title: 'a' }) })],
    [
      'phases of a roadmap',
      6,
      (size) => withBlock({ type: 'roadmap', phases: rows(size, { period: 'a', name: 'b', tasks: ['c'] }) }),
    ],
  ])('allow %s up to %d', (_, most, of) => {
    expect(proposalContentSchema.safeParse(of(most)).success).toBe(true);
    expect(proposalContentSchema.safeParse(of(most + 1)).success).toBe(false);
  });

  it.each<[rows: string, what: string, exactly: number, of: (size: number) => unknown]>([
    [
      'PRO-084',
      'badges',
      4,
      (size) => ({ ...proposal, hero: { ...hero, badges: Array.from({ length: size }, () => 'a') } }),
    ],
    [
      'PRO-117',
      'steps of the timeline',
      5,
      (size) => ({ ...proposal, timeline: { ...timeline, steps: rows(size, { ...step }) } }),
    ],
    [
      'PRO-Q48',
      'sides of a comparison',
      2,
      (size) => withBlock({ type: 'comparison', sides: rows(size, { title: 'a', points: ['b'] }) }),
    ],
  ])('for %s allow exactly as many %s as %d', (_, __, exactly, of) => {
    expect(
      [exactly - 1, exactly, exactly + 1].map((size) => proposalContentSchema.safeParse(of(size)).success),
    ).toEqual([false, true, false]);
  });
});

// The test documents have no layout, so the style sheets are read.
describe('the layout rules fixed by requirements', () => {
  it.each([
    ['PRO-069', 'deck/deck-page.module.css', /^\.bar \{\n(?: {2}.*\n)*? {2}position: sticky;/m],
    ['PRO-071', 'page/proposal-header.module.css', /^\.header \{\n(?: {2}.*\n)*? {2}position: sticky;/m],
    ['PRO-088', 'page/package-cards.module.css', /grid-template-columns: repeat\(4, minmax\(0, 1fr\)\);/],
    ['PRO-Q31', 'page/package-cards.module.css', /grid-template-columns: repeat\(2, minmax\(0, 1fr\)\);/],
  ])('%s in %s: %s', (_, sheet, rule) => {
    expect(readFileSync(`src/features/proposals/${sheet}`, 'utf8')).toMatch(rule);
  });
});
