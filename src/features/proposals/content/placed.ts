/** Adds each entry's index as its key. Entries may repeat, and a shown page never reorders them. */
export const placed = <T>(entries: readonly T[]): readonly { readonly key: string; readonly entry: T }[] =>
  entries.map((entry, place) => ({ key: String(place), entry }));
