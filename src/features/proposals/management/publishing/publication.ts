import type { WithId } from '@/shared/firebase/collection';
import { readProposalContent } from '@/features/proposals/content/proposal-content';
import { type Update, writeReaderContent } from '@/features/proposals/content/reader-content';
import { randomBase64Url } from '@/features/proposals/sealing/base64-url';
import {
  derivationName,
  deriveEnvelopeKey,
  type Derivation,
  minRounds,
} from '@/features/proposals/sealing/derivation';
import { type Envelope, newContentKey, seal } from '@/features/proposals/sealing/envelope';
import type { ProposalDraft, Recipient, StoredGate } from '@/features/proposals/schema';

/** An envelope with its id, its end of access and whether it allows answers only. */
export interface SealedEnvelope {
  readonly id: string;
  readonly envelope: Envelope;
  readonly expiresAt: Date | null;
  readonly answersOnly: boolean;
}

/** A sealed publication that isn't stored yet. */
export interface SealedPublication {
  readonly gate: StoredGate;
  readonly envelopes: readonly SealedEnvelope[];
}

/** Checks whether a recipient can open the page's next publication. */
export const hasAccess = ({ withdrawnAt, expiresAt }: Recipient, now = new Date()): boolean =>
  withdrawnAt === null && (expiresAt === null || expiresAt > now);

/** Checks whether a published page's draft was changed after the publication. */
export const hasUnpublishedChanges = ({
  status,
  contentAt,
  publishedAt,
}: Pick<ProposalDraft, 'status' | 'contentAt' | 'publishedAt'>): boolean =>
  status === 'published' && publishedAt !== null && contentAt !== null && contentAt > publishedAt;

type Sealable = Pick<
  WithId<ProposalDraft>,
  'id' | 'kind' | 'clientName' | 'matching' | 'recipients' | 'revision'
>;

/**
 * Returns the text to seal: a proposal, a deck without speaker notes, or the list as it is. Throws a
 * RangeError for incomplete content.
 */
function textForReaders(kind: ProposalDraft['kind'], json: string, update: Update | undefined): string {
  if (kind === 'index') return json;
  const content = readProposalContent(json);
  if (content === undefined) throw new RangeError('The content is not complete.');
  return writeReaderContent(content, update);
}

interface SealOptions {
  readonly salt?: string;
  /** The last change, as described to readers. */
  readonly update?: Update | undefined;
  /** Called with the number of recipients sealed so far. */
  readonly onProgress?: (done: number) => void;
}

/**
 * Seals the content for all recipients with access, as the revision after the draft's. Uses a new salt and a
 * new content key, so keys of earlier publications can't decrypt it. Throws a RangeError for incomplete
 * content.
 */
export async function sealPublication(
  { id: slug, kind, clientName, matching, recipients, revision: before }: Sealable,
  content: string,
  { salt = randomBase64Url(16), update, onProgress = () => {} }: SealOptions = {},
): Promise<SealedPublication> {
  const text = textForReaders(kind, content, update);
  const derivation: Derivation = { derivation: derivationName, rounds: minRounds, salt, matching };
  const revision = before + 1;
  const publication = { slug, revision, text, contentKey: newContentKey() };
  let done = 0;
  const envelopes = await Promise.all(
    Object.entries(recipients)
      .filter(([, recipient]) => hasAccess(recipient))
      .map(async ([name, { code, email, expiresAt, quiet: answersOnly }]) => {
        const key = await deriveEnvelopeKey(slug, derivation, { code, email });
        const envelope = await seal(publication, name, key);
        done += 1;
        onProgress(done);
        return { id: key.id, envelope, expiresAt, answersOnly };
      }),
  );
  return {
    gate: { kind, ...(kind === 'deck' && { clientName }), ...derivation, status: 'active', revision },
    envelopes,
  };
}

/** Returns an envelope's stored fields, with the end of access and the flag `quiet` if they are set. */
export const storedEnvelope = ({ envelope, expiresAt, answersOnly }: SealedEnvelope) => ({
  ...envelope,
  ...(expiresAt !== null && { expiresAt }),
  ...(answersOnly && { quiet: true }),
});

/** Returns a draft's reference to an envelope: `recipient/envelope`. */
export const envelopeRefOf = ({ id, envelope }: SealedEnvelope): string => `${envelope.recipient}/${id}`;

/** Returns the envelope's id from a draft's reference to it. */
export const envelopeIdOf = (ref: string): string => ref.slice(ref.indexOf('/') + 1);
