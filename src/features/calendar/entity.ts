import { ownedBy } from '@/shared/entity/access';
import { defineEntity } from '@/shared/entity/define-entity';

/** Events of the calendar. Sharing an event gives colleagues the right to read it. */
export const calendarEventEntity = defineEntity({
  name: 'calendarEvent',
  collection: 'calendarEvents',
  access: ownedBy('createdBy', 'sharedUserIds'),
  trash: 'Event',
});
