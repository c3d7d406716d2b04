/** Entries with keys by their place: texts that staff wrote may repeat, and on a shown page they do not change places. */
export const placed = <T>(entries: readonly T[]): readonly { readonly key: string; readonly entry: T }[] =>
  entries.map((entry, place) => ({ key: String(place), entry }));
