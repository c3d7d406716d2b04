import * as z from 'zod/mini';
import { afterEach, describe, expect, it } from 'vitest';
import { defineCollection } from '@/shared/firebase/collection';
import { setSaving } from '@/shared/saving/current';
import { rest } from '@/shared/saving/model.fixture';
import { desktop, list } from '@/shared/saving/notes.fixture';
import { derivedSearch } from '@/shared/search/record-search';
import { ownedBy } from './access';
import { recordChanges } from './record-changes';
import { recordTexts } from './record-texts';

interface Values {
  readonly name: string;
  readonly email: string;
}
interface Supplier extends Values {
  readonly createdBy: string;
}
const suppliers = defineCollection<Supplier>(
  'suppliers',
  z.object({ name: z.string(), email: z.string(), createdBy: z.string() }),
);
const options = {
  nameOf: ({ name }: Values) => name,
  texts: recordTexts({ one: 'supplier', many: 'suppliers' }),
  labels: {},
  searched: ['name', 'email'],
} as const;
const kept = recordChanges<Supplier, Values>(
  { access: ownedBy('createdBy'), trash: 'Supplier' },
  suppliers,
  options,
);
const entered = { name: 'Northern Lights', email: 'hello@northern.example' };
const mill = { id: 's', ...entered, createdBy: 'mia' };

function open() {
  const desk = desktop();
  const saving = desk.tab({
    derivers: { search: derivedSearch },
  });
  setSaving(saving);
  const read = (path: string, id: string) => desk.database.read(path, id)?.fields;
  return { desk, saving, read };
}

afterEach(() => setSaving(undefined));

describe('the changes of a kind of records', () => {
  it('add a record of the person, which its name and address find', async () => {
    const { saving, read } = open();
    expect(await kept.create('s', entered).settled).toMatchObject({ state: 'saved' });
    expect(read('suppliers', 's')).toMatchObject({
      ...entered,
      createdBy: saving.uid,
      search: { text: 'northern lights|hellonorthernexample' },
    });
  });

  it('index a record by what two people changed of it', async () => {
    const { desk, read } = open();
    desk.database.put('suppliers', 's', { ...mill, email: 'office@northern.example' });
    expect(await kept.update(mill, { ...entered, name: 'Northern' }).settled).toMatchObject({
      state: 'saved',
    });
    expect(read('suppliers', 's')).toMatchObject({
      name: 'Northern',
      email: 'office@northern.example',
      search: { text: 'northern|officenorthernexample' },
    });
  });

  it('ask the person when both changed the same field', async () => {
    const { desk, saving } = open();
    desk.database.put('suppliers', 's', { ...mill, name: 'Northern Sky' });
    kept.update(mill, { ...entered, name: 'Northern' });
    await rest();
    expect(list(saving)).toEqual([['Supplier “Northern Lights”', 'clash', 'conflict']]);
  });

  it('move a record to the trash and back', async () => {
    const { desk, read } = open();
    desk.database.put('suppliers', 's', { ...entered, createdBy: 'mia' });
    expect(await kept.remove(mill).settled).toMatchObject({ state: 'saved' });
    expect(read('suppliers', 's')).toBeUndefined();
    expect(read('trash', 'suppliers-s')).toMatchObject({
      title: 'Northern Lights',
      keepers: ['mia', ''],
      record: entered,
    });
    expect(await kept.restore(mill).settled).toMatchObject({ state: 'saved' });
    expect(read('suppliers', 's')).toMatchObject(entered);
    expect(read('trash', 'suppliers-s')).toBeUndefined();
  });

  it('delete a record for good if its kind has no trash', async () => {
    const { desk, read } = open();
    const { remove } = recordChanges<Supplier, Values>({ access: ownedBy('createdBy') }, suppliers, options);
    desk.database.put('suppliers', 's', { ...entered, createdBy: 'mia' });
    expect(await remove(mill).settled).toMatchObject({ state: 'saved' });
    expect(read('suppliers', 's')).toBeUndefined();
    expect(read('trash', 'suppliers-s')).toBeUndefined();
  });
});
