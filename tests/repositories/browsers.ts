import { afterEach } from 'vitest';
import { fieldFunctions } from '@/app/field-functions';
import type { Actor } from '@/shared/auth/actor';
import { serverSender } from '@/shared/saving/sending/backend';
import { createSaving } from '@/shared/saving/create-saving';
import { setSaving } from '@/shared/saving/current';
import { fastClock, ModelBrowser } from '@/shared/saving/model.fixture';
import type { Saving } from '@/shared/saving/saving';
import type { Clock } from '@/shared/saving/sending/clock';
import { actorNamed, type PersonName } from '@/testing/actors';
import { signIn } from './people';

const open: Saving[] = [];

/**
 * Returns a person's saving in a separate browser, which ends with the test. Pauses between sends are short
 * unless `clock` is the device's clock.
 */
export function browserOf(uid: string, clock: Clock = fastClock): Saving {
  const browser = new ModelBrowser();
  const saving = createSaving({
    uid,
    openOutbox: async () => browser.outbox(),
    tabs: browser.tab().tabs,
    loadSender: async () => serverSender(uid, async () => uid),
    ...fieldFunctions,
    clock,
    isOnline: () => true,
  });
  open.push(saving);
  return saving;
}

/** Signs a person in with a separate browser, for all later reads and writes. */
export async function as(name: PersonName, clock: Clock = fastClock): Promise<Actor> {
  await signIn(name);
  setSaving(browserOf(name, clock));
  return actorNamed(name);
}

afterEach(() => {
  setSaving(undefined);
  for (const saving of open.splice(0)) saving.close();
});
