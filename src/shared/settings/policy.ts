import { type Actor, isStaff } from '@/shared/auth/actor';

/** The id of the person who owns the settings. */
interface Owned {
  readonly uid: string;
}

const isOwn = (actor: Actor | undefined, { uid }: Owned): boolean => isStaff(actor) && actor.uid === uid;

/** Only the person may use their settings. Not even an administrator may. */
export const settingsRules = {
  'settings.get': isOwn,
  'settings.create': isOwn,
  'settings.update': isOwn,
  'settings.delete': isOwn,
};
