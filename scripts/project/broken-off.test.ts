import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Backend, startBackend } from '@acf/emulator';
import { decodeFields } from '@/shared/firebase/decode';
import type { RestFields } from '@/shared/firebase/values';
import { completeRecords } from './complete-records';
import { pagesOf } from './stored-pages';
import { moveEmbedded } from './move-embedded';
import { prepareProposals } from './prepare-proposals';
import { projectAccess, type ProjectAccess } from './project-access';

let backend: Backend;
beforeEach(async () => {
  backend = await startBackend({ projectId: 'demo-broken', ports: { firestore: 0, auth: 0, storage: 0 } });
});
afterEach(() => backend.close());

const access = (): ProjectAccess =>
  projectAccess({
    GCLOUD_PROJECT: 'demo-broken',
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${backend.firestorePort}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${backend.authPort}`,
  });

/**
 * Returns a project whose `n`-th write fails, before it arrives or with its answer lost, and a count of the
 * writes.
 */
function failing(
  n: number,
  isLost: boolean,
): { readonly project: ProjectAccess; readonly count: () => number } {
  const project = access();
  let count = 0;
  const firestore: ProjectAccess['firestore'] = async (path, body, method) => {
    if (path !== ':commit') return project.firestore(path, body, method);
    count += 1;
    if (count === n && !isLost) throw new TypeError(`Write ${n} failed.`);
    const answer = await project.firestore(path, body, method);
    if (count === n) throw new TypeError(`The answer to write ${n} is lost.`);
    return answer;
  };
  return { project: { ...project, firestore }, count: () => count };
}

const ofRun = new Set(['createdAt', 'updatedAt', 'contentAt', 'salt']);

/** Returns all documents in these collections, without values that differ between runs. */
async function everything(collections: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
  const found: Record<string, unknown> = {};
  for (const collection of collections)
    for await (const page of pagesOf(access(), collection, { allDescendants: true }))
      for (const { name, fields } of page)
        found[name] = JSON.parse(
          JSON.stringify(decodeFields(fields), (key, value: unknown) => (ofRun.has(key) ? undefined : value)),
        );
  // The id of a search entry begins with its note's time and ends with random characters.
  return JSON.parse(JSON.stringify(found).replaceAll(/\b(\d{13})[A-Za-z0-9]{20}\b/g, '$1')) as typeof found;
}

interface Repeatable {
  readonly start: Readonly<Record<string, RestFields>>;
  readonly work: (project: ProjectAccess) => Promise<unknown>;
  readonly collections: readonly string[];
}

/**
 * Runs the work once whole. Then interrupts it at each of its writes, repeats it, and expects the same
 * result. Returns the number of writes.
 */
async function expectRepeatable({ start, work, collections }: Repeatable, isLost: boolean): Promise<number> {
  const begin = async () => {
    const empty = await fetch(`http://127.0.0.1:${backend.firestorePort}/emulator/v1/${access().root}`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer owner' },
    });
    expect(empty.ok).toBe(true);
    for (const [path, fields] of Object.entries(start))
      await access().firestore(`/${path}`, { fields }, 'PATCH');
  };
  await begin();
  await work(access());
  const whole = await everything(collections);
  for (let n = 1; ; n += 1) {
    await begin();
    const { project, count } = failing(n, isLost);
    await work(project).catch(() => undefined);
    if (count() < n) return n - 1;
    await work(access());
    expect(await everything(collections), `after write ${n} failed`).toEqual(whole);
  }
}

const text = (stringValue: string) => ({ stringValue });
const time = { timestampValue: '2025-03-01T09:30:00.123456Z' };
const list = (...values: RestFields[]) => ({
  arrayValue: { values: values.map((fields) => ({ mapValue: { fields } })) },
});

const old: Repeatable['start'] = {
  'manualContacts/olga': { name: text('Olga Timer'), email: text('olga@timer.example'), createdAt: time },
  'manualContacts/pia': { name: text('Pia Winter'), email: text('pia@winter.example'), createdAt: time },
  'manualContacts/olga/emails/hello': {
    subject: text('Good to meet you'),
    content: text('The marigolds are out.'),
    status: text('sent'),
    sentAt: time,
    contactOwnerId: text('mia'),
  },
  'notes/first': { content: text('Ask about the marigold list'), contactId: text('olga'), timestamp: time },
  'notes/second': {
    content: text('Call back'),
    timestamp: { timestampValue: '2025-03-02T09:30:00Z' },
  },
  'users/mia': { email: text('mia@acf.example'), displayName: text('Mia Tremblay'), role: text('regular') },
  'bundleRequests/ask': { name: text('Amara Osei'), email: text('amara@shelter.example') },
};

describe.each([
  ['fails', false],
  ['loses its answer', true],
])('work on a project if one of its writes %s', (_, isLost) => {
  it('has the same result after records are completed again', async () => {
    const writes = await expectRepeatable(
      {
        start: old,
        work: (project) => completeRecords(project),
        collections: [
          'manualContacts',
          'notes',
          'noteIndex',
          'mailIndex',
          'users',
          'bundleRequests',
          'emails',
        ],
      },
      isLost,
    );
    expect(writes).toBe(7);
  });

  it('has the same result after embedded lists are moved again', async () => {
    const start = {
      'contacts/olga': {
        name: text('Olga Timer'),
        email: text('olga@timer.example'),
        notes: list({ content: text('Called') }, { content: text('Called') }, { content: text('Wrote') }),
        autoEmails: list({ subject: text('Welcome'), content: text('Hello') }),
      },
      'manualContacts/pia': { name: text('Pia'), notes: list({ content: text('Met') }) },
    };
    const collections = ['contacts', 'manualContacts', 'notes', 'emails'];
    const work = (project: ProjectAccess) => moveEmbedded(project, () => {});
    expect(await expectRepeatable({ start, work, collections }, isLost)).toBe(3);
  });

  it('has the same result after proposals are prepared again', async () => {
    const collections = ['proposalDrafts', 'proposals'];
    const work = (project: ProjectAccess) => prepareProposals(project);
    expect(await expectRepeatable({ start: {}, work, collections }, isLost)).toBe(9);
  });
});
