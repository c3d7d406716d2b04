import type { Command } from '@/shared/commands/command';
import { workspacePaths } from '@/shared/config/workspace-paths';
import { firstMatches } from '@/shared/lists/list-source';
import { leadList } from '../queries';
import { leadTexts, statusLabels } from './texts';

/** How many leads the palette shows. */
const most = 7;

/**
 * The palette's search: the newest leads whose name or address contains what was typed; each opens beside the
 * list (WRK-514).
 */
export async function findLeads(typed: string, signal: AbortSignal): Promise<readonly Command[]> {
  const view = leadList.viewOf({ search: typed });
  if (view.search === '') return [];
  const found = await firstMatches(leadList, view, most, signal);
  return found.map(({ id, name, email, status }) => ({
    id: `lead.${id}`,
    title: name,
    detail: leadTexts.foundLine(email, statusLabels[status]),
    section: leadTexts.section,
    kind: 'record',
    to: `${workspacePaths.adminLeads}?${new URLSearchParams({ open: id })}`,
  }));
}
