import { describe, expect, it } from 'vitest';
import { aClientProposal } from '@/testing/records/proposal-content';
import { readReaderContent } from '@/features/proposals/content/reader-content';
import { readGate } from '@/features/proposals/gate/gate-record';
import { openGate } from '@/features/proposals/gate/open-gate';
import { createDraft, saveContent, saveRecipient, withdrawDraft } from '@/features/proposals/changes';
import { drafts } from '@/features/proposals/collections';
import { deleteProposal } from '@/features/proposals/management/list/delete-proposal';
import { publish } from '@/features/proposals/management/publishing/publish';
import type { ProposalDraft } from '@/features/proposals/schema';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { getDocument } from '@/shared/firebase/database';
import type { RestFields } from '@/shared/firebase/values';
import { aRecipient } from '@/testing/records/proposal';
import { as } from '../browsers';
import { whileCommitFails } from '../failing-commits';
import { beginAnew, put, stored } from '../local-backend';

const slug = 'harbour-shelter';
/** Six recipients need two batches of envelopes. */
const people = [2, 3, 4, 5, 6, 7].map((sign) => ({
  code: `7KQ2-M4XV9-TBC${sign}`,
  email: `person${sign}@shelter.example`,
}));

const content = (headline: string) =>
  JSON.stringify(aClientProposal({ hero: { ...aClientProposal().hero, headline } }));
const about = { title: 'A staged path', clientName: 'Harbour Shelter', clientEmail: 'amara@shelter.example' };

async function draft(): Promise<WithId<ProposalDraft>> {
  const found = await getDocument(drafts, slug);
  if (!found?.ok) throw new Error('The draft cannot be read.');
  return found.document;
}

const saved = async (...handles: readonly { readonly settled: Promise<{ readonly state: string }> }[]) => {
  for (const { settled } of handles) expect((await settled).state).toBe('saved');
};

const collections = [
  'proposalDrafts',
  `proposalDrafts/${slug}/versions`,
  'proposals',
  `proposals/${slug}/sealed`,
] as const;

/**
 * The documents of a page that is published as "first" and drafted as "second", created once because sealing
 * takes seconds.
 */
let start: readonly (readonly [path: string, fields: RestFields])[] | undefined;

async function begin(): Promise<Actor> {
  await beginAnew();
  const actor = await as('ada');
  for (const [path, fields] of start ?? []) await put(path, fields);
  if (start !== undefined) return actor;
  await saved(createDraft(slug, { kind: 'proposal', ...about, content: content('first') }, actor));
  for (const [place, { code, email }] of people.entries()) {
    const recipient = aRecipient({ code, email });
    await saved(saveRecipient(await draft(), `testRecipient000000${place}`, recipient, actor));
  }
  await publish(await draft(), actor);
  await saved(saveContent(await draft(), { ...about, content: content('second') }, actor));
  const documents = await Promise.all(
    collections.map(async (path) =>
      (await stored(path)).map(({ id, fields }) => [`${path}/${id}`, fields] as const),
    ),
  );
  start = documents.flat();
  return actor;
}

/** Returns the texts that the first and the last recipient read. */
async function read(): Promise<readonly string[]> {
  const gate = await readGate(slug);
  if (!gate) return ['closed'];
  return Promise.all(
    [people[0], people[5]].map(async (who) => {
      const answer = await openGate(gate, who ?? { code: '', email: '' });
      if (answer.kind !== 'opened') return answer.kind;
      const page = readReaderContent(answer.page.text);
      return page?.kind === 'proposal' ? page.hero.headline : 'unreadable';
    }),
  );
}

describe('a publication with a refused write', () => {
  it('shows all recipients the same text, and the new one after a repeat', async () => {
    const seen: string[] = [];
    for (let n = 1; ; n += 1) {
      const actor = await begin();
      const before = await draft();
      if (!(await whileCommitFails(n, 'refused', () => publish(before, actor)))) break;
      const [one = '', other] = await read();
      expect(other, `after write ${n}`).toBe(one);
      seen.push(one);
      await publish(await draft(), actor);
      expect(await read(), `after write ${n} and a repeat`).toEqual(['second', 'second']);
      const { envelopes, status } = await draft();
      expect({ envelopes: envelopes.length, status }).toEqual({ envelopes: 6, status: 'published' });
    }
    // Five writes: two batches of envelopes, the gate, and two batches that delete the earlier envelopes.
    expect(seen).toEqual(['first', 'first', 'first', 'second', 'second']);
  }, 120_000);

  it('is done once the gate has moved, even if earlier envelopes remain', async () => {
    const actor = await begin();
    let count: number | undefined;
    await whileCommitFails(4, 'refused', async () => {
      count = await publish(await draft(), actor);
    });
    expect(count).toBe(6);
  });
});

describe('a publication whose write gets no answer', () => {
  it('is completed and leaves no envelopes behind', async () => {
    let n = 1;
    for (; ; n += 1) {
      const actor = await begin();
      const before = await draft();
      if (!(await whileCommitFails(n, 'answer lost', () => publish(before, actor)))) break;
      expect(await read(), `after write ${n}`).toEqual(['second', 'second']);
      expect(await stored(`proposals/${slug}/sealed`)).toHaveLength(6);
      expect(await stored(`proposalDrafts/${slug}/versions`)).toHaveLength(2);
    }
    expect(n).toBeGreaterThan(5);
  }, 120_000);
});

describe('a page deletion with a refused write', () => {
  it('leaves nothing after a repeat', async () => {
    let n = 1;
    for (; ; n += 1) {
      const actor = await begin();
      await saved(...withdrawDraft(await draft(), actor));
      const before = await draft();
      if (!(await whileCommitFails(n, 'refused', () => deleteProposal(before)))) break;
      await deleteProposal(await draft());
      for (const path of collections) expect(await stored(path), `${path} after write ${n}`).toEqual([]);
    }
    expect(n).toBe(3);
  }, 120_000);
});
