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
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  n: '\n',
  r: '\r',
  t: '\t',
  '/': '/',
};

/**
 * Splits the source into tokens on demand. What a `/` begins, a path or a division, only the parser knows;
 * so it asks for the parts of a path itself.
 */
export class Lexer {
  private readonly source: Source;
  private offset = 0;

  constructor(source: Source) {
    this.source = source;
  }

  /** The next token; throws RulesSourceError for what is none. */
  next(): Token {
    this.skipBlank();
    const start = this.offset;
    const text = this.source.text;
    if (start >= text.length) return { kind: 'end', start, end: start };
    const first = text.charAt(start);
    if (first === "'" || first === '"') {
      const value = this.string(start);
      return { kind: 'string', value, start, end: this.offset };
    }
    if (first === 'b' && (text[start + 1] === "'" || text[start + 1] === '"')) {
      const value = new TextEncoder().encode(this.string(start + 1));
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

  /** Goes on at `offset`; used to give back a token that was read ahead. */
  rewind(offset: number): void {
    this.offset = offset;
  }

  /** Takes `text` if the source goes on with it, no blanks skipped. */
  accept(text: string): boolean {
    if (!this.source.text.startsWith(text, this.offset)) return false;
    this.offset += text.length;
    return true;
  }

  /** The literal text of a path segment, or undefined. */
  pathText(): string | undefined {
    return this.take(PATH_TEXT)?.[0];
  }

  /** A `{name}` or `{name=**}` segment, or undefined. */
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

  private string(quoteAt: number): string {
    const text = this.source.text;
    const quote = text.charAt(quoteAt);
    let value = '';
    for (let at = quoteAt + 1; at < text.length; at += 1) {
      const character = text.charAt(at);
      if (character === quote) {
        this.offset = at + 1;
        return value;
      }
      if (character === '\n' || character === '\r') break;
      if (character !== '\\') {
        value += character;
        continue;
      }
      at += 1;
      const escaped = ESCAPES[text.charAt(at)];
      if (escaped === undefined) {
        throw this.source.error(at - 1, `Invalid escape sequence "\\${text.charAt(at)}" in a string.`);
      }
      value += escaped;
    }
    throw this.source.error(quoteAt, 'This string is never closed.');
  }
}
