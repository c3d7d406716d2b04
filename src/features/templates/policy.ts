import { type Actor, isAdmin } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';
import { templateEntity } from './entity';

/** Checks whether a person sees all templates, and may choose whose to list. */
export const isForAll = (actor: Actor): boolean => isAdmin(actor);

/** Checks whether a person may read, make, change or delete templates. */
export const can = policy(templateEntity.rules);
