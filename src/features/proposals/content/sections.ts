import { pageTexts } from '../page/texts';
import type { ProposalContent } from './proposal-content';

/**
 * Returns the sections of a page. The editor and the reading times use their ids, which the page sets as
 * `data-section`.
 */
export function sectionsOf(
  content: ProposalContent,
): readonly { readonly id: string; readonly heading: string }[] {
  return content.kind === 'deck'
    ? content.slides.map(({ id, heading }) => ({ id, heading }))
    : [
        { id: 'hero', heading: content.hero.headline },
        { id: 'packages', heading: pageTexts.packagesHeading },
        { id: 'information', heading: pageTexts.informationHeading },
        { id: 'timeline', heading: content.timeline.heading },
      ];
}

/** Returns the title of a page; each kind stores it in a different field (PRO-270). */
export const titleOf = (content: ProposalContent): string =>
  content.kind === 'deck' ? content.presentationTitle : content.proposalTitle;
