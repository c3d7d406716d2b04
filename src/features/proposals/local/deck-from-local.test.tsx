import { describe, expect, it } from 'vitest';
import type { Deck } from '../content/deck';
import { deckFromLocal } from './deck-from-local';
import type { LocalProposal } from './local-proposals';

const local = (changes: Partial<LocalProposal> = {}): LocalProposal => ({
  slug: 'river-house',
  title: 'A first month',
  description: '',
  clientName: 'River House',
  clientEmail: 'board@river-house.example',
  sections: [],
  ...changes,
});
const slidesOf = (changes: Partial<LocalProposal>) =>
  (JSON.parse(deckFromLocal(local(changes)).content) as Deck).slides;
/** Returns the texts of a page with one section. */
const textsOf = (...paragraphs: readonly string[]) =>
  slidesOf({
    sections: [{ heading: 'Plan', bodyHtml: paragraphs.map((text) => `<p>${text}</p>`).join('') }],
  })[1]?.blocks.map((block) => (block.type === 'text' ? block.text : block.type));

describe('deckFromLocal', () => {
  it('returns a deck with a cover and a slide for each section', () => {
    const sections = [
      { heading: 'Plan', bodyHtml: '<p>One.</p><p>Two.</p>' },
      { heading: '', bodyHtml: '' },
      { heading: 'h'.repeat(161), bodyHtml: '' },
    ];
    expect(deckFromLocal(local({ sections }))).toMatchObject({
      kind: 'deck',
      title: 'A first month',
      clientName: 'River House',
      clientEmail: 'board@river-house.example',
    });
    expect(slidesOf({ sections })).toEqual([
      { id: 'title', heading: 'A first month', look: 'cover', numbered: false, blocks: [] },
      {
        id: 'section-1',
        heading: 'Plan',
        look: 'plain',
        numbered: false,
        blocks: [{ type: 'text', text: 'One.\nTwo.' }],
      },
      { id: 'section-2', heading: 'A first month', look: 'sunk', numbered: false, blocks: [] },
      { id: 'section-3', heading: 'h'.repeat(160), look: 'plain', numbered: false, blocks: [] },
    ]);
  });

  it('uses the slug as title and client name if the page has neither', () => {
    expect(deckFromLocal(local({ title: '', clientName: '' }))).toMatchObject({
      title: 'river-house',
      clientName: 'river-house',
    });
    const long = deckFromLocal(local({ title: 't'.repeat(161), clientName: '' }));
    expect([long.title, long.clientName]).toEqual(['t'.repeat(160), 't'.repeat(100)]);
  });

  it('keeps at most 28 sections', () => {
    const sections = Array.from({ length: 29 }, (_, index) => ({ heading: `S${index}`, bodyHtml: '' }));
    expect(slidesOf({ sections })).toHaveLength(29);
    expect(slidesOf({ sections }).at(-1)?.heading).toBe('S27');
  });

  it('joins paragraphs up to 1,200 characters per text and splits longer ones', () => {
    expect(textsOf('a'.repeat(599), 'b'.repeat(600))).toEqual([`${'a'.repeat(599)}\n${'b'.repeat(600)}`]);
    expect(textsOf('a'.repeat(600), 'b'.repeat(600))).toEqual(['a'.repeat(600), 'b'.repeat(600)]);
    expect(textsOf('a'.repeat(1_201))).toEqual(['a'.repeat(1_200), 'a']);
  });

  it('keeps at most six texts of a section', () => {
    const paragraphs = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) => letter.repeat(1_200));
    expect(textsOf(...paragraphs)?.map((text) => text[0])).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });
});
