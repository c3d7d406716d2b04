import type { CollectionPath } from '@/shared/firebase/collection';
import { type Fields, serverTime } from '@/shared/firebase/fields';
import { longestValue, type TrackedEvent } from './events';

/** A stored event (PUB-351, PUB-352). */
interface EventRecord {
  readonly eventName: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly timestamp: Date;
  readonly userAgent: string;
  readonly referrer: string;
  readonly pageTitle?: string;
  readonly pageLocation?: string;
}

/** The site's own event counts. Anyone may add to them (PUB-Q5). */
export const analyticsEvents: CollectionPath<EventRecord> = { path: 'analyticsEvents' };

/** The values of an event record that the browser supplies. */
export interface BrowserFacts {
  readonly userAgent: string;
  /** The value of `document.referrer`. Empty if the visitor did not follow a link. */
  readonly referrer: string;
}

const longestAgent = 300;
const longestAddress = 500;

// Firestore rejects a lone surrogate, so drop one that the cut leaves at the end.
const cut = (text: string, most: number) => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/**
 * Returns the scheme and host of an address. `URL` has no origin for `android-app://…`, so build it from the
 * parts.
 */
function originOf(address: string): string {
  const url = new URL(address);
  return `${url.protocol}//${url.host}`;
}

/** Returns the fields of the record to store for an event (PUB-296, PUB-351, PUB-352). */
export function eventRecord(
  { name, parameters, page }: TrackedEvent,
  facts: BrowserFacts,
): Fields<EventRecord> {
  return {
    eventName: name,
    timestamp: serverTime,
    parameters: Object.fromEntries(
      Object.entries(parameters).map(([key, value]) => [key, cut(value, longestValue)]),
    ),
    userAgent: cut(facts.userAgent, longestAgent),
    referrer: facts.referrer === '' ? 'direct' : cut(originOf(facts.referrer), longestAddress),
    ...(page && {
      pageTitle: cut(page.title, longestValue),
      pageLocation: cut(page.location, longestAddress),
    }),
  };
}
