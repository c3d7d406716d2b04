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
import { envelopeIdOf, placeOf, sealPublication, storedEnvelope } from './publication';
import type { ProposalDraft, ProposalVersion, StoredGate } from '@/features/proposals/schema';
import { proposalTexts as texts } from '../texts';

type Draft = WithId<ProposalDraft>;

/** A publication was not finished: what can be opened is what it was before. */
export class NotPublishedError extends Error {
  override readonly name = 'NotPublishedError';
}

const attempt = (parts: readonly ChangePart[], what: string) =>
  save(batchChange(parts, { what, reasons: reasons(texts.notPublished) })).settled;

async function carryOut(parts: readonly ChangePart[], what: string): Promise<void> {
  const { state } = await attempt(parts, what);
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

interface PublicationAbout {
  /** One sentence for each change, for staff. */
  readonly changes: readonly string[];
  /** What readers are told. */
  readonly update: Update | undefined;
  /** False when the published text is sealed again, which publishes no change of the draft. */
  readonly isNewText: boolean;
}

interface Progress {
  /** How many recipients the text is sealed for by now. */
  readonly onProgress?: (done: number) => void;
}

/**
 * Puts a text in place for all recipients with access. It writes the envelopes, which nothing opens yet, then moves the gate, which
 * opens these and closes the earlier ones in one write, then deletes the earlier ones. Returns the number of recipients. Throws a
 * NotPublishedError, or a DatabaseError if the gate cannot be reached.
 */
async function putInPlace(
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
  const parts = envelopes.map((placed) => createPart(target, placed.id, storedEnvelope(placed)));
  for (const batch of inBatches(parts)) await carryOut(batch, what);
  await carryOut(
    [
      patchPart(gates, draft.id, { patch: gate, base: before }),
      patchPart(drafts, draft.id, {
        patch: {
          revision: gate.revision,
          status: 'published',
          envelopes: envelopes.map(placeOf),
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
  const old = draft.envelopes.map((place) => deletePart(target, envelopeIdOf(place)));
  // The gate has closed these already, so the publication counts, and the nightly work deletes what is left.
  for (const batch of inBatches(old)) await attempt(batch, what);
  return envelopes.length;
}

/** Returns the JSON of a content as its readers get it: without the speaker's notes. */
function shownText(json: string): string {
  const content = readProposalContent(json);
  return content?.kind === 'deck' ? JSON.stringify(withoutNotes(content)) : json;
}

/** Returns what readers are told of a publication. A text that reads as before keeps what they were told then. */
function updateSince(before: ProposalVersion | undefined, content: string): Update {
  const at = new Date().toISOString();
  if (before === undefined) return { at, changes: [] };
  const [old, now] = [shownText(before.content), shownText(content)];
  return old === now && before.update ? before.update : { at, changes: [...changesBetween(old, now)] };
}

/** Publishes a draft's text and returns how many recipients can open it. */
export async function publish(draft: Draft, actor: Actor, progress: Progress = {}): Promise<number> {
  const before = await publishedVersion(draft);
  const changes = changesBetween(before?.content, draft.content);
  const update = updateSince(before, draft.content);
  return putInPlace(draft, draft.content, { changes, update, isNewText: true }, actor, progress);
}

/**
 * Seals the published text again, under new keys, for the recipients who have access now. Unpublished changes of the draft stay
 * unpublished. Throws a NotPublishedError if nothing is published.
 */
export async function sealAnew(draft: Draft, actor: Actor, progress: Progress = {}): Promise<void> {
  const version = await publishedVersion(draft);
  if (version === undefined) throw new NotPublishedError('The published text cannot be read.');
  const { content, update } = version;
  const about = { changes: [texts.changes.access], update, isNewText: false };
  await putInPlace(draft, content, about, actor, progress);
}
