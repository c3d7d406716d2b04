import { DatabaseError } from '@/shared/firebase/database-error';
import type { CallOptions } from '@/shared/firebase/rest';
import { readPlain } from '@/shared/firebase/read-plain';
import { proposalsPath, slugPattern } from '../slug';
import { parseGate, type StoredGate } from './stored-records';

/** A gate with the address of its page. */
export interface Gate extends StoredGate {
  readonly slug: string;
}

/**
 * Reads the gate of a page. Returns undefined if none is published: the database refuses a closed page like one that never
 * existed. Rejects with a DatabaseError if the database was not reached.
 */
export async function readGate(slug: string, options: CallOptions = {}): Promise<Gate | undefined> {
  if (!slugPattern.test(slug)) return undefined;
  try {
    const found = await readPlain(`${proposalsPath}/${slug}`, { ...options, asVisitor: true });
    const gate = found && parseGate(found.fields);
    return gate && { ...gate, slug };
  } catch (error) {
    if (error instanceof DatabaseError && error.code === 'permission-denied') return undefined;
    throw error;
  }
}
