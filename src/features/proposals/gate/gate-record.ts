import { DatabaseError } from '@/shared/firebase/database-error';
import { readPlain } from '@/shared/firebase/read-plain';
import { proposalsPath, slugPattern } from '../slug';
import { parseGate, type StoredGate } from './stored-records';

/** A gate and the slug of its page. */
export interface Gate extends StoredGate {
  readonly slug: string;
}

/** Gates that boot code has requested, by slug, until the screen reads them. */
const requested = new Map<string, Promise<Gate | undefined>>();

/** The time limit for reading the gate, in ms. */
const readTimeoutMs = 10_000;

/** Requests a page's gate before React loads. The next `readGate` of that page returns this answer. */
export function requestGate(slug: string): void {
  const answer = readGate(slug);
  // `readGate` reports a failure.
  answer.catch(() => {});
  requested.set(slug, answer);
}

/**
 * Reads a page's gate. Returns undefined if none is published: the rules deny a closed page just like a
 * missing one. Rejects with a DatabaseError if the database is unreachable.
 */
export async function readGate(slug: string, ...signals: AbortSignal[]): Promise<Gate | undefined> {
  if (!slugPattern.test(slug)) return undefined;
  const early = requested.get(slug);
  requested.delete(slug);
  if (early) return early;
  try {
    const found = await readPlain(`${proposalsPath}/${slug}`, {
      signal: AbortSignal.any([AbortSignal.timeout(readTimeoutMs), ...signals]),
      asVisitor: true,
    });
    const gate = found && parseGate(found.fields);
    return gate && { ...gate, slug };
  } catch (error) {
    if (error instanceof DatabaseError && error.code === 'permission-denied') return undefined;
    throw error;
  }
}
