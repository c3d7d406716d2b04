import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { aClientProposal, aDeck } from '@/testing/records/proposal-content';
import {
  maxContentBytes,
  type ProposalContent,
  proposalContentSchema,
  readProposalContent,
  writeProposalContent,
} from './proposal-content';
import { sectionsOf, titleOf } from './sections';

const proposal = aClientProposal();
const deck = aDeck();

const accepts = (content: unknown) => proposalContentSchema.safeParse(content).success;

describe('The content of a page', () => {
  it('is unchanged after writing and reading JSON, for both kinds', () => {
    expect(readProposalContent(writeProposalContent(proposal))).toEqual(proposal);
    expect(readProposalContent(writeProposalContent(deck))).toEqual(deck);
  });

  it('has its title in the field of its kind', covers('PRO-270'), () => {
    expect(titleOf(proposal)).toBe('A first month');
    expect(titleOf({ ...deck, presentationTitle: 'Another' })).toBe('Another');
    expect(accepts({ ...deck, presentationTitle: undefined, proposalTitle: 'A first month' })).toBe(false);
  });

  it('lists its sections for analytics and editing', () => {
    expect(sectionsOf(deck).map(({ id }) => id)).toEqual(['title', 'agenda']);
    expect(sectionsOf(proposal).map(({ id }) => id)).toEqual(['hero', 'packages', 'information', 'timeline']);
  });

  it('has the packages starter, start, grow and expand, and no others', covers('PRO-276'), () => {
    const { expand, ...rest } = proposal.packages;
    expect(accepts(proposal)).toBe(true);
    expect(accepts({ ...proposal, packages: rest })).toBe(false);
    expect(accepts({ ...proposal, details: { mode: 'independent', openAtFirst: ['expand'] } })).toBe(true);
    expect(accepts({ ...proposal, details: { mode: 'independent', openAtFirst: ['enterprise'] } })).toBe(
      false,
    );
    const read = readProposalContent(
      JSON.stringify({ ...proposal, packages: { ...rest, expand, gold: rest.start } }),
    );
    expect(read).toEqual(proposal);
  });

  it('describes a package by goal, bullets, tagged details and teams', covers('PRO-278'), () => {
    const withOffer = (changed: object) =>
      accepts({
        ...proposal,
        packages: { ...proposal.packages, grow: { ...proposal.packages.start, ...changed } },
      });
    expect(withOffer({})).toBe(true);
    expect(withOffer({ coreGoal: '' })).toBe(false);
    expect(withOffer({ bullets: [] })).toBe(false);
    expect(withOffer({ teams: undefined })).toBe(false);
    expect(withOffer({ details: [{ title: 'A map', stage: 'Sprint', description: 'x' }] })).toBe(false);
  });

  it('allows at most one open card if cards close each other', () => {
    const open = (mode: string, openAtFirst: string[]) =>
      accepts({ ...proposal, details: { mode, openAtFirst } });
    expect(open('exclusive', ['start'])).toBe(true);
    expect(open('exclusive', ['start', 'grow'])).toBe(false);
    expect(open('independent', ['start', 'grow'])).toBe(true);
  });

  it.each<[string, (content: ProposalContent) => unknown]>([
    ['three badges', (content) => ({ ...content, hero: { ...proposal.hero, badges: ['a', 'b', 'c'] } })],
    [
      'four steps',
      (content) => ({ ...content, timeline: { heading: 'x', steps: proposal.timeline.steps.slice(1) } }),
    ],
    ['an address with a script', (content) => ({ ...content, clientSite: 'javascript:alert(1)' })],
    [
      'a logo from elsewhere',
      (content) => ({
        ...content,
        clientLogo: { data: 'https://elsewhere.example/logo.png', alternative: 'Logo' },
      }),
    ],
    ['a title of two lines', (content) => ({ ...content, proposalTitle: 'a\nb' })],
    ['text that turns the direction', (content) => ({ ...content, clientName: 'River \u202E House' })],
    [
      'text without end',
      (content) => ({ ...content, download: { ...proposal.download, summary: 'x'.repeat(20_001) } }),
    ],
  ])('is refused for a proposal with %s', (_, change) => {
    expect(accepts(change(proposal))).toBe(false);
  });

  it('is refused for a deck with a repeated slide id, an unknown block or no slides', () => {
    expect(accepts(deck)).toBe(true);
    expect(accepts({ ...deck, slides: [deck.slides[0], deck.slides[0]] })).toBe(false);
    expect(
      accepts({ ...deck, slides: [{ ...deck.slides[0], blocks: [{ type: 'html', html: '<b>' }] }] }),
    ).toBe(false);
    expect(accepts({ ...deck, slides: [] })).toBe(false);
  });

  it('is undefined for broken, foreign or oversized text', () => {
    expect(readProposalContent('{')).toBeUndefined();
    expect(readProposalContent('{"kind":"poem"}')).toBeUndefined();
    const padded = (bytes: number) => {
      const json = JSON.stringify({ ...proposal, more: '' });
      return json.replace('"more":""', `"more":"${'x'.repeat(bytes - json.length)}"`);
    };
    expect(readProposalContent(padded(maxContentBytes))).toEqual(proposal);
    expect(readProposalContent(padded(maxContentBytes + 1))).toBeUndefined();
    expect(() => writeProposalContent({ ...proposal, clientEmail: 'nobody' })).toThrow();
  });
});
