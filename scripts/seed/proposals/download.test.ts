import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { fileNameOf, proposalDocument } from '@/features/proposals/opened/download';
import { cancerSocietyProposal } from './canadian-cancer-society';
import { tippingPointProposal } from './tipping-point';

const day = new Date(2026, 10, 22, 12);
const parser = new new Window().DOMParser();
const parse = (html: string) => parser.parseFromString(html, 'text/html') as unknown as Document;

describe('the downloaded proposal', () => {
  it.each([
    ['Tipping Point', tippingPointProposal],
    ['Canadian Cancer Society', cancerSocietyProposal],
  ])(
    'of %s has its parts in their order [PRO-132, PRO-133, PRO-134, PRO-135, PRO-136, PRO-137, PRO-138, PRO-139, PRO-140, PRO-141]',
    (client, content) => {
      const page = parse(proposalDocument(content, 'grow', day));
      expect(page.querySelector('h1')?.textContent).toBe(content.proposalTitle);
      expect(page.querySelector('header')?.textContent).toContain(`Prepared for ${client}`);
      expect(page.querySelector('header')?.textContent).toContain('November 22, 2026');
      expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
        'Executive summary',
        'The approach: four packages',
        content.timeline.heading,
        "Who you'll need",
        'Why hire us',
        'How the pilot works',
      ]);
      expect([...page.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
        'Free Starter Pack',
        'Start',
        'Grow (your choice)',
        'Expand',
      ]);
      for (const { title } of [...content.timeline.steps, ...content.stakeholders, ...content.reasons])
        expect(page.body.textContent).toContain(title);
      expect(page.querySelector('footer')?.textContent).toContain('hello@acf.example');
    },
  );

  it('needs nothing else, and shows text as text', () => {
    const hostile = '<img src=x onerror="alert(1)">';
    const html = proposalDocument({ ...tippingPointProposal, clientName: hostile }, 'start', day);
    const page = parse(html);
    expect(page.querySelectorAll('script, link, img, iframe, [src], [href], [onerror]')).toHaveLength(0);
    expect(page.querySelector('header')?.textContent).toContain(`Prepared for ${hostile}`);
  });

  it.each([
    ['Tipping Point', 'TippingPoint_Proposal.html'],
    ['Canadian Cancer Society', 'CanadianCancerSociety_Proposal.html'],
    ['Lantern & Ladder', 'LanternLadder_Proposal.html'],
    ['../..', 'ACF_Proposal.html'],
  ])('for %s is called %s [PRO-142, PRO-143]', (client, name) => {
    expect(fileNameOf(client)).toBe(name);
  });
});
