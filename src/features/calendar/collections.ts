import { defineCollection } from '@/shared/firebase/collection';
import { calendarEventEntity } from './entity';
import { eventSchema } from './schema';

/** The events of all calendars. */
export const calendarEvents = defineCollection(calendarEventEntity.collection, eventSchema);
