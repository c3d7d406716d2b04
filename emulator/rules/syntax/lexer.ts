import type { Span } from './ast';
import type { Source } from './source';

export type Token = Span &
  (
    | { readonly kind: 'end' }
    | { readonly kind: 'name'; readonly text: string }
    | { readonly kind: 'symbol'; readonly text: string }
    | { readonly kind: 'int'; readonly text: string }
    | { readonly kind: 'float'; readonly value: number }
    | { readonly kind: 'string'; readonly value: string }
    | { readonly kind: 'bytes'; readonly value: Uint8Array }
  );

const SYMBOLS = ['&&', '||', '==', '!=', '<=', '>=', ...'{}()[],;:.?!<>+-*/%='.split('')];
const BLANK = /(?:[\s\ufeff]+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /([0-9]+)(\.[0-9]+)?/y;
const PATH_TEXT = /\([\p{L}\p{N}_-]+\)|[\p{L}\p{N}_.~-]+/uy;
const PATH_CAPTURE = /\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*(=\s*\*\*\s*)?\}/y;
const ESCAPES: Readonly<Record<string, number>> = {
  '\\': 0x5c,
  "'": 0x27,
  '"': 0x22,
  n: 0x0a,
  r: 0x0d,
  t: 0x09,
  b: 0x08,
  f: 0x0c,
};
/** The escape after a backslash: two hexadecimal digits, or three octal ones up to 377. */
const BYTE_ESCAPE = /x([0-9A-Fa-f]{2})|([0-3][0-7]{2})/y;
const UNIT_ESCAPE = /u([0-9A-Fa-f]{4})/y;

/**
 * Splits the source into tokens on demand. Only the parser knows if a `/` begins a path or is a division, so
 * it requests the parts of a path itself.
 */
export class Lexer {
  private readonly source: Source;
  private offset = 0;

  constructor(source: Source) {
    this.source = source;
  }

  /** Returns the next token. Throws RulesSourceError if there is no valid one. */
  next(): Token {
    this.skipBlank();
    const start = this.offset;
    const text = this.source.text;
    if (start >= text.length) return { kind: 'end', start, end: start };
    const first = text.charAt(start);
    if (first === "'" || first === '"') {
      const value = this.quoted(start, true)
        .map((part) => (typeof part === 'string' ? part : String.fromCharCode(part)))
        .join('');
      return { kind: 'string', value, start, end: this.offset };
    }
    if ((first === 'b' || first === 'B') && (text[start + 1] === "'" || text[start + 1] === '"')) {
      const parts = this.quoted(start + 1, false);
      const value = Buffer.concat(
        parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'utf8') : Buffer.of(part))),
      );
      return { kind: 'bytes', value, start, end: this.offset };
    }
    const name = this.take(NAME);
    if (name !== undefined) return { kind: 'name', text: name[0], start, end: this.offset };
    const number = this.take(NUMBER);
    if (number !== undefined) return this.number(start, number);
    const symbol = SYMBOLS.find((candidate) => text.startsWith(candidate, start));
    if (symbol === undefined) {
      const shown = String.fromCodePoint(text.codePointAt(start) ?? 0);
      throw this.source.error(start, `Unexpected character ${JSON.stringify(shown)}.`);
    }
    this.offset = start + symbol.length;
    return { kind: 'symbol', text: symbol, start, end: this.offset };
  }

  /** Continues at `offset`, to give back a token that was read ahead. */
  rewind(offset: number): void {
    this.offset = offset;
  }

  /** Consumes `text` if it comes next, without skipping blanks. */
  accept(text: string): boolean {
    if (!this.source.text.startsWith(text, this.offset)) return false;
    this.offset += text.length;
    return true;
  }

  /** Consumes the literal text of a path segment; returns undefined if there is none. */
  pathText(): string | undefined {
    return this.take(PATH_TEXT)?.[0];
  }

  /** Consumes a `{name}` or `{name=**}` segment; returns undefined if there is none. */
  pathCapture(): { readonly name: string; readonly recursive: boolean } | undefined {
    const found = this.take(PATH_CAPTURE);
    return found === undefined ? undefined : { name: found[1] ?? '', recursive: found[2] !== undefined };
  }

  get position(): number {
    return this.offset;
  }

  private take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.source.text);
    if (found === null) return undefined;
    this.offset += found[0].length;
    return found;
  }

  private skipBlank(): void {
    this.take(BLANK);
    if (this.source.text.startsWith('/*', this.offset)) {
      throw this.source.error(this.offset, 'This comment is never closed.');
    }
  }

  private number(start: number, found: RegExpExecArray): Token {
    const following = this.source.text.charAt(this.offset);
    if (/[A-Za-z0-9_]/.test(following)) {
      throw this.source.error(start, `Malformed number ${JSON.stringify(found[0] + following)}.`);
    }
    if (found[2] === undefined) return { kind: 'int', text: found[0], start, end: this.offset };
    return { kind: 'float', value: Number(found[0]), start, end: this.offset };
  }

  /**
   * Reads the literal that begins with the quote at `quoteAt`. Returns text as it is, and a number for each
   * escape: a UTF-16 unit in a string or a byte in bytes. `hasUnits` allows escapes of four digits.
   */
  private quoted(quoteAt: number, hasUnits: boolean): (string | number)[] {
    const text = this.source.text;
    const quote = text.charAt(quoteAt);
    const parts: (string | number)[] = [];
    let from = quoteAt + 1;
    for (this.offset = from; this.offset < text.length; ) {
      const character = text.charAt(this.offset);
      if (character === '\n' || character === '\r') break;
      if (character !== quote && character !== '\\') {
        this.offset += 1;
        continue;
      }
      if (this.offset > from) parts.push(text.slice(from, this.offset));
      this.offset += 1;
      if (character === quote) return parts;
      parts.push(this.escape(hasUnits));
      from = this.offset;
    }
    throw this.source.error(quoteAt, `This ${hasUnits ? 'string' : 'bytes literal'} is never closed.`);
  }

  private escape(hasUnits: boolean): number {
    const letter = this.source.text.charAt(this.offset);
    const simple = Object.hasOwn(ESCAPES, letter) ? ESCAPES[letter] : undefined;
    if (simple !== undefined) {
      this.offset += 1;
      return simple;
    }
    const byte = this.take(BYTE_ESCAPE);
    if (byte !== undefined)
      return byte[1] === undefined ? Number.parseInt(byte[0], 8) : Number.parseInt(byte[1], 16);
    const unit = hasUnits ? this.take(UNIT_ESCAPE) : undefined;
    if (unit?.[1] !== undefined) return Number.parseInt(unit[1], 16);
    const kind = hasUnits ? 'a string' : 'bytes';
    throw this.source.error(this.offset - 1, `Invalid escape sequence "\\${letter}" in ${kind}.`);
  }
}
