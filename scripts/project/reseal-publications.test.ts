import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aDeck, aSlide } from '@/testing/records/proposal-content';
import { readReaderContent } from '@/features/proposals/content/reader-content';
import { deriveEnvelopeKey, derivationName, minRounds } from '@/features/proposals/sealing/derivation';
import { newContentKey, seal, unseal, type Envelope } from '@/features/proposals/sealing/envelope';
import { decodeFields } from '@/shared/firebase/decode';
import { encodeFields } from '@/shared/firebase/values';
import { type Backend, startBackend } from '@acf/emulator';
import { aRecipient } from '@/testing/records/proposal';
import { pagesOf } from './stored-pages';
import { projectAccess, type ProjectAccess } from './project-access';
import { resealPublications } from './reseal-publications';

const slug = 'river-house-presentation';
const note = 'Do not sell this. Offer it, and go on.';
const amara = { code: '7KQ2-M4XV9-TBC1', email: 'amara@river-house.example' };
const ben = { code: 'D3WN-8RJP5-K6ZA', email: 'ben@river-house.example' };
const content = JSON.stringify(aDeck({ slides: [aSlide({ heading: 'Hours back', notes: note })] }));
const derivation = {
  derivation: derivationName,
  rounds: minRounds,
  salt: 'AAAAAAAAAAAAAAAAAAAAAA',
  matching: 'normalised',
} as const;

