import { type Actor, isAdmin } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';
import { templateEntity } from './entity';

/** Checks whether a person sees all templates and can filter them by owner. */
export const isForAll = (actor: Actor): boolean => isAdmin(actor);

/** Checks whether a person may read, create, change or delete templates. */
export const can = policy(templateEntity.rules);
