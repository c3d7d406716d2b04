import type { Command } from '@/shared/commands/command';
import { workspacePaths } from '@/shared/config/workspace-paths';
import { leadList } from '../queries';
import { leadCandidates } from './lead-candidates';
import { leadRepository } from './lead-repository';
import { leadTexts, statusLabels } from './texts';

/** How many requests the palette shows. */
const most = 7;

/**
 * The palette's search: the newest requests whose name or address contains what was typed; each opens beside the
 * list (WRK-514).
 */
export async function findLeads(typed: string, signal: AbortSignal): Promise<readonly Command[]> {
  const view = leadList.viewOf({ search: typed });
  if (view.search === '') return [];
  const { fillPage } = await import('@/shared/lists/fill-page');
  const { found } = await fillPage(leadCandidates(view, leadRepository), { wanted: most }, signal);
  return found.map(({ id, name, email, status }) => ({
    id: `lead.${id}`,
    title: name,
    detail: leadTexts.foundLine(email, statusLabels[status]),
    section: leadTexts.section,
    kind: 'record',
    to: `${workspacePaths.adminBundles}?${new URLSearchParams({ open: id })}`,
  }));
}
