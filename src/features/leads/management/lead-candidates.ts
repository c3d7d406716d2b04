import type { Candidates } from '@/shared/lists/fill-page';
import { searchPieces } from '@/shared/search/grams';
import { leadList, type LeadView } from '../queries';
import type { Lead } from '../schema';
import type { LeadRepository } from './lead-repository';

/** The requests that may match a search of one or more words, with their check. */
export const leadCandidates = (
  view: LeadView,
  repository: Pick<LeadRepository, 'count' | 'listPlaced'>,
): Candidates<Lead> => ({
  queries: searchPieces(view.search).map((piece) => leadList.query(view, piece)),
  matches: leadList.belongsTo(view),
  count: (query) => repository.count(query),
  read: (query, signal) => repository.listPlaced(query, signal),
});