let backend: Backend;
let project: ProjectAccess;
beforeEach(async () => {
  backend = await startBackend({ projectId: 'demo-old', ports: { firestore: 0, auth: 0, storage: 0 } });
  project = projectAccess({
    GCLOUD_PROJECT: 'demo-old',
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${backend.firestorePort}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${backend.authPort}`,
  });
  await publishAsBefore();
});
afterEach(() => backend.close());

const put = (path: string, fields: object) =>
  project.firestore(`/${path}`, { fields: encodeFields(fields) }, 'PATCH');

/**
 * Publishes a deck as the previous release did: the sealed text contains its notes, and the version has no
 * `update`.
 */
async function publishAsBefore(): Promise<void> {
  const envelopes: string[] = [];
  const publication = { slug, revision: 2, text: content, contentKey: newContentKey() };
  for (const [name, who] of Object.entries({ recipientAmara0000001: amara, recipientBen000000002: ben })) {
    const key = await deriveEnvelopeKey(slug, derivation, who);
    await put(`proposals/${slug}/sealed/${key.id}`, await seal(publication, name, key));
    envelopes.push(`${name}/${key.id}`);
  }
  await put(`proposals/${slug}`, {
    kind: 'deck',
    clientName: 'River House',
    ...derivation,
    status: 'active',
    revision: 2,
  });
  const times = { createdAt: new Date('2026-10-01T09:00:00Z'), contentAt: new Date('2026-10-03T09:00:00Z') };
  await put(`proposalDrafts/${slug}`, {
    kind: 'deck',
    title: 'A first month',
    clientName: 'River House',
    clientEmail: amara.email,
    // The draft has changed since. The publication keeps its own text and way of comparing.
    content: content.replace('Hours back', 'Days back'),
    matching: 'exact',
    recipients: {
      recipientAmara0000001: aRecipient(amara),
      recipientBen000000002: aRecipient({ ...ben, withdrawnAt: new Date('2026-10-04T09:00:00Z') }),
    },
    envelopes,
    revision: 2,
    status: 'published',
    ...times,
    updatedAt: times.contentAt,
    updatedBy: 'ada',
    publishedAt: new Date('2026-10-02T09:00:00Z'),
  });
  await put(`proposalDrafts/${slug}/versions/2`, {
    title: 'A first month',
    content,
    changes: ['First publication'],
    publishedAt: new Date('2026-10-02T09:00:00Z'),
    publishedBy: 'ada',
  });
}

async function read(path: string): Promise<Record<string, unknown>> {
  const found = (await project.firestore(`/${path}`)) as {
    readonly fields: Parameters<typeof decodeFields>[0];
  };
  return decodeFields(found.fields);
}
async function envelopes(): Promise<Readonly<Record<string, Envelope>>> {
  const found: Record<string, Envelope> = {};
  for await (const page of pagesOf(project, 'sealed', { under: `proposals/${slug}` }))
    for (const { id, fields } of page) found[id] = decodeFields(fields) as unknown as Envelope;
  return found;
}
/** Returns the text that a person's code opens; undefined if there is no envelope for it. */
async function opened(who: typeof amara): Promise<string | undefined> {
  const gate = (await read(`proposals/${slug}`)) as unknown as typeof derivation & {
    readonly revision: number;
  };
  const key = await deriveEnvelopeKey(slug, gate, who);
  const envelope = (await envelopes())[key.id];
  return envelope && unseal({ slug, revision: gate.revision }, key, envelope);
}

/** Returns a project whose n-th commit never arrives. */
function breakingAt(n: number): ProjectAccess {
  let commits = 0;
  return {
    ...project,
    firestore: (path, body, method) => {
      if (path === ':commit') commits += 1;
      return path === ':commit' && commits === n
        ? Promise.reject(new Error('The connection broke.'))
        : project.firestore(path, body, method);
    },
  };
}

describe('a presentation sealed with its notes', () => {
  it('is sealed again once, without its notes and with the same code', async () => {
    expect(await opened(amara)).toContain(note);
    expect(await resealPublications(project, { isTrial: true })).toMatchObject({ looked: 1, completed: 1 });
    expect(await opened(amara)).toContain(note);

    expect(await resealPublications(project)).toEqual({
      collection: 'publications',
      looked: 1,
      completed: 1,
    });
    const text = (await opened(amara)) ?? '';
    expect(text).not.toContain(note);
    expect(text).not.toContain('notes');
    expect(readReaderContent(text)).toMatchObject({
      slides: [{ heading: 'Hours back' }],
      update: { at: '2026-10-02T09:00:00.000Z', changes: [] },
    });
    // A lower-case code works: the draft's "exact" applies only from the next publication.
    expect(await opened({ ...amara, code: '7kq2m4xv9tbc1' })).toBe(text);
    expect(await opened(ben)).toBeUndefined();
    expect(Object.keys(await envelopes())).toHaveLength(1);
    expect(await read(`proposalDrafts/${slug}`)).toMatchObject({
      revision: 3,
      matching: 'exact',
      content: expect.stringContaining(note) as string,
      publishedAt: new Date('2026-10-02T09:00:00Z'),
    });
    expect(await read(`proposalDrafts/${slug}/versions/3`)).toMatchObject({
      content,
      changes: ['The same text, sealed again without the speaker’s notes'],
      publishedBy: 'ada',
    });

    const before = JSON.stringify([await envelopes(), await read(`proposals/${slug}`)]);
    expect(await resealPublications(project)).toMatchObject({ looked: 1, completed: 0 });
    expect(JSON.stringify([await envelopes(), await read(`proposals/${slug}`)])).toBe(before);
  });

  it.each([1, 2, 3])('is completed by the next run if write %i fails', async (n) => {
    await expect(resealPublications(breakingAt(n))).rejects.toThrow('The connection broke.');
    // The reader's code works even after an interrupted run.
    expect(await opened(amara)).toContain('Hours back');
    await resealPublications(project);
    expect(await opened(amara)).not.toContain(note);
    expect(Object.keys(await envelopes())).toHaveLength(1);
  });

  it('is left to the next run if a person changes the page in between', async () => {
    let isFirst = true;
    const racing: ProjectAccess = {
      ...project,
      firestore: async (path, body, method) => {
        if (path === ':commit' && isFirst) {
          isFirst = false;
          await put(`proposalDrafts/${slug}`, {
            ...(await read(`proposalDrafts/${slug}`)),
            title: 'Another',
          });
        }
        return project.firestore(path, body, method);
      },
    };
    expect(await resealPublications(racing)).toMatchObject({ looked: 1, completed: 0 });
    expect(await read(`proposals/${slug}`)).toMatchObject({ revision: 2 });
    expect(await opened(amara)).toContain(note);
    expect(await resealPublications(project)).toMatchObject({ looked: 1, completed: 1 });
    expect(await read(`proposalDrafts/${slug}`)).toMatchObject({ title: 'Another', revision: 3 });
    expect(Object.keys(await envelopes())).toHaveLength(1);
  });

  it('is not changed if it is not published', async () => {
    const draft = await read(`proposalDrafts/${slug}`);
    await put(`proposalDrafts/${slug}`, { ...draft, status: 'withdrawn' });
    expect(await resealPublications(project)).toMatchObject({ looked: 0, completed: 0 });
    expect(await read(`proposals/${slug}`)).toMatchObject({ revision: 2 });
  });
});
