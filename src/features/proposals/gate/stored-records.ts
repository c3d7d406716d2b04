import { type Derivation, isAcceptedDerivation } from '../sealing/derivation';
import { matchings } from '../sealing/credentials';
import { type Envelope, envelopeFormat } from '../sealing/envelope';

/** Kinds of pages: a client proposal, a presentation, or the list of pages. */
export const proposalKinds = ['proposal', 'deck', 'index'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/**
 * The public record of a page: how to derive its key, and nothing of its content. This file holds the only
 * parsers of a gate's stored records. They don't use zod, because gates don't load it. Proposal management
 * wraps them in schemas.
 */
export interface StoredGate extends Derivation {
  readonly kind: ProposalKind;
  /** Stored for decks only; their gate shows it (PRO-061). */
  readonly clientName?: string;
  readonly status: 'active' | 'inactive';
  /** The current publication. */
  readonly revision: number;
}

/** An envelope with its end of access and its flag `quiet`. */
export interface StoredEnvelope extends Envelope {
  readonly expiresAt?: Date | null;
  /** True if only this recipient's answers may be stored. */
  readonly quiet?: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const isString = (value: unknown): value is string => typeof value === 'string';
const isOneOf = <T>(options: readonly T[], value: unknown): value is T =>
  (options as readonly unknown[]).includes(value);

/** 16 random bytes in base64url. */
const saltPattern = /^[A-Za-z0-9_-]{22}$/;

/** Parses a stored gate. Returns undefined if it has another shape. */
export function parseGate({
  kind,
  clientName,
  derivation,
  rounds,
  salt,
  matching,
  status,
  revision,
}: Fields): StoredGate | undefined {
  if (!isOneOf(proposalKinds, kind) || !isOneOf(matchings, matching)) return undefined;
  if (!isString(derivation) || !isString(salt) || !Number.isInteger(rounds) || !Number.isInteger(revision))
    return undefined;
  return {
    kind,
    ...(isString(clientName) && { clientName }),
    derivation,
    rounds: Number(rounds),
    salt,
    matching,
    status: status === 'active' ? 'active' : 'inactive',
    revision: Number(revision),
  };
}

/** Checks whether a gate's derivation is strong and its salt complete. */
export const hasValidDerivation = (gate: Derivation): boolean =>
  isAcceptedDerivation(gate) && saltPattern.test(gate.salt);

/** Parses a stored envelope. Returns undefined if it has another shape. */
export function parseEnvelope({
  format,
  revision,
  recipient,
  iv,
  content,
  keyIv,
  key,
  expiresAt,
  quiet,
}: Fields): StoredEnvelope | undefined {
  if (format !== envelopeFormat || typeof revision !== 'number' || !isString(recipient)) return undefined;
  if (!isString(iv) || !isString(content) || !isString(keyIv) || !isString(key)) return undefined;
  return {
    format,
    revision,
    recipient,
    iv,
    content,
    keyIv,
    key,
    ...((expiresAt instanceof Date || expiresAt === null) && { expiresAt }),
    ...(typeof quiet === 'boolean' && { quiet }),
  };
}
