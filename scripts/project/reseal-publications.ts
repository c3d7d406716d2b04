import * as z from 'zod/mini';
import type { WithId } from '@/shared/firebase/collection';
import { decodeFields } from '@/shared/firebase/decode';
import { encodeFields } from '@/shared/firebase/values';
import { drafts, envelopesOf, gates, versionsOf } from '@/features/proposals/collections';
import { inBatches } from '@/features/proposals/management/publishing/in-batches';
import {
  envelopeIdOf,
  envelopeRefOf,
  sealPublication,
  storedEnvelope,
} from '@/features/proposals/management/publishing/publication';
import {
  draftSchema,
  gateSchema,
  type ProposalDraft,
  type ProposalVersion,
  versionSchema,
} from '@/features/proposals/schema';
import type { Completed } from './complete-records';
import { pagesOf, type Stored } from './stored-pages';
import { type ProjectAccess, ServiceError } from './project-access';

/** The text that administrators see in the list of a page's versions. */
const change = 'The same text, sealed again without the speaker’s notes';

const nameOf = (project: ProjectAccess, collection: string, id: string) =>
  `${project.root}/${collection}/${id}`;

/** Reads a document; returns undefined if there is none. */
async function read(project: ProjectAccess, path: string): Promise<Omit<Stored, 'id'> | undefined> {
  try {
    return (await project.firestore(`/${path}`)) as Omit<Stored, 'id'>;
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return undefined;
    throw error;
  }
}

/**
 * Checks whether a version was published before notes were left out: it has notes and no `update`, which came
 * with that change.
 */
function hasSealedNotes({ content, update }: ProposalVersion): boolean {
  if (update !== undefined) return false;
  const { slides } = JSON.parse(content) as { readonly slides?: readonly { readonly notes?: unknown }[] };
  return slides?.some(({ notes }) => typeof notes === 'string' && notes !== '') ?? false;
}

interface Publication {
  readonly draft: WithId<ProposalDraft>;
  readonly storedDraft: Stored;
  readonly storedGate: Omit<Stored, 'id'>;
  readonly version: ProposalVersion;
}

/** Reads the current publication of a deck; returns undefined for a page that is not a published deck. */
async function publicationOf(project: ProjectAccess, storedDraft: Stored): Promise<Publication | undefined> {
  const draft = z.safeParse(draftSchema, decodeFields(storedDraft.fields));
  if (!draft.success || draft.data.status !== 'published' || draft.data.kind !== 'deck') return undefined;
  const { id } = storedDraft;
  const storedGate = await read(project, `${gates.path}/${id}`);
  const storedVersion = await read(project, `${versionsOf(id).path}/${draft.data.revision}`);
  const version = z.safeParse(versionSchema, decodeFields(storedVersion?.fields));
  if (!storedGate || !storedVersion || !version.success) return undefined;
  return { draft: { ...draft.data, id }, storedDraft, storedGate, version: version.data };
}

/** Writes one commit. Returns false if a document has changed since it was read. */
async function commit(project: ProjectAccess, writes: readonly object[]): Promise<boolean> {
  try {
    await project.firestore(':commit', { writes });
    return true;
  } catch (error) {
    const isRaced = error instanceof ServiceError && [400, 409].includes(error.status);
    if (isRaced && /update.?time|precondition|stored version|already exists/i.test(error.message))
      return false;
    throw error;
  }
}

/**
 * Deletes envelopes that no code opens any more: those of earlier publications, and those left by an
 * interrupted run. Keeps envelopes after the gate's revision, which belong to a running publication.
 */
