import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { getDocument } from '@/shared/firebase/database';
import { serverTime } from '@/shared/firebase/fields';
import { batchChange, type ChangePart, createPart, deletePart, patchPart } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import { inBatches, reasons, stamp, stamped } from './changes';
import { drafts, envelopesOf, gates, versionsOf } from './collections';
import { changesBetween } from './content-changes';
import { envelopeIdOf, placeOf, sealPublication } from './publication';
import type { ProposalDraft, ProposalVersion, StoredGate } from './schema';
import { proposalTexts as texts } from './texts';

type Draft = WithId<ProposalDraft>;

/** A publication was not finished: what can be opened is what it was before. */
export class NotPublishedError extends Error {
  override readonly name = 'NotPublishedError';
}

async function carryOut(parts: readonly ChangePart[], what: string): Promise<void> {
  const { state } = await save(batchChange(parts, { what, reasons: reasons(texts.notPublished) })).settled;
  if (state !== 'saved') throw new NotPublishedError(`A part of the publication is ${state}.`);
}

async function storedGate(slug: string): Promise<WithId<StoredGate>> {
  const found = await getDocument(gates, slug);
  if (!found?.ok) throw new NotPublishedError('The gate of this page cannot be read.');
  return found.document;
}

/** The publication in force; undefined before the first. */
export async function publishedVersion({
  id,
  revision,
  publishedAt,
}: Draft): Promise<ProposalVersion | undefined> {
  if (publishedAt === null) return undefined;
  const found = await getDocument(versionsOf(id), String(revision));
  return found?.ok ? found.document : undefined;
}

interface Progress {
  /** How many recipients the text is sealed for by now. */
  readonly onProgress?: (done: number) => void;
}

/**
 * Puts a text in place for everybody who has access: first its envelopes, which nobody can open yet, then the gate, which closes
 * those before and opens these in one write, then those before are removed. Returns how many recipients there are. Throws a
 * NotPublishedError, or a DatabaseError where the gate was not reached.
 */
async function putInPlace(
  draft: Draft,
  text: string,
  changes: readonly string[],
  actor: Actor,
  { onProgress }: Progress,
): Promise<number> {
  const before = await storedGate(draft.id);
  const what = texts.changeOf.publication(draft.title);
  const { gate, envelopes } = await sealPublication(
    { ...draft, revision: before.revision },
    text,
    onProgress && { onProgress },
  );
  const target = envelopesOf(draft.id);
  const parts = envelopes.map(({ id, envelope, expiresAt }) =>
    createPart(target, id, { ...envelope, ...(expiresAt !== null && { expiresAt }) }),
  );
  for (const batch of inBatches(parts)) await carryOut(batch, what);
  await carryOut(
    [
      patchPart(gates, draft.id, { patch: gate, base: before }),
      patchPart(drafts, draft.id, {
        patch: {
          revision: gate.revision,
          status: 'published',
          envelopes: envelopes.map(placeOf),
          publishedAt: serverTime,
          ...stamp(actor),
        },
        base: draft,
        ...stamped,
      }),
      createPart(versionsOf(draft.id), String(gate.revision), {
        title: draft.title,
        content: text,
        changes: [...changes],
        publishedAt: serverTime,
        publishedBy: actor.uid,
      }),
    ],
    what,
  );
  const old = draft.envelopes.map((place) => deletePart(target, envelopeIdOf(place)));
  for (const batch of inBatches(old)) await carryOut(batch, what);
  return envelopes.length;
}

/** Publishes a draft's text. */
export async function publish(draft: Draft, actor: Actor, progress: Progress = {}): Promise<number> {
  const before = await publishedVersion(draft);
  return putInPlace(draft, draft.content, changesBetween(before?.content, draft.content), actor, progress);
}

/**
 * Seals what is published anew for those who have access now, under new keys; the draft's unpublished changes stay unpublished.
 * Throws a NotPublishedError where nothing is published.
 */
export async function sealAnew(draft: Draft, actor: Actor, progress: Progress = {}): Promise<void> {
  const version = await publishedVersion(draft);
  if (version === undefined) throw new NotPublishedError('The published text cannot be read.');
  await putInPlace(draft, version.content, [texts.changes.access], actor, progress);
}
