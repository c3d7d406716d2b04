import { describe, expect, it } from 'vitest';
import { ada } from '@/testing/actors';
import { aDraft } from '@/testing/records/proposal';
import { aClientProposal, aDeck, aSlide } from '@/testing/records/proposal-content';
import { preparedTexts } from '@/features/proposals/prepared/prepared-texts';
import { problemsOf } from '../content-schemas';
import {
  copyStart,
  detailsSchema,
  emptyStart,
  formerNameOccurrences,
  newDraft,
  preparedStart,
  suggestedSlug,
  titleFor,
} from './new-proposal';

const details = {
  clientName: 'River House',
  clientEmail: 'board@river-house.example',
  title: 'A first month',
  slug: 'river-house',
};
const sender = { name: 'Ada Lindqvist', email: 'ada@acf.example' };
const none: ReadonlySet<string> = new Set();
const draftOf = (content: ReturnType<typeof aDeck> | ReturnType<typeof aClientProposal>) =>
  aDraft({
    id: 'lantern',
    kind: content.kind,
    clientName: content.clientName,
    title: 'For Lantern & Ladder',
    content: JSON.stringify(content),
  });

describe('The proposed slug', () => {
  it.each([
    ['Lantern & Ladder', 'deck', 'lantern-and-ladder-presentation'],
    ['  Orchestre de la Rivière ', 'proposal', 'orchestre-de-la-riviere'],
    ['St. John’s (N.L.)', 'proposal', 'st-johns-n-l'],
    ['Proposals', 'proposal', 'proposals-2'],
    ['Ark', 'proposal', 'ark-3'],
    ['日本', 'deck', ''],
    ['x'.repeat(100), 'deck', `${'x'.repeat(67)}-presentation`],
    // Cut at 80 characters, the slug would end with a hyphen.
    [`${'x'.repeat(79)} house`, 'proposal', 'x'.repeat(79)],
  ] as const)('for %s as a %s is %s', (name, kind, slug) => {
    expect(suggestedSlug(name, kind, new Set(['ark', 'ark-2']))).toBe(slug);
  });
});

describe('The details of a new page', () => {
  it.each([
    [{ slug: 'ark' }, 'This address is in use. Choose another.'],
    [{ slug: 'proposals' }, 'This address belongs to the list of proposals. Choose another.'],
    [{ slug: 'River House' }, 'Use lowercase letters, digits and single hyphens, 80 characters or fewer.'],
    [{ clientName: ' ' }, 'Enter a name of 100 characters or fewer.'],
    [{ clientName: 'x'.repeat(101) }, 'Enter a name of 100 characters or fewer.'],
    [{ clientEmail: 'board' }, 'Enter an email address.'],
    [{ clientEmail: `${'x'.repeat(241)}@house.example` }, 'Enter an email address.'],
    [{ title: 'x'.repeat(161) }, 'Enter a title of 160 characters or fewer.'],
  ])('have an error message for %o', (wrong, message) => {
    const schema = detailsSchema(new Set(['ark']));
    expect(schema.safeParse({ ...details, ...wrong }).error?.issues.map((issue) => issue.message)).toEqual([
      message,
    ]);
    expect(schema.safeParse(details).success).toBe(true);
  });
});

it('The details of a new page accept an email address of 254 characters', () => {
  const clientEmail = `${'x'.repeat(240)}@house.example`;
  expect(detailsSchema(none).parse({ ...details, clientEmail }).clientEmail).toBe(clientEmail);
});

