import * as z from 'zod/mini';
import { seriesEndOf } from './dates/occurrences';
import { eventSchema } from './schema';

/** The fields of an event that follow from the others, of the record as it will be. */
export const derivedEventFields = (record: object) => ({
  seriesEnd: seriesEndOf(z.parse(eventSchema, record)),
});
