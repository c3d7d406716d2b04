import { pageTexts } from '../page/texts';
import type { ProposalContent } from './proposal-content';

/** The parts whose reading time is counted and by which a page is edited: on the page they bear the id as `data-section`. */
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

/** The title of a page, in whichever field its kind has it (PRO-270). */
export const titleOf = (content: ProposalContent): string =>
  content.kind === 'deck' ? content.presentationTitle : content.proposalTitle;
