import { ownedBy } from '@/shared/entity/access';
import { defineEntity } from '@/shared/entity/define-entity';
import type { EntityPreload } from '@/shared/entity/entity-preload';

/** Calendar events. Sharing an event gives colleagues the right to read it. */
export const calendarEventEntity = defineEntity({
  name: 'calendarEvent',
  collection: 'calendarEvents',
  access: ownedBy('createdBy', 'sharedUserIds'),
  trash: 'Event',
  preload: async (): Promise<EntityPreload> => (await import('./event-preload')).eventPreload,
  screens: {
    path: 'calendar',
    areas: ['admin', 'regular'],
    list: {
      title: 'Calendar',
      group: 'work',
      icon: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5M7 12h2M11 12h2',
      keywords: ['events', 'meetings', 'agenda', 'appointments', 'schedule'],
      shortcut: ['g', 'e'],
    },
  },
});
