import { DatabaseError } from '@/shared/firebase/database-error';
import { readPlain } from '@/shared/firebase/read-plain';
import type { Credentials } from '../sealing/credentials';
import {
  type Derivation,
  derivationName,
  deriveEnvelopeKey,
  type EnvelopeKey,
  leastRounds,
} from '../sealing/derivation';
import { unseal } from '../sealing/envelope';
import { proposalsPath } from '../slug';
import type { Gate } from './gate-record';
import { isSound, parseEnvelope, type StoredEnvelope } from './stored-records';

/** An opened page: its text, and the envelope that its reader is counted by. */
export interface OpenedPage {
  readonly slug: string;
  readonly text: string;
  readonly keyId: string;
  readonly recipient: string;
  /** When this recipient's access ends; null without an end. */
  readonly expiresAt: Date | null;
  /** True when nothing but answers may be stored of this recipient. */
  readonly quiet: boolean;
}

export type GateAnswer =
  | { readonly kind: 'opened'; readonly page: OpenedPage; readonly key: EnvelopeKey }
  | { readonly kind: 'refused' };

/** Every refusal takes at least this long, so that its cause does not show in its time. */
export const refusalMs = 800;

/** How long the database may take. */
const readMs = 10_000;

/** Stands in for a gate that asks for less than this browser accepts, so that its answers take as long as others. */
const substitute: Derivation = {
  derivation: derivationName,
  rounds: leastRounds,
  salt: 'AAAAAAAAAAAAAAAAAAAAAA',
  matching: 'normalised',
};

/** Reads an envelope; undefined when there is none, or when its time is over. Rejects if the database was not reached. */
async function readEnvelope(slug: string, id: string): Promise<StoredEnvelope | undefined> {
  try {
    const found = await readPlain(`${proposalsPath}/${slug}/sealed/${id}`, {
      asVisitor: true,
      signal: AbortSignal.timeout(readMs),
    });
    return found && parseEnvelope(found.fields);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === 'permission-denied') return undefined;
    throw error;
  }
}

/** Opens a page with a key that was derived before. Rejects if the database was not reached. */
export async function openWithKey(gate: Gate, key: EnvelopeKey): Promise<GateAnswer> {
  const envelope = await readEnvelope(gate.slug, key.id);
  if (envelope === undefined) return { kind: 'refused' };
  const { recipient, expiresAt = null, quiet = false } = envelope;
  try {
    const text = await unseal(gate, key, envelope);
    return {
      kind: 'opened',
      key,
      page: { slug: gate.slug, text, keyId: key.id, recipient, expiresAt, quiet },
    };
  } catch {
    return { kind: 'refused' };
  }
}

/**
 * Tries what was entered at a gate. Wrong, withdrawn, expired and changed all take the whole derivation, one read and at least
 * `refusalMs`, and get one answer. Rejects if the database was not reached.
 */
export async function openGate(gate: Gate, entered: Credentials): Promise<GateAnswer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const floor = new Promise<void>((over) => {
    timer = setTimeout(over, refusalMs);
  });
  const isWhole = isSound(gate);
  try {
    const key = await deriveEnvelopeKey(gate.slug, isWhole ? gate : substitute, entered);
    const answer = await openWithKey(gate, key);
    if (answer.kind === 'opened' && isWhole) return answer;
    await floor;
    return { kind: 'refused' };
  } finally {
    clearTimeout(timer);
  }
}
