import type { RestValue } from './values';

/** A value as it is stored, which is written back unchanged: a Date would lose the microseconds of a time. */
export class StoredValue {
  constructor(readonly stored: RestValue) {}
}
