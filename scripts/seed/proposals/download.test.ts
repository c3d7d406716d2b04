import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import type { ClientProposal } from '@/features/proposals/content/client-proposal';
import { type FileParts, fileNameOf, proposalDocument } from '@/features/proposals/opened/download';
import { covers } from '@/testing/covers';
import { seedPages } from './pages';

const cancerSocietyProposal = seedPages['canadian-cancer-society'];
const tippingPointProposal = seedPages['tipping-point'];

const parser = new new Window().DOMParser();
const documentOf = (content: ClientProposal, more: Partial<FileParts> = {}) =>
  parser.parseFromString(
    proposalDocument({
      content,
      chosen: 'grow',
      contact: { email: 'hello@river-house.example' },
      expiresAt: null,
      today: new Date(2026, 10, 22, 12),
      ...more,
    }),
    'text/html',
  ) as unknown as Document;

const textOf = (page: Document, heading: string) =>
  [...page.querySelectorAll('h2')].find(({ textContent }) => textContent === heading)?.parentElement
    ?.textContent;

const priced: ClientProposal = {
  ...tippingPointProposal,
  packages: {
    ...tippingPointProposal.packages,
    grow: {
      ...tippingPointProposal.packages.grow,
      prices: [
        { scope: 'Three connections', amount: 4_500, tax: 13, due: 'on signing' },
        { scope: 'Reports', amount: 1_000.1 },
      ],
    },
  },
};

describe('the downloaded proposal', () => {
  it.each([
    ['Tipping Point', tippingPointProposal],
    ['Canadian Cancer Society', cancerSocietyProposal],
  ])(
    'of %s starts with title, client and date and has the order of the page',
    covers('PRO-132', 'PRO-133', 'PRO-134'),
    (client, content) => {
      const page = documentOf(content);
      expect(page.querySelector('h1')?.textContent).toBe(content.proposalTitle);
      expect(page.querySelector('header')?.textContent).toContain(`Prepared for ${client}`);
      expect(page.querySelector('header')?.textContent).toContain('22 November 2026');
      expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
        content.hero.headline,
        'Executive summary',
        'The approach: four packages',
        'Your choice',
        "Who you'll need",
        'Why hire us',
        content.timeline.heading,
        'How the pilot works',
        'Your contact',
      ]);
    },
  );

  it(
    'contains the executive summary and the pilot approach, paragraph by paragraph',
    covers('PRO-135', 'PRO-140'),
    () => {
      const page = documentOf({
        ...tippingPointProposal,
        download: { summary: 'We begin small.\nThen we count.', pilotApproach: 'Thirty days.\n\nOne task.' },
      });
      expect(textOf(page, 'Executive summary')).toBe('Executive summaryWe begin small.Then we count.');
      expect(textOf(page, 'How the pilot works')).toBe('How the pilot worksThirty days.One task.');
    },
  );

  it('contains each package with its goal, parts and teams', covers('PRO-136'), () => {
    const cards = [...documentOf(tippingPointProposal).querySelectorAll('article')];
    expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual([
      'Free Starter Pack',
      'Start',
      'Grow (your choice)',
      'Expand',
    ]);
    expect(cards.map((card) => card.textContent.includes('FREE No Cost'))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const grow = cards[2]?.textContent;
    for (const words of [
      '60 days',
      'Connect three systems, so that a gift or an outcome is typed once and found everywhere.',
      'Duplicates merged, with a person deciding',
      'One report for all funders Run',
      'Teams benefiting: Development, finance and data at up to three grantees that finished Start',
    ])
      expect(grow).toContain(words);
  });

  it(
    'contains the timeline, the stakeholders and the reasons',
    covers('PRO-137', 'PRO-138', 'PRO-139'),
    () => {
      const page = documentOf(tippingPointProposal);
      expect(textOf(page, 'Detailed Timeline – Pilot Focus (sample)')).toContain(
        'Weeks 1-2: Choose and time',
      );
      expect(textOf(page, "Who you'll need")).toContain('A sponsor at the foundation');
      expect(textOf(page, 'Why hire us')).toContain('We count hours, not features');
    },
  );

  it('lists the prices of the chosen package, their total, and the sender', covers('PRO-141'), () => {
    const page = documentOf(priced, {
      contact: { name: 'Maya Chen', role: 'Program lead', email: 'maya@acf.example', phone: '416 555 0100' },
      expiresAt: new Date(2026, 11, 31, 12),
    });
    const rows = [...page.querySelectorAll('tr')].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Three connections+ $585.00 tax (13%)Due: on signing$4,500.00',
      'Reports$1,000.10',
      'Total$6,085.10 CAD',
    ]);
    expect(textOf(page, 'Your choice')).toContain('Grow: $5,500.10 + $585.00 tax = $6,085.10 CAD');
    expect(page.querySelector('header')?.textContent).toContain('Valid until 31 December 2026');
    expect(page.querySelector('footer')?.textContent).toContain(
      'Maya Chen, Program lead · maya@acf.example · 416 555 0100',
    );
  });

  it('shows our logo and a header in the client’s accent colour', () => {
    const page = documentOf(cancerSocietyProposal);
    expect(page.querySelector('header svg')?.getAttribute('aria-label')).toBe('ACF');
    expect(page.querySelector('style')?.textContent).toContain('#5a281c');
    expect(documentOf(tippingPointProposal).querySelector('style')?.textContent).toContain('#163a4c');
  });

  it('says that a price is quoted later if there is none', () => {
    expect(textOf(documentOf(tippingPointProposal), 'Your choice')).toContain(
      'What it costs is quoted after the scoping session, before you decide anything.',
    );
  });

  it('needs no other files and shows markup as text', () => {
    const hostile = '<img src=x onerror="alert(1)">';
    const page = documentOf(
      { ...tippingPointProposal, clientName: hostile },
      {
        contact: { name: hostile, email: 'maya@acf.example', bookingLink: 'javascript:alert(1)' },
        fonts: { display: 'data:font/woff2;base64,AAAA', text: 'data:font/woff2;base64,BBBB' },
      },
    );
    expect(page.querySelectorAll('script, link, img, iframe, [src], [onerror]')).toHaveLength(0);
    expect([...page.querySelectorAll('[href]')].map((each) => each.getAttribute('href'))).toEqual([
      'mailto:maya@acf.example',
    ]);
    expect(page.querySelector('header')?.textContent).toContain(`Prepared for ${hostile}`);
    const addresses = page.querySelector('style')?.textContent.match(/url\([^)]*\)/g);
    expect(addresses).toEqual(['url("data:font/woff2;base64,AAAA")', 'url("data:font/woff2;base64,BBBB")']);
  });

  it.each([
    ['Tipping Point', 'TippingPoint_Proposal.html'],
    ['Canadian Cancer Society', 'CanadianCancerSociety_Proposal.html'],
    ['Lantern & Ladder', 'LanternLadder_Proposal.html'],
    ['../..', 'ACF_Proposal.html'],
  ])('for %s is named %s', covers('PRO-142', 'PRO-143'), (client, name) => {
    expect(fileNameOf(client)).toBe(name);
  });
});
