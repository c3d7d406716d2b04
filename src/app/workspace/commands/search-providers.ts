import { can } from '@/app/policy';
import { workspace } from '@/content/frame/workspace';
import type { SearchProvider } from '@/shared/commands/command';

/** What the palette looks up; the code of each comes with the first search. */
export const searchProviders: readonly SearchProvider[] = [
  {
    id: 'leads',
    failed: workspace.commands.requestsFailed,
    available: (actor) => can(actor, 'lead.list'),
    find: async (typed, _actor, signal) =>
      (await import('@/features/leads/management/find-leads')).findLeads(typed, signal),
  },
];
