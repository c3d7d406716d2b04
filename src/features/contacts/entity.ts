import { ownedBy } from '@/shared/entity/access';
import type { SearchProvider } from '@/shared/commands/command';
import { defineEntity } from '@/shared/entity/define-entity';
import type { EntityPreload } from '@/shared/entity/entity-preload';

/** Contacts. Staff see and change their own, and admins all. */
export const contactEntity = defineEntity({
  name: 'contact',
  collection: 'manualContacts',
  access: ownedBy('ownerId'),
  trash: 'Contact',
  preload: async (): Promise<EntityPreload> => (await import('./queries')).contactPreload,
  search: {
    load: async (): Promise<SearchProvider['find']> => (await import('./find-contacts')).findContacts,
  },
  screens: {
    path: 'contacts',
    areas: ['admin', 'regular'],
    list: {
      title: 'Contacts',
      group: 'work',
      icon: 'M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6M2 16.5c0-3 2.5-5 5.5-5s5.5 2 5.5 5M13 4a3 3 0 0 1 0 5.5M15 12c2 .6 3 2.3 3 4.5',
      keywords: ['people', 'crm', 'address book'],
      shortcut: ['g', 'c'],
    },
    detail: { title: 'Contact' },
  },
});
