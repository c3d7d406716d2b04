import { cleanup, fireEvent, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ProposalContent } from '@/features/proposals/content/proposal-content';
import { openFields } from '@/features/proposals/management/editor/editor.fixture';
import { seedPages } from '../../scripts/seed/proposals/pages';
import {
  blockLabels,
  deckLabels,
  proposalLabels,
  proposalSections,
  slideLabels,
} from './proposal-texts/editor-labels';
import { textsOf } from './proposal-texts/lines';

const sender = {
  name: 'Maya Chen',
  role: 'Program lead',
  email: 'maya@acf.example',
  phone: '416 555 0100',
  bookingLink: 'https://booking.acf.example/maya',
};

const { packages, ...funder } = seedPages['tipping-point'];
const prices = [{ scope: 'Two workflows', amount: 3_000, tax: 13, due: 'on signing' }];
const proposal: ProposalContent = {
  ...funder,
  sender,
  packages: { ...packages, start: { ...packages.start, prices } },
};

const blocks = new Map(
  Object.values(seedPages)
    .flatMap((page) => (page.kind === 'deck' ? page.slides : []))
    .flatMap((slide) => slide.blocks)
    .toReversed()
    .map((block) => [block.type, block] as const),
);
/** A presentation with a slide for each kind of block. */
const deck: ProposalContent = {
  ...seedPages['tipping-point-presentation'],
  sender,
  slides: Array.from(blocks.values(), (block) => ({
    id: block.type,
    look: 'plain',
    numbered: false,
    heading: block.type,
    blocks: [block],
  })),
};

/** Opens the editor and each of its sections. Returns their texts by the name of the section. */
function sectionsOf(content: ProposalContent): ReadonlyMap<string, ReadonlySet<string>> {
  const { container } = openFields(content.kind, content);
  const buttons = within(within(container).getByRole('navigation', { name: 'Sections' }))
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-haspopup') === null);
  const seen = new Map<string, ReadonlySet<string>>();
  for (const button of buttons) {
    fireEvent.click(button);
    const shown = container.cloneNode(true) as Element;
    shown.querySelector('nav')?.remove();
    seen.set(button.textContent.replace(/^\d+\. /, ''), textsOf(shown));
  }
  cleanup();
  return seen;
}

const opened = new Map<ProposalContent, ReadonlyMap<string, ReadonlySet<string>>>();

/** Returns the texts of a section. Opens the editor once for each content. */
function textsIn(content: ProposalContent, section: string): readonly string[] {
  const sections = opened.get(content) ?? sectionsOf(content);
  opened.set(content, sections);
  const texts = sections.get(section);
  if (texts === undefined) throw new Error(`The editor has no section ${section}.`);
  return [...texts];
}

describe('the labels of the editor', () => {
  it('name the sections of a proposal in their order', () => {
    textsIn(proposal, 'General');
    expect([...(opened.get(proposal)?.keys() ?? [])].filter((name) => name !== '⋯')).toEqual([
      ...proposalSections,
    ]);
  });

  it.each(proposalLabels)('of a proposal’s section “%s” include %j', (section, labels) => {
    expect(textsIn(proposal, section)).toEqual(expect.arrayContaining([...labels]));
  });

  it.each(deckLabels)('of a presentation’s section “%s” include %j', (section, labels) => {
    expect(textsIn(deck, section)).toEqual(expect.arrayContaining([...labels]));
  });

  it.each(blockLabels)('of a block of the kind “%s” include %j', (block, labels) => {
    expect(textsIn(deck, block)).toEqual(expect.arrayContaining([...slideLabels, ...labels]));
  });

  it('cover every kind of block', () => {
    expect(new Set(blockLabels.map(([block]) => block))).toEqual(new Set(blocks.keys()));
  });
});
