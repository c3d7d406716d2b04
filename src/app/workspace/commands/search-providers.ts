import { can } from '@/app/policy';
import { workspace } from '@/content/frame/workspace';
import type { SearchProvider } from '@/shared/commands/command';

/** The searches of the palette; the code of each is imported at the first search. */
export const searchProviders: readonly SearchProvider[] = [
  {
    id: 'contacts',
    failed: workspace.commands.contactsFailed,
    available: (actor) => can(actor, 'contact.list'),
    find: async (typed, actor, signal) =>
      (await import('@/app/routes/contacts/find-in-palette')).findContacts(typed, actor, signal),
  },
  {
    id: 'notes',
    failed: workspace.commands.notesFailed,
    available: (actor) => can(actor, 'note.list'),
    find: async (typed, actor, signal) =>
      (await import('@/app/routes/notes/find-in-palette')).findInNotes(typed, actor, signal),
  },
  {
    id: 'leads',
    failed: workspace.commands.requestsFailed,
    available: (actor) => can(actor, 'lead.list'),
    find: async (typed, _actor, signal) =>
      (await import('@/features/leads/management/find-leads')).findLeads(typed, signal),
  },
];
