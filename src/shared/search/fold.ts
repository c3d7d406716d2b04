/** Letters that Unicode normalization does not split, with what people type for them. */
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
 * Normalizes a text for searching and sorting: lower case without accents, letters and digits of any script,
 * single spaces. Drops other characters (`"O’Brien-Łoś "` becomes `"obrienlos"`).
 */
export function fold(text: string): string {
  return (
    text
      .normalize('NFKD')
      // Comes after NFKD, which may produce capitals, as from `ℌ`.
      .toLowerCase()
      .replace(special, (letter) => plainLetters[letter] ?? letter)
      .replace(/[^\p{L}\p{N}\s]+/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
