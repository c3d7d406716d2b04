import { afterEach } from 'vitest';
import { fieldFunctions } from '@/app/field-functions';
import type { Actor } from '@/shared/auth/actor';
import { serverSender } from '@/shared/saving/sending/backend';
import { createSaving } from '@/shared/saving/create-saving';
import { setSaving } from '@/shared/saving/current';
import { fastClock, ModelBrowser } from '@/shared/saving/model.fixture';
import type { Saving } from '@/shared/saving/saving';
import { actorNamed, type PersonName } from '@/testing/actors';
import { signIn } from './people';

const open: Saving[] = [];

/** The saving of this person in a browser of their own, with short pauses between sendings; ends with the test. */
export function browserOf(uid: string): Saving {
  const browser = new ModelBrowser();
  const saving = createSaving({
    uid,
    openOutbox: async () => browser.outbox(),
    tabs: browser.tab().tabs,
    loadSender: async () => serverSender(uid, async () => uid),
    ...fieldFunctions,
    clock: fastClock,
    isOnline: () => true,
  });
  open.push(saving);
  return saving;
}

/** Signs a person in with a browser of their own: from now on they read and write. */
export async function as(name: PersonName): Promise<Actor> {
  await signIn(name);
  setSaving(browserOf(name));
  return actorNamed(name);
}

afterEach(() => {
  setSaving(undefined);
  for (const saving of open.splice(0)) saving.close();
});
