import type { ProposalContent } from '@/features/proposals/content/proposal-content';
import { cancerSocietyProposal } from './canadian-cancer-society';
import { cancerSocietyDeck } from './canadian-cancer-society-presentation';
import { cancerSocietyDeckV2 } from './canadian-cancer-society-presentation-v2';
import { agencyDeck } from './lantern-and-ladder-presentation';
import { tippingPointProposal } from './tipping-point';
import { granteeDeck } from './tipping-point-presentation';
import { funderDeck } from './tipping-point-presentation-2';
import { orchestraDeck } from './toronto-symphony-orchestra-presentation';

/** The pages of the demonstration by slug: two proposals and six decks. No code or key stands here. */
export const seedPages = {
  'canadian-cancer-society': cancerSocietyProposal,
  'tipping-point': tippingPointProposal,
  'canadian-cancer-society-presentation': cancerSocietyDeck,
  'canadian-cancer-society-presentation-v2': cancerSocietyDeckV2,
  'tipping-point-presentation': granteeDeck,
  'tipping-point-presentation-2': funderDeck,
  'toronto-symphony-orchestra-presentation': orchestraDeck,
  'lantern-and-ladder-presentation': agencyDeck,
} as const satisfies Readonly<Record<string, ProposalContent>>;
