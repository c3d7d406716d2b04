import type { WithId } from '@/shared/firebase/collection';
import { randomText } from '../sealing/bytes';
import { derivationName, deriveEnvelopeKey, type Derivation, leastRounds } from '../sealing/derivation';
import { type Envelope, newContentKey, seal } from '../sealing/envelope';
import type { ProposalDraft, Recipient, StoredGate } from './schema';

/** An envelope with the id under which it stands, and when it closes. */
export interface PlacedEnvelope {
  readonly id: string;
  readonly envelope: Envelope;
  readonly expiresAt: Date | null;
}

/** A publication that is sealed and waits to be put in place. */
export interface SealedPublication {
  readonly gate: StoredGate;
  readonly envelopes: readonly PlacedEnvelope[];
}

/** Whether somebody may open a page from its next publication on. */
export const hasAccess = ({ withdrawnAt, expiresAt }: Recipient, now = new Date()): boolean =>
  withdrawnAt === null && (expiresAt === null || expiresAt > now);

/** Whether a page says something else than its draft. */
export const isChanged = ({
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
 * Seals a text for everybody who has access, under a new salt and a new content key, for the revision after the draft's: what
 * anybody kept of earlier publications opens nothing of it. `onProgress` is told how many recipients are done.
 */
export async function sealPublication(
  { id: slug, kind, clientName, matching, recipients, revision: before }: Sealable,
  text: string,
  {
    salt = randomText(16),
    onProgress = () => {},
  }: { readonly salt?: string; readonly onProgress?: (done: number) => void } = {},
): Promise<SealedPublication> {
  const derivation: Derivation = { derivation: derivationName, rounds: leastRounds, salt, matching };
  const revision = before + 1;
  const publication = { slug, revision, text, contentKey: newContentKey() };
  let done = 0;
  const envelopes = await Promise.all(
    Object.entries(recipients)
      .filter(([, recipient]) => hasAccess(recipient))
      .map(async ([name, { code, email, expiresAt }]) => {
        const key = await deriveEnvelopeKey(slug, derivation, { code, email });
        const envelope = await seal(publication, name, key);
        done += 1;
        onProgress(done);
        return { id: key.id, envelope, expiresAt };
      }),
  );
  return {
    gate: { kind, ...(kind === 'deck' && { clientName }), ...derivation, status: 'active', revision },
    envelopes,
  };
}

/** How a draft names an envelope that is in place. */
export const placeOf = ({ id, envelope }: PlacedEnvelope): string => `${envelope.recipient}/${id}`;

/** The id of an envelope that a draft names. */
export const envelopeIdOf = (place: string): string => place.slice(place.indexOf('/') + 1);
