import { saveFile } from './save-file';

/** A cell of a table; a time is written as ISO 8601. */
export type CsvValue = string | number | boolean | Date | null | undefined;

// Spreadsheets run what begins with these signs, also of full width and after spaces, as a formula, whoever wrote it; a number
// alone is none.
const runsAsFormula = (text: string): boolean =>
  /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^\p{Cc}/u.test(text) && !/^[+-]?\d+([.,]\d+)?$/.test(text);

// Digits with a plus, spaces and brackets call no function, so they need no apostrophe, with which no program imports the
// number. Hyphens and dots become spaces: a spreadsheet would subtract.
const phone = /^\+\d[\d ().-]*$/;

const withoutArithmetic = (number: string): string => number.replace(/[-. ]+/g, ' ').trim();

function cellOf(value: CsvValue): string {
  const plain = value instanceof Date ? value.toISOString() : String(value ?? '');
  const text = phone.test(plain) ? withoutArithmetic(plain) : runsAsFormula(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as CSV (RFC 4180), for spreadsheets: with a byte order mark, so that they read it as UTF-8, and with an
 * apostrophe before what they would take for a formula. Phone numbers such as `+1 416 555 0100` have none.
 */
export const csvOf = (rows: readonly (readonly CsvValue[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;

/** Hands a table to the browser as a file: `saveCsv('contacts', rows)` saves `contacts-2026-11-22.csv`. */
export function saveCsv(name: string, rows: readonly (readonly CsvValue[])[], today = new Date()): void {
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  saveFile(`${name}-${day}.csv`, csvOf(rows), 'text/csv;charset=utf-8');
}
