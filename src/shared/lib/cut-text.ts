/**
 * Cuts a text to at most `length` characters, as readers count them. A cut text ends with an ellipsis
 * (WRK-Q171).
 */
export function cutText(text: string, length: number): string {
  let count = 0;
  for (const { index } of new Intl.Segmenter().segment(text)) {
    if (count === length) return `${text.slice(0, index).trimEnd()}…`;
    count += 1;
  }
  return text;
}
