/**
 * The number of writes in a batch. Eight new envelopes would exceed the 1,000 expressions that the rules may
 * evaluate (decision 024).
 */
const batchSize = 5;

/** Splits a list into batches that stay within the rules' limits. */
export const inBatches = <T>(parts: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(parts.length / batchSize) }, (_, index) =>
    parts.slice(index * batchSize, (index + 1) * batchSize),
  );
