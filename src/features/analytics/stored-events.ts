import { commit, create } from '@/shared/firebase/commit';
import { randomId } from '@/shared/lib/random-id';
import type { EventSink } from './event-queue';
import { analyticsEvents, eventRecord } from './event-record';

/** Stores one record per event in the site's own counts (PUB-293, PUB-351). */
export const storeEvents: EventSink = (events, leaving) => {
  const facts = { userAgent: navigator.userAgent, referrer: document.referrer };
  return commit(
    events.map((event) => create(analyticsEvents, randomId(), eventRecord(event, facts))),
    { keepalive: leaving, asVisitor: true, omitResults: true },
  );
};
