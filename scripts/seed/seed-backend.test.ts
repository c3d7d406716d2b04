import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, startBackend } from '@acf/emulator';
import { covers } from '@/testing/covers';
import { people } from '@/testing/actors';
import { seedLeads } from './leads';
import { type BackendAddress, seedBackend } from './seed-backend';
import { seedVideos } from './videos';

const projectId = 'demo-seed';
let backend: Backend;
let address: BackendAddress;

beforeAll(async () => {
  backend = await startBackend({ projectId, ports: { firestore: 0, auth: 0, storage: 0 } });
  address = {
    projectId,
    firestore: `127.0.0.1:${backend.firestorePort}`,
    auth: `127.0.0.1:${backend.authPort}`,
  };
});
afterAll(() => backend.close());

async function everything() {
  const read = async (collection: string) => {
    const answer = await fetch(
      `http://${address.firestore}/v1/projects/${projectId}/databases/(default)/documents/${collection}`,
      { headers: { authorization: 'Bearer owner' } },
    );
    const { documents = [] } = (await answer.json()) as { documents?: { name: string; fields: object }[] };
    return documents.map(({ name, fields }) => ({ name, fields }));
  };
  return {
    users: await read('users'),
    leads: await read('bundleRequests'),
    keys: await read('leadKeys'),
    videos: await read('videos'),
    notes: await read('notes'),
    noteIndex: await read('noteIndex'),
  };
}

describe('the seed', () => {
  it('has two administrators, three regular users (one inactive) and requests in every status', () => {
    const roles = people.map(({ profile }) => `${profile.role} ${profile.status}`).toSorted();
    expect(roles).toEqual([
      'admin active',
      'admin active',
      'regular active',
      'regular active',
      'regular inactive',
    ]);
    expect(new Set(seedLeads.map(({ status }) => status))).toEqual(new Set(['pending', 'sent', 'completed']));
  });

  it('stores the same data each time it runs', async () => {
    await seedBackend(address);
    const first = await everything();
    await seedBackend(address);
    expect(await everything()).toEqual(first);
  });

  it('stores the four built-in videos, under the ids 1, 2, 5 and 6', covers('PUB-259'), async () => {
    await seedBackend(address);
    const { videos } = await everything();
    expect(videos.map(({ name }) => name.split('/').at(-1))).toEqual(['1', '2', '5', '6']);
    expect(seedVideos.map(({ id }) => id)).toEqual(['1', '2', '5', '6']);
  });

  it('creates accounts that can sign in, except the inactive one', async () => {
    await seedBackend(address);
    const signIn = async (email: string) => {
      const answer = await fetch(
        `http://${address.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password: 'local-demo-2026', returnSecureToken: true }),
        },
      );
      return answer.status;
    };
    expect(await signIn('ada@acf.example')).toBe(200);
    expect(await signIn('lena@acf.example')).toBe(400);
  });

  it.each([
    ['a project that is not a demo', { projectId: 'acf-production' }, 'demo-'],
    ['a database on another machine', { firestore: '10.1.2.3:8080' }, 'loopback'],
    ['accounts on another machine', { auth: 'identitytoolkit.googleapis.com:443' }, 'loopback'],
  ])('refuses %s and changes nothing', async (_, change, reason) => {
    await expect(seedBackend({ ...address, ...change })).rejects.toThrow(reason);
  });
});
