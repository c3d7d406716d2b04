import { describe, expect, it } from 'vitest';
import { aClientProposal, aDeck, aSlide } from '@/testing/records/proposal-content';
import { clientProposalSchema } from '@/features/proposals/content/client-proposal';
import { deckSchema } from '@/features/proposals/content/deck';
import { findProblems, problemsBelow } from './problems';
import { emptyOf } from './fields/schema-bounds';
import { withValueAt } from './fields/values';

const changed = (path: string, value: unknown) =>
  findProblems(clientProposalSchema, withValueAt(priced, path.split('.'), value)).get(path)?.message;

const priced = aClientProposal({
  packages: {
    ...aClientProposal().packages,
    grow: { ...aClientProposal().packages.grow, prices: [{ scope: 'A month', amount: 3000 }] },
  },
});

describe('An invalid field', () => {
  it.each([
    ['hero.headline', '', 'Fill this in.'],
    ['hero.headline', '   ', 'Fill this in.'],
    ['hero.headline', 'a'.repeat(161), '161 characters. Use 160 or fewer.'],
    ['download.summary', 'a'.repeat(20_001), '20,001 characters. Use 20,000 or fewer.'],
    ['download.summary', 'a'.repeat(20_000), undefined],
    ['clientEmail', 'mia', 'Enter an email address, such as name@organization.org.'],
    ['clientSite', 'river-house', 'Enter a web address that starts with https://.'],
    ['packages.grow.prices.0.amount', -1, 'Enter an amount from 0 to 10,000,000.'],
    ['packages.grow.prices.0.amount', 1e12, 'Enter an amount from 0 to 10,000,000.'],
    ['packages.grow.prices.0.amount', 'a lot', 'Enter an amount from 0 to 10,000,000.'],
    ['packages.grow.prices.0.amount', '', 'Fill this in.'],
    ['packages.grow.prices.0.amount', 10_000_000, undefined],
    ['packages.grow.prices.0.tax', 101, 'Enter a percentage from 0 to 100.'],
    ['packages.grow.bullets', Array(9).fill('a'), '9 entries. Use 8 or fewer.'],
    ['hero.badges', ['a', 'b', 'c', 'd', 'e'], '5 entries. Use exactly 4.'],
    ['stakeholders', [], 'Add at least one.'],
    [
      'details',
      { mode: 'exclusive', openAtFirst: ['grow', 'start'] },
      'Choose one package at most, or let several be open at once.',
    ],
    ['reasons.0.title', 'tab\there', 'Remove control characters, such as tabs, from this text.'],
  ])('%s with a wrong value has the expected message', (path, value, message) => {
    expect(changed(path, value)).toBe(message);
  });

  it('is reported in an empty proposal, in the order of the form', () => {
    const problems = findProblems(clientProposalSchema, {
      ...(emptyOf(clientProposalSchema) as object),
      clientName: 'River House',
    });
    expect([...problems.keys()].slice(0, 3)).toEqual(['clientEmail', 'proposalTitle', 'hero.headline']);
    expect([...problems.values()].every(({ isMissing }) => isMissing)).toBe(true);
    expect(problemsBelow(problems, 'hero')).toHaveLength(6);
  });

  it('is reported for a slide with the id of an earlier one', () => {
    const slides = [aSlide({ id: 'agenda' }), aSlide({ id: 'title' }), aSlide({ id: 'agenda' })];
    expect([...findProblems(deckSchema, aDeck({ slides })).values()]).toEqual([
      {
        path: 'slides.2.id',
        isMissing: false,
        message: 'Slide 1 has the same internal name as this slide.',
      },
    ]);
  });
});
