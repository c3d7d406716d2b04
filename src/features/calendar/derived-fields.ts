import * as z from 'zod/mini';
import { seriesEndOf } from './dates/occurrences';
import { eventSchema } from './schema';

/** Returns the fields of an event that are computed from the others in the new record. */
export const derivedEventFields = (record: object) => ({
  seriesEnd: seriesEndOf(z.parse(eventSchema, record)),
});
