/**
 * Length limits of lists and files. `events` limits how many events are read to count recipients when there
 * are no totals.
 */
export const limits = {
  shown: 20,
  requests: 100,
  events: 1_000,
  requestsExported: 10,
  eventsExported: 50,
} as const;
