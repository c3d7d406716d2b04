import * as z from 'zod/mini';

/** The stored search fields of a record. Queries of lists do not select the n-grams, which are large. */
export const searchField = z.object({
  text: z.string(),
  grams: z.optional(z.readonly(z.array(z.string()))),
});
