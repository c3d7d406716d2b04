/** Adds the index to each entry as its key, because texts may repeat. A shown page never reorders them. */
export const withIndexKeys = <T>(
  entries: readonly T[],
): readonly { readonly key: string; readonly entry: T }[] =>
  entries.map((entry, index) => ({ key: String(index), entry }));
