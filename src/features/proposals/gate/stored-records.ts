import { type Derivation, isTrusted } from '../sealing/derivation';
import { matchings } from '../sealing/credentials';
import { type Envelope, envelopeFormat } from '../sealing/envelope';

/** Kinds of pages: a client proposal, a presentation, or the list of pages. */
export const proposalKinds = ['proposal', 'deck', 'index'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/**
 * The public record of a page: how its key is derived, and nothing of its text. This file describes the stored records of a
 * gate once. Gates use its plain functions, because they load no zod. Proposal management wraps the same functions.
 */
export interface StoredGate extends Derivation {
  readonly kind: ProposalKind;
  /** Stored for decks only, which show it on the gate (PRO-061). */
  readonly clientName?: string;
  readonly status: 'active' | 'inactive';
  /** The publication in force. */
  readonly revision: number;
}

/** An envelope with its end and its quiet mark. */
export interface StoredEnvelope extends Envelope {
  readonly expiresAt?: Date | null;
  /** True when nothing but answers may be stored of the recipient. */
  readonly quiet?: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const isString = (value: unknown): value is string => typeof value === 'string';
const isOneOf = <T>(options: readonly T[], value: unknown): value is T =>
  (options as readonly unknown[]).includes(value);

/** 16 random bytes as text. */
const saltPattern = /^[A-Za-z0-9_-]{22}$/;

/** Returns the gate that a stored record describes, or undefined for a record of another form. */
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

/** Checks whether keys may be derived as a gate asks: with a strong derivation and a whole salt. */
export const isSound = (gate: Derivation): boolean => isTrusted(gate) && saltPattern.test(gate.salt);

/** Returns the envelope that a stored record describes, or undefined for a record of another form. */
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
