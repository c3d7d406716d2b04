import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Backend, startBackend } from '@acf/emulator';
import { decodeFields } from '@/shared/firebase/decode';
import type { RestFields } from '@/shared/firebase/values';
import { pagesOf } from './stored-pages';
import { prepareProposals } from './prepare-proposals';
import { projectAccess, type ProjectAccess } from './project-access';

const slugs = [
  'canadian-cancer-society',
  'tipping-point',
  'canadian-cancer-society-presentation',
  'canadian-cancer-society-presentation-v2',
  'tipping-point-presentation',
  'tipping-point-presentation-2',
  'toronto-symphony-orchestra-presentation',
  'lantern-and-ladder-presentation',
  'proposals',
];

let backend: Backend;
let project: ProjectAccess;
beforeEach(async () => {
  backend = await startBackend({ projectId: 'demo-real', ports: { firestore: 0, auth: 0, storage: 0 } });
  project = projectAccess({
    GCLOUD_PROJECT: 'demo-real',
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${backend.firestorePort}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${backend.authPort}`,
  });
});
afterEach(() => backend.close());

/** Returns all documents of a collection by id. */
async function all(collection: string): Promise<Readonly<Record<string, Record<string, unknown>>>> {
  const found: Record<string, Record<string, unknown>> = {};
  for await (const page of pagesOf(project, collection))
    for (const { id, fields } of page) found[id] = decodeFields(fields);
  return found;
}
const put = (path: string, fields: RestFields) => project.firestore(`/${path}`, { fields }, 'PATCH');

describe('preparing the proposals of a project', () => {
  it('creates eight drafts and the list, which no one can open', async () => {
    const lines: string[] = [];
    const { made, skipped } = await prepareProposals(project, (line) => lines.push(line));
    expect(made).toEqual(slugs);
    expect(skipped).toEqual([]);
    expect(lines).toContain('tipping-point: made');
    const [drafts, gates] = [await all('proposalDrafts'), await all('proposals')];
    expect(Object.keys(drafts).toSorted()).toEqual(slugs.toSorted());
    expect(Object.keys(gates).toSorted()).toEqual(slugs.toSorted());
    for (const slug of slugs) {
      expect(gates[slug], slug).toMatchObject({ status: 'inactive', revision: 1 });
      expect(drafts[slug], slug).toMatchObject({
        recipients: {},
        envelopes: [],
        status: 'draft',
        clientEmail: '',
        createdAt: expect.any(Date) as Date,
      });
    }
    expect(gates['lantern-and-ladder-presentation']).toMatchObject({ clientName: 'Lantern & Ladder' });
    expect(gates['tipping-point']).not.toHaveProperty('clientName');
    const text = JSON.stringify(drafts);
    expect(text).not.toMatch(/\.example|\[client name\]/);
    expect(text).toContain('For the Canadian Cancer Society');
    expect(text).toContain('$3,000 USD');
    expect(JSON.parse(String(drafts['proposals']?.['content']))).toMatchObject({
      cards: [
        { title: 'Canadian Cancer Society demo' },
        { title: 'Canadian Cancer Society presentation' },
        { title: 'Tipping Point proposal' },
      ],
    });
  });

  it('skips addresses that already have a draft or a gate', async () => {
    await put('proposalDrafts/tipping-point', { title: { stringValue: 'Ours' } });
    await put('proposals/lantern-and-ladder-presentation', { kind: { stringValue: 'deck' } });
    const { made, skipped } = await prepareProposals(project);
    expect(skipped).toEqual(['tipping-point', 'lantern-and-ladder-presentation']);
    expect(made).toHaveLength(7);
    expect((await all('proposalDrafts'))['tipping-point']).toEqual({ title: 'Ours' });
    expect((await all('proposals'))['lantern-and-ladder-presentation']).toEqual({ kind: 'deck' });
    expect(await all('proposalDrafts')).not.toHaveProperty('lantern-and-ladder-presentation');
  });

  it('creates nothing when it runs again', async () => {
    await prepareProposals(project);
    const before = JSON.stringify([await all('proposalDrafts'), await all('proposals')]);
    expect(await prepareProposals(project)).toEqual({ made: [], skipped: slugs });
    expect(JSON.stringify([await all('proposalDrafts'), await all('proposals')])).toBe(before);
  });
});
