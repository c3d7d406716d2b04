/** Writes of one batch. Eight new envelopes exceed the 1,000 expressions that the rules may evaluate (decision 024). */
const batchSize = 5;

/** Returns parts in batches that the rules can afford. */
export const inBatches = <T>(parts: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(parts.length / batchSize) }, (_, place) =>
    parts.slice(place * batchSize, (place + 1) * batchSize),
  );
