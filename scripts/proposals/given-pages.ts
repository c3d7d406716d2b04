import type { IndexContent } from '@/features/proposals/content/index-content';
import { agencyDeck } from '@/features/proposals/prepared/agency-deck';
import { contentPilotDeck } from '@/features/proposals/prepared/content-pilot-deck';
import { funderDeck } from '@/features/proposals/prepared/funder-deck';
import { funderProposal } from '@/features/proposals/prepared/funder-proposal';
import { granteeDeck } from '@/features/proposals/prepared/grantee-deck';
import { healthCharityDeck } from '@/features/proposals/prepared/health-charity-deck';
import { healthCharityProposal } from '@/features/proposals/prepared/health-charity-proposal';
import { orchestraDeck } from '@/features/proposals/prepared/orchestra-deck';
import { filledIn } from '@/features/proposals/prepared/prepared-text';

const charity = { clientName: 'Canadian Cancer Society', inSentences: 'the Canadian Cancer Society' };
// The only amount that the source documents name.
const foundation = { clientName: 'Tipping Point', amount: '$3,000 USD' };
const orchestra = {
  clientName: 'Toronto Symphony Orchestra',
  inSentences: 'the Toronto Symphony Orchestra',
};

/**
 * The eight pages of the source documents, by slug, with their clients' names. They contain no codes or email
 * addresses.
 */
export const givenPages = {
  'canadian-cancer-society': filledIn(healthCharityProposal, charity),
  'tipping-point': filledIn(funderProposal, foundation),
  'canadian-cancer-society-presentation': filledIn(healthCharityDeck, charity),
  'canadian-cancer-society-presentation-v2': filledIn(contentPilotDeck, charity),
  'tipping-point-presentation': filledIn(granteeDeck, foundation),
  'tipping-point-presentation-2': filledIn(funderDeck, foundation),
  'toronto-symphony-orchestra-presentation': filledIn(orchestraDeck, orchestra),
  'lantern-and-ladder-presentation': filledIn(agencyDeck, { clientName: 'Lantern & Ladder' }),
} as const;

/** The list behind the code of `/proposals`, with its three cards. */
export const givenList: IndexContent = {
  kind: 'index',
  cards: [
    {
      slug: 'canadian-cancer-society',
      title: 'Canadian Cancer Society demo',
      description: 'The staged path from the free pack to Expand, with a timeline across the bundles.',
    },
    {
      slug: 'canadian-cancer-society-presentation',
      title: 'Canadian Cancer Society presentation',
      description: 'Twelve slides on the first 30 days.',
    },
    {
      slug: 'tipping-point',
      title: 'Tipping Point proposal',
      description: 'One pilot with one grantee, and what follows from it for the network.',
    },
  ],
};
