import { agencyDeck } from './agency-deck';
import { contentPilotDeck } from './content-pilot-deck';
import { funderDeck } from './funder-deck';
import { funderProposal } from './funder-proposal';
import { granteeDeck } from './grantee-deck';
import { healthCharityDeck } from './health-charity-deck';
import { healthCharityProposal } from './health-charity-proposal';
import { orchestraDeck } from './orchestra-deck';
import type { PreparedText } from './prepared-text';

/**
 * The two proposals and six decks that new pages can start from. Only the dialog "New proposal" and scripts
 * import this file, so that other screens don't load the texts.
 */
export const preparedTexts = [
  {
    id: 'health-charity-proposal',
    summary: 'For a national charity: one team first, then every chapter, in two languages.',
    content: healthCharityProposal,
  },
  {
    id: 'funder-proposal',
    summary: 'For a foundation: a pilot with one grantee, then the network.',
    content: funderProposal,
  },
  {
    id: 'health-charity-deck',
    summary: 'For a national charity: the free pack, the first 30 days and three connected systems.',
    content: healthCharityDeck,
  },
  {
    id: 'content-pilot-deck',
    summary: 'For a communications team: a content pilot in two languages, with a guarantee.',
    content: contentPilotDeck,
  },
  {
    id: 'grantee-deck',
    summary: 'For the grantees of a foundation: the pilot, and how to take part.',
    content: granteeDeck,
  },
  {
    id: 'funder-deck',
    summary: 'For the foundation itself: what one pilot costs, and what it shows.',
    content: funderDeck,
  },
  {
    id: 'orchestra-deck',
    summary: 'For an orchestra: from box-office records to a season’s appeal.',
    content: orchestraDeck,
  },
  {
    id: 'agency-deck',
    summary: 'For a fundraising agency: what its own clients will ask about AI.',
    content: agencyDeck,
  },
] as const satisfies readonly PreparedText[];
