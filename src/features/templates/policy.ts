import { type Actor, isAdmin, isStaff } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';

/** What decides about a template: who made it, and whom it is shared with. */
export interface TemplateOwners {
  readonly createdBy: string;
  readonly sharedWith: readonly string[];
}

/** The creator, and administrators (WRK-Q95). */
const holds = (actor: Actor | undefined, { createdBy }: TemplateOwners): boolean =>
  (isStaff(actor) && actor.uid === createdBy) || isAdmin(actor);

/** Also whoever it is shared with: they read, use and duplicate it (WRK-393). */
const sees = (actor: Actor | undefined, template: TemplateOwners): boolean =>
  (isStaff(actor) && template.sharedWith.includes(actor.uid)) || holds(actor, template);

/** Whether somebody sees all templates, and may choose whose (WRK-391, WRK-392). */
export const isForAll = (actor: Actor): boolean => isAdmin(actor);

export const templateRules = {
  'template.get': sees,
  'template.list': isStaff,
  'template.create': isStaff,
  'template.update': holds,
  'template.delete': holds,
};

/** Whether somebody may read, make, change or delete templates. */
export const can = policy(templateRules);
