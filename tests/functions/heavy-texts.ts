/** Texts of a note's full length that made some patterns restart at each character, by what they repeat. */
export const heavyTexts: Readonly<Record<string, string>> = {
  'opening brackets': `<p>a</p>${'<'.repeat(99_990)}`,
  'opened scripts': `<p>a</p>${'<script'.repeat(14_000)}`,
  'opened styles': `<p>a</p>${'<style>'.repeat(14_000)}`,
  'opened comments': `<p>a</p>${'<!--'.repeat(24_000)}`,
  'opened tags': `<p>a</p>${'<br '.repeat(24_000)}`,
  'begun entities': `<p>a</p>${'&a'.repeat(49_000)}`,
  'nested lists': '['.repeat(99_990),
  'empty pieces': `[${'{"insert":"\\n"},'.repeat(6_000)}{"insert":"a"}]`,
};
