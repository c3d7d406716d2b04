import { beforeAll, describe, expect, it } from 'vitest';
import { contactList } from '@/features/contacts/queries';
import { findNotes } from '@/features/notes/search/find-notes';
import { createNote } from '@/features/notes/changes';
import { type Filled, fillPage } from '@/shared/lists/pages/fill-page';
import { candidatesOf, firstMatches } from '@/shared/lists/list-search';
import { setSaving } from '@/shared/saving/current';
import type { Contact } from '@/features/contacts/schema';
import { covers } from '@/testing/covers';
import { seedBulk } from '../../scripts/seed/bulk-records';
import { as } from './browsers';
import { beginAnew } from './local-backend';
import { signIn } from './people';

const signal = new AbortController().signal;
const viewOf = (search: string) => contactList.viewOf({ search });

const namesIn = ({ found }: Filled<Contact>) => found.map(({ name }) => name);

beforeAll(async () => {
  await beginAnew();
  const backend = {
    projectId: 'demo-acf',
    firestore: String(import.meta.env['VITE_FIRESTORE_EMULATOR_HOST']),
    auth: String(import.meta.env['VITE_AUTH_EMULATOR_HOST']),
  };
  await seedBulk(backend, 'contacts', 520);
});

describe('a search with two words among 520 contacts', () => {
  it('finds every contact that has both, in any field', covers('WRK-123', 'WRK-124'), async () => {
    await signIn('ada');
    const found = await firstMatches(contactList, viewOf('juncor library'), 500, signal);
    expect(found.map(({ company }) => company)).toEqual([
      'Juncorcor Library',
      'Juncorjun Library',
      'Juncorqui Library',
      'Juncorver Library',
      'Stenbercor Library',
      'Stenberjun Library',
      'Stenberver Library',
      'Finolda Library',
      'Finolkal Library',
      'Finolros Library',
      'Finolwen Library',
    ]);
  });

  it('fills pages forwards and backwards', async () => {
    await signIn('ada');
    const candidates = candidatesOf(contactList, viewOf('zoe hospice'));
    const all = namesIn(await fillPage(candidates, { wanted: 500 }, signal));
    expect(all.length).toBeGreaterThan(3);
    const first = await fillPage(candidates, { wanted: 2 }, signal);
    const second = await fillPage(candidates, { wanted: 2, after: first.edge ?? '' }, signal);
    expect([first.state, second.state]).toEqual([
      'full',
      second.found.length < all.length - 2 ? 'full' : 'ended',
    ]);
    expect([...namesIn(first), ...namesIn(second)]).toEqual(all.slice(0, 4));
    const back = await fillPage(candidates, { wanted: 1, before: second.edge ?? '' }, signal);
    expect(namesIn(back)).toEqual(all.slice(2, 3));
  });

  it('reads the rarer word first, so that a rare word costs few reads', async () => {
    await signIn('ada');
    const { found, read, state } = await fillPage(
      candidatesOf(contactList, viewOf('person77 example')),
      { wanted: 25 },
      signal,
    );
    expect(found.map(({ email }) => email.split('@')[0])).toEqual(['person77']);
    expect([state, read]).toEqual(['ended', 1]);
  });
});

describe('a search with two words among notes', () => {
  it('finds the one that has both among more than a hundred that have one', covers('WRK-Q66'), async () => {
    const mia = await as('mia');
    const write = (title: string, content: string) =>
      createNote({ title, content, contentType: 'plain', category: 'general' }, mia, {}).settled;
    await write('Both', 'The orchard keeps its ledger');
    for (let number = 0; number < 110; number += 1)
      await write(`Note ${number}`, number % 2 === 0 ? 'The ledger again' : 'Under the orchard trees');
    for (const search of ['ledger orchard', 'orchard ledger'])
      expect(await findNotes(search, mia, { after: '', before: '' }, signal, { wanted: 15 })).toMatchObject({
        documents: [{ title: 'Both' }],
        search: 'ended',
      });
    setSaving(undefined);
  });
});
