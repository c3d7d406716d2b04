import { DatabaseError } from '@/shared/firebase/database-error';
import { readPlain } from '@/shared/firebase/read-plain';
import { proposalsPath, slugPattern } from '../slug';
import { parseGate, type StoredGate } from './stored-records';

/** A gate with the address of its page. */
export interface Gate extends StoredGate {
  readonly slug: string;
}

/** Gates that boot has requested, by slug, until the screen takes them. */
const requested = new Map<string, Promise<Gate | undefined>>();

/** How long the database may take to answer for the gate. */
const readMs = 10_000;

/** Requests the gate of a page before React is there; the next `readGate` of that page gets the answer. */
export function requestGate(slug: string): void {
  const answer = readGate(slug);
  // The reader reports a failure.
  answer.catch(() => {});
  requested.set(slug, answer);
}

/**
 * Reads the gate of a page. Returns undefined if none is published: the database refuses a closed page like one that never
 * existed. Rejects with a DatabaseError if the database was not reached.
 */
export async function readGate(slug: string, ...signals: AbortSignal[]): Promise<Gate | undefined> {
  if (!slugPattern.test(slug)) return undefined;
  const early = requested.get(slug);
  requested.delete(slug);
  if (early) return early;
  try {
    const found = await readPlain(`${proposalsPath}/${slug}`, {
      signal: AbortSignal.any([AbortSignal.timeout(readMs), ...signals]),
      asVisitor: true,
    });
    const gate = found && parseGate(found.fields);
    return gate && { ...gate, slug };
  } catch (error) {
    if (error instanceof DatabaseError && error.code === 'permission-denied') return undefined;
    throw error;
  }
}
