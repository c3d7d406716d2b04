/**
 * Letters that Unicode normalization does not split into a plain letter and a mark, with what people type for
 * them.
 */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'n',
  ŧ: 't',
  ɓ: 'b',
  ɖ: 'd',
  ɗ: 'd',
  ə: 'e',
  ɛ: 'e',
  ɣ: 'g',
  ɔ: 'o',
  ƙ: 'k',
  ƴ: 'y',
  ς: 'σ',
};

const special = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/**
 * Folds a text for searching and sorting: lower case without accents, letters and digits of any script, single
 * spaces; other characters are dropped (`"O’Brien-Łoś "` gives `"obrienlos"`).
 */
export function fold(text: string): string {
  return (
    text
      .normalize('NFKD')
      // Comes second, because NFKD may bring capitals, as of `ℌ`.
      .toLowerCase()
      .replace(special, (letter) => plainLetters[letter] ?? letter)
      .replace(/[^\p{L}\p{N}\s]+/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
