import { DatabaseError } from '@/shared/firebase/database-error';
import { readPlain } from '@/shared/firebase/read-plain';
import type { Credentials } from '../sealing/credentials';
import {
  type Derivation,
  derivationName,
  deriveEnvelopeKey,
  type EnvelopeKey,
  minRounds,
} from '../sealing/derivation';
import { unseal } from '../sealing/envelope';
import { proposalsPath } from '../slug';
import type { Gate } from './gate-record';
import { hasValidDerivation, parseEnvelope, type StoredEnvelope } from './stored-records';

/** An opened page: its text, and the recipient's envelope, which identifies their visits. */
export interface OpenedPage {
  readonly slug: string;
  readonly text: string;
  readonly keyId: string;
  readonly recipient: string;
  /** End of this recipient's access; null for no end. */
  readonly expiresAt: Date | null;
  /** True if only this recipient's answers may be stored, and not their visits. */
  readonly answersOnly: boolean;
}

export type GateAnswer =
  | { readonly kind: 'opened'; readonly page: OpenedPage; readonly key: EnvelopeKey }
  | { readonly kind: 'refused' };

/** The minimum duration of a refusal in ms, so that its timing doesn't reveal the cause. */
export const refusalMs = 800;

/** The time limit for reading from the database, in ms. */
const readTimeoutMs = 10_000;

/**
 * Replaces a derivation that is weaker than this browser accepts, so that refusals take as long as for other
 * gates.
 */
const decoyDerivation: Derivation = {
  derivation: derivationName,
  rounds: minRounds,
  salt: 'AAAAAAAAAAAAAAAAAAAAAA',
  matching: 'normalised',
};

/**
 * Reads an envelope. Returns undefined if it is missing or expired. Rejects if the database is unreachable.
 */
async function readEnvelope(slug: string, id: string): Promise<StoredEnvelope | undefined> {
  try {
    const found = await readPlain(`${proposalsPath}/${slug}/sealed/${id}`, {
      asVisitor: true,
      signal: AbortSignal.timeout(readTimeoutMs),
    });
    return found && parseEnvelope(found.fields);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === 'permission-denied') return undefined;
    throw error;
  }
}

/** Opens a page with a derived key. Rejects if the database is unreachable. */
export async function openWithKey(gate: Gate, key: EnvelopeKey): Promise<GateAnswer> {
  const envelope = await readEnvelope(gate.slug, key.id);
  if (envelope === undefined) return { kind: 'refused' };
  const { recipient, expiresAt = null, quiet: answersOnly = false } = envelope;
  try {
    const text = await unseal(gate, key, envelope);
    return {
      kind: 'opened',
      key,
      page: { slug: gate.slug, text, keyId: key.id, recipient, expiresAt, answersOnly },
    };
  } catch {
    return { kind: 'refused' };
  }
}

/**
 * Tries to open a gate. Wrong, revoked, expired and outdated credentials get the same refusal. Each refusal
 * takes the full derivation, one read and at least `refusalMs`. Rejects if the database is unreachable.
 */
export async function openGate(gate: Gate, entered: Credentials): Promise<GateAnswer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const minimumTime = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, refusalMs);
  });
  const isValidGate = hasValidDerivation(gate);
  try {
    const key = await deriveEnvelopeKey(gate.slug, isValidGate ? gate : decoyDerivation, entered);
    const answer = await openWithKey(gate, key);
    if (answer.kind === 'opened' && isValidGate) return answer;
    await minimumTime;
    return { kind: 'refused' };
  } finally {
    clearTimeout(timer);
  }
}
