import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { getDocument } from '@/shared/firebase/database';
import { serverTime } from '@/shared/firebase/fields';
import { batchChange, type ChangePart, createPart, deletePart, patchPart } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import { reasons, stamp, stamped } from '@/features/proposals/changes';
import { drafts, envelopesOf, gates, versionsOf } from '@/features/proposals/collections';
import { changesBetween } from '../content-changes';
import { readProposalContent } from '@/features/proposals/content/proposal-content';
import { type Update, withoutNotes } from '@/features/proposals/content/reader-content';
import { inBatches } from './in-batches';
import { envelopeIdOf, envelopeRefOf, sealPublication, storedEnvelope } from './publication';
import type { ProposalDraft, ProposalVersion, StoredGate } from '@/features/proposals/schema';
import { proposalTexts as texts } from '../texts';

type Draft = WithId<ProposalDraft>;

/** Thrown if a publication is incomplete. The page can still be opened as before. */
export class NotPublishedError extends Error {
  override readonly name = 'NotPublishedError';
}

const trySave = (parts: readonly ChangePart[], what: string) =>
  save(batchChange(parts, { what, reasons: reasons(texts.notPublished) })).settled;

async function saveOrThrow(parts: readonly ChangePart[], what: string): Promise<void> {
  const { state } = await trySave(parts, what);
  if (state !== 'saved') throw new NotPublishedError(`A part of the publication is ${state}.`);
}

async function storedGate(slug: string): Promise<WithId<StoredGate>> {
  const found = await getDocument(gates, slug);
  if (!found?.ok) throw new NotPublishedError('The gate of this page cannot be read.');
  return found.document;
}

/** Returns the current published version; undefined before the first publication. */
export async function publishedVersion({
  id,
  revision,
  publishedAt,
}: Draft): Promise<ProposalVersion | undefined> {
  if (publishedAt === null) return undefined;
  const found = await getDocument(versionsOf(id), String(revision));
  return found?.ok ? found.document : undefined;
}

interface PublicationAbout {
  /** One sentence for each change, for staff. */
  readonly changes: readonly string[];
  /** The last change, as described to readers. */
  readonly update: Update | undefined;
  /** False if the published text is only sealed again, without changes from the draft. */
  readonly isNewText: boolean;
}

interface Progress {
  /** Called with the number of recipients sealed so far. */
  readonly onProgress?: (done: number) => void;
}

/**
 * Publishes a text for all recipients with access, in three steps. Writes the new envelopes, which the gate
 * doesn't accept yet. Then updates the gate, which opens the new envelopes and closes the old ones in one
 * write. Then deletes the old envelopes. Returns the number of recipients. Throws a NotPublishedError, or a
 * DatabaseError if the gate is unreachable.
 */
async function storePublication(
  draft: Draft,
  text: string,
  { changes, update, isNewText }: PublicationAbout,
  actor: Actor,
  { onProgress }: Progress,
): Promise<number> {
  const before = await storedGate(draft.id);
  const what = texts.changeOf.publication(draft.title);
  const { gate, envelopes } = await sealPublication({ ...draft, revision: before.revision }, text, {
    update,
    ...(onProgress && { onProgress }),
  });
  const target = envelopesOf(draft.id);
  const parts = envelopes.map((sealed) => createPart(target, sealed.id, storedEnvelope(sealed)));
  for (const batch of inBatches(parts)) await saveOrThrow(batch, what);
  await saveOrThrow(
    [
      patchPart(gates, draft.id, { patch: gate, base: before }),
      patchPart(drafts, draft.id, {
        patch: {
          revision: gate.revision,
          status: 'published',
          envelopes: envelopes.map(envelopeRefOf),
          ...(isNewText && { publishedAt: serverTime }),
          ...stamp(actor),
        },
        base: draft,
        ...stamped,
      }),
      createPart(versionsOf(draft.id), String(gate.revision), {
        title: draft.title,
        content: text,
        changes: [...changes],
        ...(update && { update }),
        publishedAt: serverTime,
        publishedBy: actor.uid,
      }),
    ],
    what,
  );
  const old = draft.envelopes.map((ref) => deletePart(target, envelopeIdOf(ref)));
  // The gate no longer accepts these, so the publication succeeded. A nightly job deletes what is left.
  for (const batch of inBatches(old)) await trySave(batch, what);
  return envelopes.length;
}

/** Returns the JSON of the content as readers get it, without speaker notes. */
function shownText(json: string): string {
  const content = readProposalContent(json);
  return content?.kind === 'deck' ? JSON.stringify(withoutNotes(content)) : json;
}

/**
 * Returns the description of a publication for readers. If the readable text is unchanged, returns the
 * previous description.
 */
function updateSince(before: ProposalVersion | undefined, content: string): Update {
  const at = new Date().toISOString();
  if (before === undefined) return { at, changes: [] };
  const [old, now] = [shownText(before.content), shownText(content)];
  return old === now && before.update ? before.update : { at, changes: [...changesBetween(old, now)] };
}

/** Publishes a draft's text. Returns the number of recipients who can open it. */
export async function publish(draft: Draft, actor: Actor, progress: Progress = {}): Promise<number> {
  const before = await publishedVersion(draft);
  const changes = changesBetween(before?.content, draft.content);
  const update = updateSince(before, draft.content);
  return storePublication(draft, draft.content, { changes, update, isNewText: true }, actor, progress);
}

/**
 * Seals the published text again, with new keys, for the recipients who have access now. Doesn't publish
 * changes of the draft. Throws a NotPublishedError if nothing is published.
 */
export async function reseal(draft: Draft, actor: Actor, progress: Progress = {}): Promise<void> {
  const version = await publishedVersion(draft);
  if (version === undefined) throw new NotPublishedError('The published text cannot be read.');
  const { content, update } = version;
  const about = { changes: [texts.changes.access], update, isNewText: false };
  await storePublication(draft, content, about, actor, progress);
}
