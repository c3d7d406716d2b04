import { beforeEach, describe, expect, it } from 'vitest';
import { deleteLead, restoreLead } from '@/features/leads/deletion';
import { saveStarterPackRequest } from '@/features/leads/forms/save-lead';
import { leads } from '@/features/leads/collections';
import { getDocument } from '@/shared/firebase/database';
import { randomId } from '@/shared/lib/random-id';
import { trash, trashId } from '@/shared/trash/trash';
import { as } from './browsers';
import { beginAnew, stored } from './local-backend';
import { asNobody, signIn } from './people';

const person = { name: 'Amara Osei', email: 'amara@shelter.example' };

async function ask(): Promise<string> {
  const id = randomId();
  asNobody();
  await saveStarterPackRequest(person, {
    id,
    consentVersion: '2026-11',
    signal: new AbortController().signal,
  });
  return id;
}

async function entryOf(id: string) {
  const found = await getDocument(trash, trashId(leads.path, id));
  if (!found?.ok) throw new Error('There is no entry in the trash.');
  return found.document;
}

beforeEach(beginAnew);

describe('a deleted request', () => {
  it('is restored from the trash unchanged to the microsecond, with the key of its address', async () => {
    const id = await ask();
    const [before] = await stored('bundleRequests');
    await as('ada');
    expect(await (await deleteLead({ id, ...person, bundleType: 'Day-1 Impact Playbook' })).settled).toEqual({
      state: 'saved',
      already: false,
    });
    expect(await stored('bundleRequests')).toEqual([]);
    expect(await stored('leadKeys')).toEqual([]);
    const entry = await entryOf(id);
    expect(entry).toMatchObject({
      title: 'Amara Osei',
      deletedBy: 'ada',
      keepers: ['', ''],
      collection: 'bundleRequests',
    });

    const { handle, isTaken } = await restoreLead(entry);
    expect([await handle.settled, isTaken]).toEqual([{ state: 'saved', already: false }, false]);
    const [after] = await stored('bundleRequests');
    expect(after?.fields).toEqual(before?.fields);
    expect(await stored('leadKeys')).toHaveLength(1);
    expect(await stored('trash')).toEqual([]);
  });

  it('is restored without its key if the person has asked again, and says so', async () => {
    const id = await ask();
    await as('ada');
    await (await deleteLead({ id, ...person, bundleType: 'Day-1 Impact Playbook' })).settled;
    const second = await ask();
    await signIn('ada');
    const { handle, isTaken } = await restoreLead(await entryOf(id));
    expect([await handle.settled, isTaken]).toEqual([{ state: 'saved', already: false }, true]);
    expect(await stored('bundleRequests')).toHaveLength(2);
    expect((await stored('leadKeys')).map(({ fields }) => fields['leadId'])).toEqual([
      { stringValue: second },
    ]);
  });
});
