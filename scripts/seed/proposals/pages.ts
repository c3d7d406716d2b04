import type { ClientProposal } from '@/features/proposals/content/client-proposal';
import type { Deck } from '@/features/proposals/content/deck';
import { givenPages } from '../../proposals/given-pages';

const charity = 'partnerships@cancer-society.example';
const foundation = 'community@tipping-point.example';

const withClient = <C extends ClientProposal | Deck>(
  content: C,
  clientEmail: string,
  clientSite?: string,
): C => ({
  ...content,
  clientEmail,
  ...(clientSite !== undefined && { clientSite }),
});

/**
 * The pages of the demonstration by slug: the given pages with made-up addresses. They contain no codes or
 * keys.
 */
export const seedPages = {
  'canadian-cancer-society': withClient(
    givenPages['canadian-cancer-society'],
    charity,
    'https://cancer-society.example/',
  ),
  'tipping-point': withClient(givenPages['tipping-point'], foundation, 'https://tipping-point.example/'),
  'canadian-cancer-society-presentation': withClient(
    givenPages['canadian-cancer-society-presentation'],
    charity,
  ),
  'canadian-cancer-society-presentation-v2': withClient(
    givenPages['canadian-cancer-society-presentation-v2'],
    charity,
  ),
  'tipping-point-presentation': withClient(
    givenPages['tipping-point-presentation'],
    'grantees@tipping-point.example',
  ),
  'tipping-point-presentation-2': withClient(givenPages['tipping-point-presentation-2'], foundation),
  'toronto-symphony-orchestra-presentation': withClient(
    givenPages['toronto-symphony-orchestra-presentation'],
    'development@orchestra.example',
  ),
  'lantern-and-ladder-presentation': withClient(
    givenPages['lantern-and-ladder-presentation'],
    'partners@lantern-and-ladder.example',
  ),
} as const;
