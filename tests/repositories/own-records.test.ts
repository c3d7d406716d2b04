import { beforeEach, describe, expect, it } from 'vitest';
import { getDocument, listDocuments } from '@/shared/firebase/database';
import { randomId } from '@/shared/lib/random-id';
import { ownRecords } from '@/testing/own-records';
import { as } from './browsers';
import { beginAnew } from './local-backend';
import { store } from './store-records';

beforeEach(beginAnew);

describe.each(ownRecords)('own records: $entity.name', ({ entity, list, build, ...kind }) => {
  const { collection } = list;
  const owner = entity.access.owner ?? '';
  const saved = { state: 'saved', already: false };

  const listed = async (shown: { readonly owner: string; readonly search?: string }) => {
    const view = list.viewOf(shown);
    const { documents } = await listDocuments(collection, { ...list.query(view), limit: 100 });
    return documents.filter(list.belongsTo(view)).map(({ id }) => id);
  };
  const read = async (id: string) => {
    const found = await getDocument(collection, id);
    if (!found?.ok) throw new Error(`${collection.path}/${id} cannot be read.`);
    return found.document;
  };
  const storeRecord = async () => {
    const record = build({ id: 'a'.repeat(20) });
    const { id, ...fields } = record;
    await store(`${collection.path}/${id}`, fields);
    return read(id);
  };

  it('belong to the person who makes them, who finds them in the list', async () => {
    await as('mia');
    const id = randomId();
    expect(await kind.create(id).settled).toEqual(saved);
    expect(await read(id)).toMatchObject({ ...kind.created, [owner]: 'mia' });
    expect(await listed({ owner: 'mia' })).toEqual([id]);
    if (list.hasSearch) {
      expect(await listed({ owner: 'mia', search: kind.typed })).toEqual([id]);
      expect(await listed({ owner: 'mia', search: 'zzz' })).toEqual([]);
    }
  });

  it('are listed for their owner and for admins, and for no colleague', async () => {
    await as('mia');
    const { id } = await storeRecord();
    await as('theo');
    expect(await listed({ owner: 'theo' })).toEqual([]);
    await expect(listed({ owner: 'mia' })).rejects.toThrow();
    await as('ada');
    expect(await listed({ owner: '' })).toEqual([id]);
    expect(await listed({ owner: 'mia' })).toEqual([id]);
    expect(await listed({ owner: 'theo' })).toEqual([]);
  });

  it('are changed by their owner, and refused to a colleague', async () => {
    await as('mia');
    const record = await storeRecord();
    await as('theo');
    expect(await kind.update(record).settled).toMatchObject({ state: 'refused' });
    await as('mia');
    expect(await kind.update(record).settled).toEqual(saved);
    expect(await read(record.id)).toMatchObject(kind.updated);
  });
});
