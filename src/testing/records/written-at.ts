/**
 * The time when the app wrote the records of tests. `toStored` of the rules tests replaces it with the
 * server's time.
 */
export const writtenAt = new Date('2026-11-20T15:00:00Z');
