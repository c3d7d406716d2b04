import { describe, expect, it } from 'vitest';
import { aClientProposal, aDeck, aSlide } from '@/testing/records/proposal-content';
import { type ClientPage, findClientTraces, partOf } from './former-clients';

const page = (id: string, clientName: string, more: Partial<ClientPage> = {}): ClientPage => ({
  id,
  kind: 'proposal',
  clientName,
  clientEmail: `board@${id}.example`,
  content: JSON.stringify(aClientProposal({ clientName, clientSite: `https://www.${id}.example/about` })),
  ...more,
});

/** Returns a proposal to River House with the given tagline. */
const mine = (tagline: string, more: Partial<ClientPage> = {}) => {
  const content = aClientProposal({ clientName: 'River House' });
  return page('river-house', 'River House', {
    content: JSON.stringify({ ...content, hero: { ...content.hero, tagline } }),
    ...more,
  });
};
const found = (tagline: string, ...others: readonly ClientPage[]) =>
  findClientTraces(mine(tagline), others).map(({ text, occurrences }) => [text, occurrences.length]);

describe('Traces of an earlier client', () => {
  const ladder = page('lantern-ladder', 'Lantern & Ladder');

  it('are its name, email address, website and page address', () => {
    const tagline =
      'For Lantern & Ladder. Write to Board@lantern-ladder.example, see https://lantern-ladder.example/x or /proposals/lantern-ladder. Lantern & Ladder’s own.';
    expect(found(tagline, ladder)).toEqual([
      ['Lantern & Ladder', 2],
      ['board@lantern-ladder.example', 1],
      ['lantern-ladder.example', 1],
      ['lantern-ladder', 1],
    ]);
  });

  it('are shown in their sentence, under the section that contains them', () => {
    const [first] = findClientTraces(mine('Hours back. For Lantern & Ladder only.'), [ladder]);
    expect(first?.occurrences).toEqual([
      {
        key: 'hero.tagline#0',
        path: ['hero', 'tagline'],
        before: 'For ',
        found: 'Lantern & Ladder',
        after: ' only.',
      },
    ]);
    expect(partOf({}, ['hero', 'tagline'])).toBe('Hero');
    const slides = [aSlide(), aSlide({ id: 'b', heading: 'Agenda' })];
    expect(partOf({ slides }, ['slides', 1, 'lead'])).toBe('2. Agenda');
  });

  it('are found in the notes of a slide and in the website field', () => {
    const deck = aDeck({
      clientName: 'River House',
      slides: [aSlide({ notes: 'Lantern & Ladder sells too.' })],
    });
    const site = aClientProposal({
      clientName: 'River House',
      clientSite: 'https://lantern-ladder.example/',
    });
    for (const [content, text] of [
      [deck, 'Lantern & Ladder'],
      [site, 'lantern-ladder.example'],
    ] as const)
      expect(
        findClientTraces(mine('', { content: JSON.stringify(content) }), [ladder]).map((each) => each.text),
      ).toEqual([text]);
  });

  it('include the placeholder of a prepared text', () => {
    expect(found('For [client name]')).toEqual([['[client name]', 1]]);
  });

  it("exclude the page's own name, addresses and other pages", () => {
    const deck = page('river-house-presentation', 'River House', {
      clientEmail: 'board@river-house.example',
    });
    const tagline = 'River House: board@river-house.example, /proposals/river-house-presentation';
    expect(found(tagline, mine(''), deck)).toEqual([]);
  });

  it('exclude a shorter name within its own, and words that only start like a name', () => {
    expect(found('River House and Riverside', page('river', 'River'))).toEqual([]);
    expect(found('River House and River', page('river', 'River'))).toEqual([['River', 1]]);
  });

  it('exclude short ordinary words, package names and the readers of the list', () => {
    expect(
      found(
        'Hope is no plan. Start, then Grow and Expand. Everyone with the code.',
        page('hope', 'Hope'),
        page('start', 'Start'),
        page('expand', 'Expand'),
        page('proposals', 'Everyone with the code', { kind: 'index' }),
      ),
    ).toEqual([]);
  });
});
