import { DatabaseError } from '@/shared/firebase/database-error';
import { readPlain } from '@/shared/firebase/read-plain';
import { proposalsPath, slugPattern } from '../slug';
import { parseGate, type StoredGate } from './stored-records';

/** A gate with the address of its page. */
export interface Gate extends StoredGate {
  readonly slug: string;
}

/** The gate that boot has requested, until the screen takes it. */
let requested: { readonly slug: string; readonly answer: Promise<Gate | undefined> } | undefined;

/** How long the database may take to answer for the gate. */
const readMs = 10_000;

/** Requests the gate of a page before React is there; the next `readGate` of that page gets the answer. */
export function requestGate(slug: string): void {
  const answer = readGate(slug);
  // The reader reports a failure.
  answer.catch(() => {});
  requested = { slug, answer };
}

/**
 * Reads the gate of a page. Returns undefined if none is published: the database refuses a closed page like one that never
 * existed. Rejects with a DatabaseError if the database was not reached.
 */
export async function readGate(slug: string, signal?: AbortSignal): Promise<Gate | undefined> {
  if (!slugPattern.test(slug)) return undefined;
  if (requested?.slug === slug) {
    const { answer } = requested;
    requested = undefined;
    return answer;
  }
  const timeout = AbortSignal.timeout(readMs);
  try {
    const found = await readPlain(`${proposalsPath}/${slug}`, {
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      asVisitor: true,
    });
    const gate = found && parseGate(found.fields);
    return gate && { ...gate, slug };
  } catch (error) {
    if (error instanceof DatabaseError && error.code === 'permission-denied') return undefined;
    throw error;
  }
}
