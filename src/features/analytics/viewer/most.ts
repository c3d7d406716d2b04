/**
 * Length limits of lists and files. `events` limits how many events are read to count recipients when there
 * are no totals.
 */
export const most = { shown: 20, requests: 100, events: 1_000, requestsGiven: 10, eventsGiven: 50 } as const;
