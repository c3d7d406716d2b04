import * as z from 'zod/mini';
import type { Actor } from '@/shared/auth/actor';
import { defineCollection } from '@/shared/firebase/collection';
import { serverTime } from '@/shared/firebase/fields';
import { createChange, patchChange } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { useRecord } from '@/shared/saving/use-record';

const texts: z.core.$ZodType<Readonly<Record<string, string>>> = z.catch(
  z.pipe(
    // Avoids `z.record`, because every list would load its code only for this.
    z.looseObject({}),
    z.transform(
      (stored: Record<string, unknown>): Readonly<Record<string, string>> =>
        Object.fromEntries(
          Object.entries(stored).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
        ),
    ),
  ),
  {},
);

/** Schema of a person's settings, stored under their user id: texts by key. */
export const settingsSchema = z.object({
  /** Labels by key (WRK-270, WRK-272). */
  noteCategories: texts,
  templateCategories: texts,
  views: texts,
  preferences: texts,
  updatedAt: z._default(z.nullish(z.date()), null),
});
export type Settings = z.infer<typeof settingsSchema>;

export const settings = defineCollection('settings', settingsSchema);

const settingsTexts = { what: 'Your own categories' };

/** Follows the settings of the signed-in person. Also returns a function that changes one of their lists. */
export function useSettings({ uid }: Pick<Actor, 'uid'>) {
  const { live, record } = useRecord(settings, uid);
  // An unreadable record must not be overwritten.
  const isKnown = live.status === 'ready' && (live.data === undefined || live.data.ok);
  const change = (list: keyof Omit<Settings, 'updatedAt'>, values: Readonly<Record<string, string>>) =>
    saveSettings(uid, record, list, values);
  return { settings: record, isKnown, change };
}

/** Replaces one list of a person's settings. `before` is undefined if they have no settings yet. */
export function saveSettings(
  uid: string,
  before: Settings | undefined,
  list: keyof Omit<Settings, 'updatedAt'>,
  values: Readonly<Record<string, string>>,
): SaveHandle {
  const words = settingsTexts;
  return save(
    before
      ? patchChange(settings, uid, {
          patch: { [list]: values, updatedAt: serverTime },
          base: before,
          ...words,
        })
      : createChange(settings, uid, {
          fields: {
            noteCategories: {},
            templateCategories: {},
            views: {},
            preferences: {},
            [list]: values,
            updatedAt: serverTime,
          },
          ...words,
        }),
  );
}
