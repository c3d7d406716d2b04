import { calendarEventEntity } from '@/features/calendar/entity';
import { contactEntity } from '@/features/contacts/entity';
import { leadEntity } from '@/features/leads/entity';
import { noteEntity } from '@/features/notes/entity';
import { templateEntity } from '@/features/templates/entity';

/** The kinds of records that people keep. */
export const entities = [contactEntity, noteEntity, templateEntity, calendarEventEntity, leadEntity] as const;
