import { createDocuments } from '@/shared/firebase/firestore-rest-commit';
import { randomId } from '@/shared/lib/random-id';
import type { EventSink } from './event-queue';
import { eventRecord } from './event-record';

/** Adds one record for each event to the site's own counts (PUB-293, PUB-351). */
export const storeEvents: EventSink = (events, leaving) =>
  createDocuments(
    'analyticsEvents',
    events.map((event) => ({
      id: randomId(),
      fields: eventRecord(event, { userAgent: navigator.userAgent, referrer: document.referrer }),
    })),
    { timeField: 'timestamp', keepalive: leaving },
  );
