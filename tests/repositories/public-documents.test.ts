import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Backend, startBackend } from '@acf/emulator';
import { covers } from '@/testing/covers';
import { productionAccounts } from '../../scripts/local/environment';
import { seedAccess } from '../../scripts/seed/proposals/credentials';
import { seedPages } from '../../scripts/seed/proposals/pages';
import { textsIn } from '../../scripts/seed/proposals/texts-in';
import { seedBackend } from '../../scripts/seed/seed-backend';

const projectId = 'demo-public';
let backend: Backend;
let documents: string;

beforeAll(async () => {
  backend = await startBackend({
    projectId,
    ports: { firestore: 0, auth: 0, storage: 0 },
    rules: { firestore: 'firestore.rules', storage: 'storage.rules' },
    auth: productionAccounts,
  });
  const address = (port: number) => `127.0.0.1:${port}`;
  await seedBackend({
    projectId,
    firestore: address(backend.firestorePort),
    auth: address(backend.authPort),
  });
  documents = `http://${address(backend.firestorePort)}/v1/projects/${projectId}/databases/(default)/documents`;
}, 60_000);
afterAll(() => backend.close());

const asOwner = { authorization: 'Bearer owner', 'content-type': 'application/json' };

interface Stored {
  readonly name: string;
}

/** Returns the paths of all documents at and below a place, bypassing the rules. */
async function pathsBelow(place: string): Promise<readonly string[]> {
  const listed = await fetch(`${documents}${place}:listCollectionIds`, {
    method: 'POST',
    headers: asOwner,
    body: '{}',
  });
  const { collectionIds = [] } = (await listed.json()) as { collectionIds?: readonly string[] };
  const found = await Promise.all(
    collectionIds.map(async (collection) => {
      const paths: string[] = [];
      for (let token = ''; ; ) {
        const answer = await fetch(`${documents}${place}/${collection}?pageSize=300&pageToken=${token}`, {
          headers: asOwner,
        });
        const page = (await answer.json()) as { documents?: readonly Stored[]; nextPageToken?: string };
        paths.push(...(page.documents ?? []).map(({ name }) => name.split('/documents')[1] ?? ''));
        token = page.nextPageToken ?? '';
        if (token === '') return paths;
      }
    }),
  );
  const here = found.flat();
  // Only these have subcollections that a visitor might reach.
  const deeper = here.filter((path) => /^[/](proposals|proposalDrafts)[/]/.test(path));
  return [...here, ...(await Promise.all(deeper.map(pathsBelow))).flat()];
}

it('no public document contains a proposal’s text, a code or a recipient’s address', {
  ...covers('PRO-008', 'PRO-280'),
  timeout: 60_000,
}, async () => {
  const paths = await pathsBelow('');
  const readable = new Map<string, string>();
  for (const path of paths) {
    const answer = await fetch(documents + path);
    const text = await answer.text();
    if (answer.ok) readable.set(path, text);
  }
  const kinds = new Set(
    [...readable.keys()].map((path) =>
      path
        .split('/')
        .filter((_, at) => at % 2)
        .join('/'),
    ),
  );
  expect(kinds).toEqual(
    new Set(['leadKeys', 'site', 'proposals', 'proposals/readers', 'proposals/sealed', 'videos']),
  );

  const names = new Set(Object.values(seedPages).map(({ clientName }) => clientName));
  const secrets = new Set(
    [
      ...Object.values(seedAccess).flatMap(({ code, email }) => [code, email]),
      ...Object.values(seedPages).flatMap(textsIn),
    ].filter((text) => text.length >= 12 && !names.has(text)),
  );
  expect(secrets.size).toBeGreaterThan(300);
  const said = [...readable].flatMap(([path, text]) =>
    [...secrets]
      .filter((secret) => text.includes(JSON.stringify(secret).slice(1, -1)))
      .map((secret) => `${path}: ${secret}`),
  );
  expect(said).toEqual([]);
});
