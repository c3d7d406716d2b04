import { type Actor, isStaff } from '@/shared/auth/actor';

/** The id of the person whose settings they are. */
interface Owned {
  readonly uid: string;
}

const isOwn = (actor: Actor | undefined, { uid }: Owned): boolean => isStaff(actor) && actor.uid === uid;

/** Nobody else sees a person's settings, not even an administrator. */
export const settingsRules = {
  'settings.get': isOwn,
  'settings.create': isOwn,
  'settings.update': isOwn,
  'settings.delete': isOwn,
};
