import type { Command } from '@/shared/commands/command';
import { paths } from '@/shared/config/paths';
import { fold } from '@/shared/search/fold';
import { searchPiece } from '@/shared/search/grams';
import { belongsTo, leadQuery, type LeadView } from '../queries';
import { leadRepository } from './lead-repository';
import { leadTexts, statusLabels } from './texts';

/** How many requests the palette shows. */
const most = 7;

/** How many are read where what the database finds has to be checked here. */
const checkedAtOnce = 40;

/** The newest requests whose name or address contains what was typed, for the palette; each opens beside the list (WRK-514). */
export async function findLeads(typed: string, signal: AbortSignal): Promise<readonly Command[]> {
  const search = fold(typed);
  const asked = searchPiece(search);
  if (asked === undefined) return [];
  const view: LeadView = { search, status: 'all', kind: 'all', sort: 'createdAt', direction: 'desc' };
  const limit = asked.exact ? most : checkedAtOnce;
  const { documents } = await leadRepository.list({ ...leadQuery(view), limit }, signal);
  return documents
    .filter(belongsTo(view))
    .slice(0, most)
    .map(({ id, name, email, status }) => ({
      id: `lead.${id}`,
      title: name,
      detail: leadTexts.foundLine(email, statusLabels[status]),
      section: leadTexts.section,
      kind: 'record',
      to: `${paths.adminBundles}?${new URLSearchParams({ open: id })}`,
    }));
}
