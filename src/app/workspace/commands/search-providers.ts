import { can } from '@/app/policy';
import { workspace } from '@/content/frame/workspace';
import type { SearchProvider } from '@/shared/commands/command';

/** The searches of the palette; the code of each is imported at the first search. */
export const searchProviders: readonly SearchProvider[] = [
  {
    id: 'leads',
    failed: workspace.commands.requestsFailed,
    available: (actor) => can(actor, 'lead.list'),
    find: async (typed, _actor, signal) =>
      (await import('@/features/leads/management/find-leads')).findLeads(typed, signal),
  },
];