async function deleteStale(project: ProjectAccess, slug: string): Promise<number> {
  const { path } = envelopesOf(slug);
  const ids: string[] = [];
  const [storedDraft, storedGate] = [
    await read(project, `${drafts.path}/${slug}`),
    await read(project, `${gates.path}/${slug}`),
  ];
  const draft = z.safeParse(draftSchema, decodeFields(storedDraft?.fields));
  const gate = z.safeParse(gateSchema, decodeFields(storedGate?.fields));
  if (!draft.success || !gate.success) return 0;
  const kept = new Set(draft.data.envelopes.map(envelopeIdOf));
  for await (const page of pagesOf(project, 'sealed', {
    under: `${gates.path}/${slug}`,
    fields: ['revision'],
  }))
    for (const { id, fields } of page)
      if (!kept.has(id) && Number(decodeFields(fields)['revision']) <= gate.data.revision) ids.push(id);
  for (const batch of inBatches(ids))
    await project.firestore(':commit', {
      writes: batch.map((id) => ({ delete: nameOf(project, path, id) })),
    });
  return ids.length;
}

/**
 * Seals a publication again: first the envelopes, which no code opens yet, then gate, draft and version in
 * one write. Codes, end dates and the way of comparing stay. Returns false if a person changed the page since
 * it was read; the next run tries again.
 */
async function seal(
  project: ProjectAccess,
  { draft, storedDraft, storedGate, version }: Publication,
): Promise<boolean> {
  const before = z.parse(gateSchema, decodeFields(storedGate.fields));
  const update = { at: (version.publishedAt ?? new Date()).toISOString(), changes: [] };
  const { gate, envelopes } = await sealPublication(
    // Later changes by an administrator wait for the next publication.
    { ...draft, clientName: before.clientName ?? '', matching: before.matching, revision: before.revision },
    version.content,
    { update },
  );
  const { path } = envelopesOf(draft.id);
  for (const batch of inBatches(envelopes))
    await project.firestore(':commit', {
      writes: batch.map((sealed) => ({
        update: {
          name: nameOf(project, path, sealed.id),
          fields: encodeFields(storedEnvelope(sealed)),
        },
        currentDocument: { exists: false },
      })),
    });
  return commit(project, [
    {
      update: { name: storedGate.name, fields: encodeFields(gate) },
      updateMask: { fieldPaths: Object.keys(gate) },
      currentDocument: { updateTime: storedGate.updateTime },
    },
    {
      update: {
        name: storedDraft.name,
        fields: encodeFields({ revision: gate.revision, envelopes: envelopes.map(envelopeRefOf) }),
      },
      updateMask: { fieldPaths: ['revision', 'envelopes'] },
      currentDocument: { updateTime: storedDraft.updateTime },
    },
    {
      update: {
        name: nameOf(project, versionsOf(draft.id).path, String(gate.revision)),
        fields: encodeFields({ ...version, changes: [change], update, publishedAt: new Date() }),
      },
      currentDocument: { exists: false },
    },
  ]);
}

/**
 * Seals presentations again if readers could open the speaker's notes, with the same codes, and deletes
 * envelopes that no code opens any more. An interrupted run can be repeated; a second run changes nothing.
 */
export async function resealPublications(
  project: ProjectAccess,
  {
    tell = () => {},
    isTrial = false,
  }: { readonly tell?: (line: string) => void; readonly isTrial?: boolean } = {},
): Promise<Completed> {
  let [looked, completed] = [0, 0];
  for await (const page of pagesOf(project, drafts.path)) {
    for (const stored of page) {
      const publication = await publicationOf(project, stored);
      if (publication === undefined) continue;
      looked += 1;
      const isOld = hasSealedNotes(publication.version);
      if (isTrial) {
        if (isOld) completed += 1;
        continue;
      }
      try {
        if (isOld && (await seal(project, publication))) {
          completed += 1;
          tell(`${stored.id}: sealed again without notes`);
        }
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        tell(
          `${stored.id}: its text does not fit this release. Open it in the workspace and publish it again`,
        );
      }
      await deleteStale(project, stored.id);
    }
  }
  tell(`publications: looked at ${looked}, sealed again ${completed}`);
  return { collection: 'publications', looked, completed };
}
