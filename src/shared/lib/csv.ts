import { saveFile } from './save-file';

/** A cell of a table. Times are written as ISO 8601. */
export type CsvValue = string | number | boolean | Date | null | undefined;

// Spreadsheets run text that begins with one of these characters as a formula, even after spaces or in full
// width. A plain number is safe.
const runsAsFormula = (text: string): boolean =>
  /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^\p{Cc}/u.test(text) && !/^[+-]?\d+([.,]\d+)?$/.test(text);

// A phone number calls no function, so it needs no apostrophe, which would break imports. Hyphens and dots
// become spaces, because a spreadsheet would subtract.
const phone = /^\+\d[\d ().-]*$/;

const withoutArithmetic = (number: string): string => number.replace(/[-. ]+/g, ' ').trim();

function cellOf(value: CsvValue): string {
  const plain = value instanceof Date ? value.toISOString() : String(value ?? '');
  const text = phone.test(plain) ? withoutArithmetic(plain) : runsAsFormula(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Returns a table as CSV (RFC 4180) for spreadsheets. A byte order mark makes them read it as UTF-8. An
 * apostrophe escapes text that they would run as a formula. Phone numbers such as `+1 416 555 0100` get none.
 */
export const csvOf = (rows: readonly (readonly CsvValue[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;

/** Downloads a table as a file: `saveCsv('contacts', rows)` saves `contacts-2026-11-22.csv`. */
export function saveCsv(name: string, rows: readonly (readonly CsvValue[])[], today = new Date()): void {
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  saveFile(`${name}-${day}.csv`, csvOf(rows), 'text/csv;charset=utf-8');
}
