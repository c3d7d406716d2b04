import { DatabaseError } from '@/shared/firebase/database-error';
import type { CallOptions } from '@/shared/firebase/rest';
import { readPlain } from '@/shared/firebase/read-plain';
import type { Derivation } from '../sealing/derivation';
import { proposalsPath, slugPattern } from '../slug';

/** What the public knows of a page: how its key is derived, and nothing of what it says. */
export interface Gate extends Derivation {
  readonly slug: string;
  readonly kind: 'proposal' | 'deck' | 'index';
  /** Of decks alone, which show it on the gate (PRO-061). */
  readonly clientName: string;
  /** The publication in force. */
  readonly revision: number;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The gate that a stored record describes; what is missing or of another kind opens nothing. */
export const gateOf = (slug: string, fields: Readonly<Record<string, unknown>>): Gate => ({
  slug,
  kind: fields['kind'] === 'deck' || fields['kind'] === 'index' ? fields['kind'] : 'proposal',
  clientName: textOf(fields['clientName']),
  derivation: textOf(fields['derivation']),
  rounds: Number(fields['rounds']),
  salt: textOf(fields['salt']),
  matching: fields['matching'] === 'exact' ? 'exact' : 'normalised',
  revision: Number(fields['revision']),
});

/**
 * Reads the gate of a page; undefined where none is published, which the database refuses as one that never was. Rejects
 * with a DatabaseError where it was not reached.
 */
export async function readGate(slug: string, options: CallOptions = {}): Promise<Gate | undefined> {
  if (!slugPattern.test(slug)) return undefined;
  try {
    const found = await readPlain(`${proposalsPath}/${slug}`, { ...options, asVisitor: true });
    return found && gateOf(slug, found.fields);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === 'permission-denied') return undefined;
    throw error;
  }
}
