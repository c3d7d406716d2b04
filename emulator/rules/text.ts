const ANY_SURROGATE = /[\ud800-\udfff]/;

/** The characters of a string: code points, so that a surrogate pair is one. */
export function characters(text: string): readonly string[] {
  return ANY_SURROGATE.test(text) ? Array.from(text) : text.split('');
}

export function countCharacters(text: string): number {
  return ANY_SURROGATE.test(text) ? Array.from(text).length : text.length;
}
