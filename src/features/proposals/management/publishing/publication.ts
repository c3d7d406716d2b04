import type { WithId } from '@/shared/firebase/collection';
import { readProposalContent } from '@/features/proposals/content/proposal-content';
import { type Update, writeReaderContent } from '@/features/proposals/content/reader-content';
import { randomText } from '@/features/proposals/sealing/bytes';
import {
  derivationName,
  deriveEnvelopeKey,
  type Derivation,
  leastRounds,
} from '@/features/proposals/sealing/derivation';
import { type Envelope, newContentKey, seal } from '@/features/proposals/sealing/envelope';
import type { ProposalDraft, Recipient, StoredGate } from '@/features/proposals/schema';

/** An envelope with the id under which it stands, and when it closes. */
export interface PlacedEnvelope {
  readonly id: string;
  readonly envelope: Envelope;
  readonly expiresAt: Date | null;
  readonly quiet: boolean;
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
 * Returns the text that readers open: a proposal or deck without the speaker's notes, or the list as it is. Throws a RangeError for
 * a content that is not complete.
 */
function textForReaders(kind: ProposalDraft['kind'], json: string, update: Update | undefined): string {
  if (kind === 'index') return json;
  const content = readProposalContent(json);
  if (content === undefined) throw new RangeError('The content is not complete.');
  return writeReaderContent(content, update);
}

interface SealOptions {
  readonly salt?: string;
  /** What readers are told of the last change. */
  readonly update?: Update | undefined;
  /** Called with the number of recipients that the text is sealed for by now. */
  readonly onProgress?: (done: number) => void;
}

/**
 * Seals a content for all recipients with access, under a new salt and a new content key, for the revision after the draft's. Keys
 * and envelopes of earlier publications open nothing of it. Throws a RangeError for a content that is not complete.
 */
export async function sealPublication(
  { id: slug, kind, clientName, matching, recipients, revision: before }: Sealable,
  content: string,
  { salt = randomText(16), update, onProgress = () => {} }: SealOptions = {},
): Promise<SealedPublication> {
  const text = textForReaders(kind, content, update);
  const derivation: Derivation = { derivation: derivationName, rounds: leastRounds, salt, matching };
  const revision = before + 1;
  const publication = { slug, revision, text, contentKey: newContentKey() };
  let done = 0;
  const envelopes = await Promise.all(
    Object.entries(recipients)
      .filter(([, recipient]) => hasAccess(recipient))
      .map(async ([name, { code, email, expiresAt, quiet }]) => {
        const key = await deriveEnvelopeKey(slug, derivation, { code, email });
        const envelope = await seal(publication, name, key);
        done += 1;
        onProgress(done);
        return { id: key.id, envelope, expiresAt, quiet };
      }),
  );
  return {
    gate: { kind, ...(kind === 'deck' && { clientName }), ...derivation, status: 'active', revision },
    envelopes,
  };
}

/** Returns an envelope as it is stored: with its end and its quiet mark where it has them. */
export const storedEnvelope = ({ envelope, expiresAt, quiet }: PlacedEnvelope) => ({
  ...envelope,
  ...(expiresAt !== null && { expiresAt }),
  ...(quiet && { quiet }),
});

/** How a draft names an envelope that is in place. */
export const placeOf = ({ id, envelope }: PlacedEnvelope): string => `${envelope.recipient}/${id}`;

/** The id of an envelope that a draft names. */
export const envelopeIdOf = (place: string): string => place.slice(place.indexOf('/') + 1);
