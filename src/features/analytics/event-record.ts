import type { CollectionPath } from '@/shared/firebase/collection';
import { type Fields, serverTime } from '@/shared/firebase/fields';
import { longestValue, type TrackedEvent } from './events';

/** One counted event (PUB-351, PUB-352). */
interface EventRecord {
  readonly eventName: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly timestamp: Date;
  readonly userAgent: string;
  readonly referrer: string;
  readonly pageTitle?: string;
  readonly pageLocation?: string;
}

/** The site's own counts; anybody may add to them (PUB-Q5). */
export const analyticsEvents: CollectionPath<EventRecord> = { path: 'analyticsEvents' };

/** The values of a record that come from the browser. */
export interface BrowserFacts {
  readonly userAgent: string;
  /** `document.referrer`: empty when the visitor came by no link. */
  readonly referrer: string;
}

const longestAgent = 300;
const longestAddress = 500;

// The database refuses half of a surrogate pair.
const cut = (text: string, most: number) => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/** Scheme and host of an address. `URL` has no origin for an app's `android-app://…`, hence the pattern. */
function originOf(address: string): string {
  const url = new URL(address);
  return `${url.protocol}//${url.host}`;
}

/** The fields of an event's record (PUB-296, PUB-351, PUB-352). */
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
