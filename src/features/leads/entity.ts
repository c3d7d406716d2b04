import { adminsOnly } from '@/shared/entity/access';
import type { SearchProvider } from '@/shared/commands/command';
import { defineEntity } from '@/shared/entity/define-entity';
import type { EntityPreload } from '@/shared/entity/entity-preload';

/** Leads sent by visitors. Only admins see, change and delete them. */
export const leadEntity = defineEntity({
  name: 'lead',
  // Public forms cannot import this module, which is part of the workspace, so they repeat the collection's
  // name.
  collection: 'bundleRequests',
  access: { ...adminsOnly, create: () => true },
  trash: 'Request',
  preload: async (): Promise<EntityPreload> => (await import('./queries')).leadPreload,
  search: {
    failed: 'Requests could not be searched.',
    load: async (): Promise<SearchProvider['find']> => (await import('./find-leads')).findLeads,
  },
  screens: {
    path: 'bundles',
    areas: ['admin'],
    list: {
      title: 'Playbook Management',
      group: 'clients',
      icon: 'M3 11.5 5.5 4h9l2.5 7.5v5H3zM3 11.5h4l1.5 2.5h3L13 11.5h4',
      keywords: ['requests', 'leads', 'starter pack', 'bundles'],
      shortcut: ['g', 'p'],
    },
  },
});
