import { DatabaseError } from '@/shared/firebase/database-error';
import { readPlain } from '@/shared/firebase/read-plain';
import type { Credentials } from '../sealing/credentials';
import {
  type Derivation,
  derivationName,
  deriveEnvelopeKey,
  type EnvelopeKey,
  isTrusted,
  leastRounds,
} from '../sealing/derivation';
import { type Envelope, envelopeFormat, unseal } from '../sealing/envelope';
import { proposalsPath } from '../slug';
import type { Gate } from './gate-record';

/** An opened page: what it says, and by which envelope its reader is counted. */
export interface OpenedPage {
  readonly slug: string;
  readonly text: string;
  readonly keyId: string;
  readonly recipient: string;
}

export type GateAnswer =
  | { readonly kind: 'opened'; readonly page: OpenedPage; readonly key: EnvelopeKey }
  | { readonly kind: 'refused' };

/** Every refusal takes at least this long, so that its cause does not show in its time. */
export const refusalMs = 800;

/** How long the database may take. */
const readMs = 10_000;

/** What stands in for a gate that asks for less than this browser accepts: its answers take as long as others. */
const substitute: Derivation = {
  derivation: derivationName,
  rounds: leastRounds,
  salt: 'AAAAAAAAAAAAAAAAAAAAAA',
  matching: 'normalised',
};

const isBytes = (value: unknown): value is string => typeof value === 'string';

function envelopeOf({
  format,
  revision,
  recipient,
  iv,
  content,
  keyIv,
  key,
}: Readonly<Record<string, unknown>>): Envelope | undefined {
  if (format !== envelopeFormat || typeof revision !== 'number' || typeof recipient !== 'string')
    return undefined;
  if (!isBytes(iv) || !isBytes(content) || !isBytes(keyIv) || !isBytes(key)) return undefined;
  return { format, revision, recipient, iv, content, keyIv, key };
}

/** Reads an envelope; undefined when there is none, or when its time is over. Rejects where the database was not reached. */
async function readEnvelope(slug: string, id: string): Promise<Envelope | undefined> {
  try {
    const found = await readPlain(`${proposalsPath}/${slug}/sealed/${id}`, {
      asVisitor: true,
      signal: AbortSignal.timeout(readMs),
    });
    return found && envelopeOf(found.fields);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === 'permission-denied') return undefined;
    throw error;
  }
}

/** Opens a page with a key that was derived before. Rejects where the database was not reached. */
export async function openWithKey(gate: Gate, key: EnvelopeKey): Promise<GateAnswer> {
  const envelope = await readEnvelope(gate.slug, key.id);
  if (envelope === undefined) return { kind: 'refused' };
  try {
    const text = await unseal(gate, key, envelope);
    return {
      kind: 'opened',
      key,
      page: { slug: gate.slug, text, keyId: key.id, recipient: envelope.recipient },
    };
  } catch {
    return { kind: 'refused' };
  }
}

/**
 * Tries what was entered at a gate. Wrong, withdrawn, expired and changed all take the whole derivation, one read and at least
 * `refusalMs`, and get one answer. Rejects where the database was not reached.
 */
export async function openGate(gate: Gate, entered: Credentials): Promise<GateAnswer> {
  const floor = new Promise<void>((over) => setTimeout(over, refusalMs));
  const isWhole = isTrusted(gate) && /^[A-Za-z0-9_-]{22}$/.test(gate.salt);
  const key = await deriveEnvelopeKey(gate.slug, isWhole ? gate : substitute, entered);
  const answer = await openWithKey(gate, key);
  if (answer.kind === 'opened' && isWhole) return answer;
  await floor;
  return { kind: 'refused' };
}
