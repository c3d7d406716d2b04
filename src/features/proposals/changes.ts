import type { FailureKind } from '@/shared/failures/failure-kind';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { serverTime } from '@/shared/firebase/fields';
import { batchChange, createPart, deletePart, patchChange, patchPart } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { randomBase64Url } from './sealing/base64-url';
import { derivationName, minRounds } from './sealing/derivation';
import { drafts, envelopesOf, gates } from './collections';
import { inBatches } from './management/publishing/in-batches';
import { envelopeIdOf } from './management/publishing/publication';
import type { ProposalDraft, Recipient } from './schema';
import { proposalTexts as texts } from './management/texts';

type Draft = WithId<ProposalDraft>;

const reasons = (text: string): Partial<Readonly<Record<FailureKind, string>>> => ({
  denied: texts.refused,
  invalid: text,
  exists: text,
  gone: texts.missing,
});

/** Returns the author and time of a change. Both are written with each change and never compared. */
const stamp = (actor: Actor) => ({ updatedAt: serverTime, updatedBy: actor.uid });
const stamped = { derived: { fields: ['updatedBy'] } } as const;

/** The fields that a new proposal starts with. */
export type NewDraft = Pick<ProposalDraft, 'kind' | 'title' | 'clientName' | 'clientEmail' | 'content'>;

/** Creates a proposal and reserves its address with a gate that no code opens yet. */
export const createDraft = (slug: string, fields: NewDraft, actor: Actor): SaveHandle =>
  save(
    batchChange(
      [
        createPart(drafts, slug, {
          ...fields,
          matching: 'normalised',
          recipients: {},
          envelopes: [],
          revision: 1,
          status: 'draft',
          createdAt: serverTime,
          contentAt: serverTime,
          ...stamp(actor),
        }),
        createPart(gates, slug, {
          kind: fields.kind,
          ...(fields.kind === 'deck' && { clientName: fields.clientName }),
          derivation: derivationName,
          rounds: minRounds,
          salt: randomBase64Url(16),
          matching: 'normalised',
          status: 'inactive',
          revision: 1,
        }),
      ],
      { what: texts.changeOf.creation(fields.title), reasons: reasons(texts.notCreated) },
    ),
  );

/** Saves the edited content. Changes that another person made to other parts are merged. */
export const saveContent = (
  draft: Draft,
  fields: Pick<ProposalDraft, 'title' | 'clientName' | 'clientEmail' | 'content'>,
  actor: Actor,
): SaveHandle =>
  save(
    patchChange(drafts, draft.id, {
      patch: { ...fields, contentAt: serverTime, ...stamp(actor) },
      base: draft,
      merge: { content: 'proposal-content' },
      ...stamped,
      what: texts.changeOf.content(fields.title),
      labels: texts.labels,
      reasons: reasons(texts.notSaved),
    }),
  );

/** Adds or changes a recipient. The change takes effect with the next publication. */
export const saveRecipient = (draft: Draft, name: string, recipient: Recipient, actor: Actor): SaveHandle =>
  saveRecipients(draft, { [name]: recipient }, actor);

/** Adds or changes recipients in one write. The keys are the recipients' random names. */
export const saveRecipients = (
  draft: Draft,
  recipients: Readonly<Record<string, Recipient>>,
  actor: Actor,
): SaveHandle =>
  save(
    patchChange(drafts, draft.id, {
      patch: {
        ...Object.fromEntries(
          Object.entries(recipients).map(([name, recipient]) => [`recipients.${name}`, recipient]),
        ),
        ...stamp(actor),
      },
      base: draft,
      ...stamped,
      what: texts.changeOf.access(draft.title),
      labels: texts.labels,
      reasons: reasons(texts.refused),
    }),
  );

/** Saves how the gate compares typed credentials. It takes effect with the next publication. */
export const saveMatching = (draft: Draft, matching: ProposalDraft['matching'], actor: Actor): SaveHandle =>
  save(
    patchChange(drafts, draft.id, {
      patch: { matching, ...stamp(actor) },
      base: draft,
      ...stamped,
      what: texts.changeOf.access(draft.title),
      labels: texts.labels,
      reasons: reasons(texts.refused),
    }),
  );

/**
 * Revokes a recipient's access. The same write deletes their envelope, so their code stops working at once.
 */
export function withdrawRecipient(draft: Draft, name: string, actor: Actor): SaveHandle {
  const own = draft.envelopes.filter((ref) => ref.startsWith(`${name}/`));
  return save(
    batchChange(
      [
        patchPart(drafts, draft.id, {
          patch: {
            [`recipients.${name}.withdrawnAt`]: serverTime,
            envelopes: draft.envelopes.filter((ref) => !own.includes(ref)),
            ...stamp(actor),
          },
          base: draft,
          ...stamped,
          marks: [`recipients.${name}.withdrawnAt`],
        }),
        ...own.map((ref) => deletePart(envelopesOf(draft.id), envelopeIdOf(ref))),
      ],
      { what: texts.changeOf.access(draft.title), labels: texts.labels, reasons: reasons(texts.refused) },
    ),
  );
}

/**
 * Closes a page for all readers at once: one write deactivates its gate. Deletes its envelopes afterwards, in
 * batches.
 */
export function withdrawDraft(draft: Draft, actor: Actor): readonly SaveHandle[] {
  const options = { what: texts.changeOf.withdrawal(draft.title), reasons: reasons(texts.refused) };
  const parts = draft.envelopes.map((ref) => deletePart(envelopesOf(draft.id), envelopeIdOf(ref)));
  return [
    save(
      batchChange(
        [
          patchPart(gates, draft.id, { patch: { status: 'inactive' }, base: { status: 'active' } }),
          patchPart(drafts, draft.id, {
            patch: { status: 'withdrawn', envelopes: [], ...stamp(actor) },
            base: draft,
            ...stamped,
          }),
        ],
        options,
      ),
    ),
    ...inBatches(parts).map((batch) => save(batchChange(batch, options))),
  ];
}

export { reasons, stamp, stamped };
