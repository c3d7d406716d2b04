import { opsFromHtml } from '@/shared/rich-text/html';
import { plainTextOf } from '@/shared/rich-text/stored-content';
import type { DeckBlock, Slide } from '../content/deck';
import type { LocalProposal } from './local-proposals';

/** Limits of the deck's schema that a local page may exceed. */
const maxHeadingLength = 160;
const maxTextLength = 1200;
const maxBlocks = 6;
const maxSections = 28;

/** Splits paragraphs into texts that each fit a block. Drops text beyond the slide's last block. */
function blocksOf(bodyHtml: string): readonly DeckBlock[] {
  const texts: string[] = [];
  for (const paragraph of plainTextOf(JSON.stringify(opsFromHtml(bodyHtml))).split(/\n+/)) {
    for (let rest = paragraph.trim(); rest !== ''; rest = rest.slice(maxTextLength).trim()) {
      const piece = rest.slice(0, maxTextLength);
      const joined = texts.length > 0 ? `${texts.at(-1)}\n${piece}` : '';
      if (joined !== '' && joined.length <= maxTextLength) texts[texts.length - 1] = joined;
      else texts.push(piece);
    }
  }
  return texts.slice(0, maxBlocks).map((text) => ({ type: 'text', text }));
}

/**
 * Converts a page stored only in this browser to a draft deck: a cover, then a plain-text slide for each
 * section. Facts that the page lacks, such as the client's address, stay empty.
 */
export function deckFromLocal({ slug, title, clientName, clientEmail, sections }: LocalProposal) {
  const name = (title || slug).slice(0, maxHeadingLength);
  const slide = (id: string, heading: string, look: Slide['look'], blocks: readonly DeckBlock[]): Slide => ({
    id,
    heading: heading.slice(0, maxHeadingLength) || name,
    look,
    numbered: false,
    blocks: [...blocks],
  });
  // The gate of a deck needs a client's name, so use the title if the page has none.
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
          .slice(0, maxSections)
          .map(({ heading, bodyHtml }, index) =>
            slide(`section-${index + 1}`, heading, index % 2 === 0 ? 'plain' : 'sunk', blocksOf(bodyHtml)),
          ),
      ],
    }),
  };
}
