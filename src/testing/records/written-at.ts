/**
 * The moment at which the app wrote the records of tests. `toStored` of the rules tests puts the
 * server's time in its place.
 */
export const writtenAt = new Date('2026-11-20T15:00:00Z');
