import { defineCollection } from '@/shared/firebase/collection';
import { eventSchema } from './schema';

/** The events of all calendars. */
export const calendarEvents = defineCollection('calendarEvents', eventSchema);
