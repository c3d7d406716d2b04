import { newsletterType, starterPackType } from './schema';

/**
 * Kinds of lead that allow one entry per e-mail address; contact messages may repeat. On the waitlist an address
 * (`waitlist`) and an application are apart, so neither stands in the way of the other (decision 014).
 */
export type KeyedLeadKind = 'starter-pack' | 'newsletter' | 'waitlist' | 'waitlist-application';

const kindsByType: ReadonlyMap<string, KeyedLeadKind> = new Map([
  [starterPackType, 'starter-pack'],
  [newsletterType, 'newsletter'],
]);

/** The kind whose key a stored lead holds; undefined when its type has no keys. */
export function keyedKindOf(bundleType: string | null | undefined): KeyedLeadKind | undefined {
  return kindsByType.get(bundleType ?? '');
}

/**
 * The id of a lead's key: SHA-256 of `kind:email` in lower-case hex, the address compared without regard to
 * case and surrounding spaces (PUB-Q3). firestore.rules computes the same.
 */
export async function leadKeyId(kind: KeyedLeadKind, email: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${kind}:${email.trim().toLowerCase()}`);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
