import { calendarEventEntity } from '@/features/calendar/entity';
import { contactEntity } from '@/features/contacts/entity';
import { leadEntity } from '@/features/leads/entity';
import { noteEntity } from '@/features/notes/entity';
import { templateEntity } from '@/features/templates/entity';

export const entities = [contactEntity, noteEntity, templateEntity, calendarEventEntity, leadEntity] as const;

type RulesOf<E> = E extends { readonly rules: infer R } ? (rules: R) => void : never;
type AllRules = RulesOf<(typeof entities)[number]> extends (rules: infer R) => void ? R : never;

/** The rules of all entities: `{ 'contact.get': …, 'note.list': …, … }`. */
export const entityRules = Object.assign({}, ...entities.map(({ rules }) => rules)) as AllRules;