describe('A copy for another client', () => {
  const original = aDeck({
    clientName: 'Lantern & Ladder',
    appearance: {
      accent: 'moss',
      drawing: 'lantern',
      picture: { data: 'data:image/png;base64,AAAA', alternative: 'A lantern' },
    },
    slides: [
      aSlide({ kicker: 'For Lantern & Ladder', notes: 'Lantern & Ladder’s director decides.' }),
      aSlide({ id: 'end', lead: 'Lantern & Ladder, and you.' }),
    ],
  });
  const start = copyStart(draftOf(original));

  it('has the new name everywhere, the administrator as sender, and no picture of the old client', () => {
    expect(formerNameOccurrences(start, 'River House').map(({ key }) => key)).toEqual([
      'slides.0.kicker#0',
      'slides.0.notes#0',
      'slides.1.lead#0',
    ]);
    const draft = newDraft(start, details, none, ada);
    expect(draft).toMatchObject({
      kind: 'deck',
      title: 'A first month',
      clientName: 'River House',
      clientEmail: 'board@river-house.example',
    });
    expect(draft.content).not.toContain('Lantern');
    expect(JSON.parse(draft.content)).toMatchObject({
      clientName: 'River House',
      clientEmail: 'board@river-house.example',
      presentationTitle: 'A first month',
      sender,
      appearance: { accent: 'moss', drawing: 'lantern' },
      slides: [
        { kicker: 'For River House', notes: 'River House’s director decides.' },
        { lead: 'River House, and you.' },
      ],
    });
    expect(problemsOf('deck', JSON.parse(draft.content))).toEqual(new Map());
  });

  it('keeps the old name in places that the administrator excludes', () => {
    const { content } = newDraft(start, details, new Set(['slides.1.lead#0']), ada);
    expect(content).toContain('Lantern & Ladder, and you.');
    expect(content).not.toContain('For Lantern');
  });

  it('loses its logo and website, which a copy for the same client keeps', () => {
    const proposal = aClientProposal({
      clientName: 'Ark',
      clientSite: 'https://ark.example/',
      clientLogo: { data: 'data:image/png;base64,AAAA', alternative: 'Ark' },
    });
    const from = copyStart(draftOf(proposal));
    const other = JSON.parse(newDraft(from, details, none, ada).content) as object;
    expect(other).not.toHaveProperty('clientLogo');
    expect(other).not.toHaveProperty('clientSite');
    const again = newDraft(from, { ...details, clientName: 'Ark' }, none, ada);
    expect(JSON.parse(again.content)).toMatchObject({
      clientSite: 'https://ark.example/',
      clientLogo: { alternative: 'Ark' },
    });
    expect(formerNameOccurrences(from, 'Ark ')).toEqual([]);
  });

  it('has the new name in its proposed title', () => {
    expect(titleFor(start, '')).toBe('For Lantern & Ladder');
    expect(titleFor(start, 'River House')).toBe('For River House');
  });
});

describe('An empty page', () => {
  it.each(['proposal', 'deck'] as const)('of the kind %s contains its client, title and sender', (kind) => {
    const { content } = newDraft(emptyStart(kind), details, none, ada);
    expect(JSON.parse(content)).toMatchObject({
      kind,
      clientName: 'River House',
      clientEmail: 'board@river-house.example',
      [kind === 'deck' ? 'presentationTitle' : 'proposalTitle']: 'A first month',
      sender,
    });
  });
});

describe('The prepared texts', () => {
  it('are two proposals and six presentations, each with a summary', () => {
    expect(preparedTexts.map(({ content }) => content.kind).toSorted()).toEqual([
      ...Array.from({ length: 6 }, () => 'deck'),
      'proposal',
      'proposal',
    ]);
    expect(new Set(preparedTexts.map(({ id }) => id)).size).toBe(8);
    for (const { summary } of preparedTexts) expect(summary.length).toBeLessThan(100);
  });

  it('contain no client, code, email address, website or pilot price', () => {
    const text = JSON.stringify(preparedTexts);
    expect(text).not.toMatch(
      /Cancer Society|Tipping Point|Toronto|Lantern & Ladder|@|\.example|https?:|3,000/,
    );
    expect(text).not.toMatch(/\b[0-9A-Z]{4}-[0-9A-Z]{5}-[0-9A-Z]{4}\b/);
  });

  it.each(preparedTexts.map((text) => [text.id, text] as const))(
    '%s needs only the price of a pilot for a new client',
    (_, text) => {
      const start = preparedStart(text);
      const { content, kind } = newDraft(start, details, none, ada);
      expect(content).not.toContain('[client name]');
      const open = [...problemsOf(kind, JSON.parse(content)).keys()];
      expect(open.filter((path) => !/^slides\.\d+\.blocks\.0\.amount$/.test(path))).toEqual([]);
      expect(open).toHaveLength(['grantee-deck', 'funder-deck'].includes(text.id) ? 1 : 0);
    },
  );

  it('have the appearance of their kind of client', () => {
    expect(
      Object.fromEntries(
        preparedTexts.map(({ id, content: { appearance } }) => [
          id,
          `${appearance?.drawing}/${appearance?.accent}`,
        ]),
      ),
    ).toEqual({
      'health-charity-proposal': 'ribbon/clay',
      'health-charity-deck': 'ribbon/clay',
      'content-pilot-deck': 'ribbon/clay',
      'funder-proposal': 'ledger/lake',
      'grantee-deck': 'ledger/lake',
      'funder-deck': 'ledger/lake',
      'orchestra-deck': 'seat/ink',
      'agency-deck': 'lantern/moss',
    });
  });
});
