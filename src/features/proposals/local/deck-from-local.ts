import { opsFromHtml } from '@/shared/rich-text/html';
import { plainTextOf } from '@/shared/rich-text/stored-content';
import type { DeckBlock, Slide } from '../content/deck';
import type { LocalProposal } from './local-proposals';

/** The bounds of the deck's schema that a local page may exceed. */
const longestHeading = 160;
const longestText = 1200;
const mostBlocks = 6;
const mostSlides = 28;

/** Cuts paragraphs into texts that each fit a block; what fits no block of the slide is left out. */
function blocksOf(bodyHtml: string): readonly DeckBlock[] {
  const texts: string[] = [];
  for (const paragraph of plainTextOf(JSON.stringify(opsFromHtml(bodyHtml))).split(/\n+/)) {
    for (let rest = paragraph.trim(); rest !== ''; rest = rest.slice(longestText).trim()) {
      const piece = rest.slice(0, longestText);
      const joined = texts.length > 0 ? `${texts.at(-1)}\n${piece}` : '';
      if (joined !== '' && joined.length <= longestText) texts[texts.length - 1] = joined;
      else texts.push(piece);
    }
  }
  return texts.slice(0, mostBlocks).map((text) => ({ type: 'text', text }));
}

/**
 * The draft of a presentation out of a page that one browser keeps: a cover, then a slide for each section, as plain text. What the
 * page lacks, such as a client's address, is left for whoever finishes the draft.
 */
export function deckFromLocal({ slug, title, clientName, clientEmail, sections }: LocalProposal) {
  const name = (title || slug).slice(0, longestHeading);
  const slide = (id: string, heading: string, look: Slide['look'], blocks: readonly DeckBlock[]): Slide => ({
    id,
    heading: heading.slice(0, longestHeading) || name,
    look,
    numbered: false,
    blocks: [...blocks],
  });
  // A page without a client's name has none in its gate either, and the gate of a deck needs one.
  const client = (clientName || name).slice(0, 100);
  return {
    kind: 'deck' as const,
    title: name,
    clientName: client,
    clientEmail,
    content: JSON.stringify({
      kind: 'deck',
      clientName: client,
      clientEmail,
      presentationTitle: name,
      slides: [
        slide('title', name, 'cover', []),
        ...sections
          .slice(0, mostSlides)
          .map(({ heading, bodyHtml }, place) =>
            slide(`section-${place + 1}`, heading, place % 2 === 0 ? 'plain' : 'sunk', blocksOf(bodyHtml)),
          ),
      ],
    }),
  };
}
