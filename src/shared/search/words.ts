/**
 * Returns the words of a folded search, without those that another word contains: `'ann library ann'` gives
 * `ann` and `library`.
 */
export function searchWords(folded: string): readonly string[] {
  const words = [...new Set(folded.split(' '))].filter((word) => word !== '');
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
}

/** Checks whether the folded texts together contain each word of a folded search. */
export const hasWords = (folded: readonly string[], search: string): boolean =>
  searchWords(search).every((word) => folded.some((text) => text.includes(word)));
