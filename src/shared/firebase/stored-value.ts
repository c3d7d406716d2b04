import type { RestValue } from './values';

/** A value in its stored form, to be written back unchanged. A Date would lose the microseconds of a time. */
export class StoredValue {
  constructor(readonly stored: RestValue) {}
}
