import { newsletterType, starterPackType } from './schema';

/**
 * The kinds of lead that allow one entry per e-mail address. Contact messages may repeat. An address on the
 * waitlist (`waitlist`) and an application have separate kinds, so that neither blocks the other (decision
 * 014).
 */
export type KeyedLeadKind = 'starter-pack' | 'newsletter' | 'waitlist' | 'waitlist-application';

const kindsByType: ReadonlyMap<string, KeyedLeadKind> = new Map([
  [starterPackType, 'starter-pack'],
  [newsletterType, 'newsletter'],
]);

/** Returns the kind of a stored lead's key, or undefined if its type has no key. */
export function keyedKindOf(bundleType: string | null | undefined): KeyedLeadKind | undefined {
  return kindsByType.get(bundleType ?? '');
}

/**
 * Returns the id of a lead's key: SHA-256 of `kind:email` in lower-case hex. Ignores the case and surrounding
 * spaces of the address (PUB-Q3). firestore.rules compute the same id.
 */
export async function leadKeyId(kind: KeyedLeadKind, email: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${kind}:${email.trim().toLowerCase()}`);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
