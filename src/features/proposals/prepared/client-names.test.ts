import { describe, expect, it } from 'vitest';
import { clientProposalSchema } from '../content/client-proposal';
import { aClientProposal, aDeck, aSlide } from '@/testing/records/proposal-content';
import { deckSchema } from '../content/deck';
import { nameOccurrences, replaceName } from './client-names';

const text = (value: string) => ({ lead: value });
const replaced = (value: string, from: string, to: string) => replaceName(text(value), from, to).lead;

describe('replaceName', () => {
  it.each([
    ['For Lantern & Ladder', 'Lantern & Ladder', 'River House', 'For River House'],
    ['Lantern & Ladder’s list', 'Lantern & Ladder', 'River House', 'River House’s list'],
    ["Tipping Point's grantees", 'Tipping Point', 'Ark & Oar', "Ark & Oar's grantees"],
    ['Tipping Points, a tipping point', 'Tipping Point', 'Ark', 'Tipping Points, a tipping point'],
    ['WELCOME, TIPPING POINT!', 'Tipping Point', 'Ark', 'WELCOME, ARK!'],
    ['Tipping\nPoint', 'Tipping Point', 'Ark', 'Ark'],
    ['Orchestre Rivière (live)', 'Orchestre Rivie\u0300re', 'Ark', 'Ark (live)'],
    ['UNICEF and UNICEFs', 'UNICEF', 'Ark', 'Ark and UNICEFs'],
    ['A.C.F. (Toronto)', 'A.C.F.', '$& House', '$& House (Toronto)'],
    ['Anything', '', 'Ark', 'Anything'],
  ])('changes “%s”, with the name %s replaced by %s, to “%s”', (before, from, to, after) => {
    expect(replaced(before, from, to)).toBe(after);
  });

  it.each(['Starter', 'Run', 'cover', 'proposal', 'CAD', 'exclusive', 'text', 'ribbon', 'title', 'clay'])(
    'keeps ids and choices if a client is called %s',
    (name) => {
      const appearance = { accent: 'clay', drawing: 'ribbon' } as const;
      const slide = aSlide({ blocks: [{ type: 'text', text: `${name} again` }], notes: name });
      const deck = aDeck({ appearance, slides: [slide] });
      const proposal = aClientProposal({ appearance, proposalTitle: name });
      expect(deckSchema.safeParse(replaceName(deck, name, 'River House')).success).toBe(true);
      expect(clientProposalSchema.safeParse(replaceName(proposal, name, 'River House')).success).toBe(true);
      const { id, look, notes, blocks } = replaceName(slide, name, 'River House');
      expect({ id, look, notes, blocks }).toEqual({
        id: 'title',
        look: 'plain',
        notes: 'River House',
        blocks: [{ type: 'text', text: 'River House again' }],
      });
    },
  );

  it('skips the places that a person excluded', () => {
    const content = text('Ark here. Ark there.');
    expect(replaceName(content, 'Ark', 'Oar', new Set(['lead#0']))).toEqual(text('Ark here. Oar there.'));
    expect(replaceName(content, 'Ark', 'Oar', new Set(['lead#1']))).toEqual(text('Oar here. Ark there.'));
  });
});

describe('nameOccurrences', () => {
  it('returns each place with its sentence and its field', () => {
    const deck = aDeck({
      slides: [aSlide(), aSlide({ id: 'b', lead: 'First. It is for Ark’s board! Last.\nArk.' })],
    });
    expect(nameOccurrences(deck, 'Ark')).toEqual([
      {
        key: 'slides.1.lead#0',
        path: ['slides', 1, 'lead'],
        before: 'It is for ',
        found: 'Ark',
        after: '’s board!',
      },
      { key: 'slides.1.lead#1', path: ['slides', 1, 'lead'], before: '', found: 'Ark', after: '.' },
    ]);
    expect(nameOccurrences(deck, '  ')).toEqual([]);
  });
});
