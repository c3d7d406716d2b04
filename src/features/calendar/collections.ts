import { defineCollection } from '@/shared/firebase/collection';
import { calendarEventEntity } from './entity';
import { eventSchema } from './schema';

export const calendarEvents = defineCollection(calendarEventEntity.collection, eventSchema);
