import type { RulesSourceError } from '../contract';
import { Lexer, type Token } from './lexer';
import type { Source } from './source';

/** A lexer with one token of look-ahead, and helpers for recursive descent. */
export class TokenReader {
  protected readonly source: Source;
  protected readonly lexer: Lexer;
  protected token: Token;
  protected previousEnd = 0;

  constructor(source: Source) {
    this.source = source;
    this.lexer = new Lexer(source);
    this.token = this.lexer.next();
  }

  protected advance(): void {
    this.previousEnd = this.token.end;
    this.token = this.lexer.next();
  }

  /** Continues with the token at `offset`, after the parser used the lexer directly. */
  protected advanceFrom(offset: number): void {
    this.previousEnd = offset;
    this.lexer.rewind(offset);
    this.token = this.lexer.next();
  }

  protected isSymbol(text: string): boolean {
    return this.token.kind === 'symbol' && this.token.text === text;
  }

  protected acceptSymbol(text: string): boolean {
    if (!this.isSymbol(text)) return false;
    this.advance();
    return true;
  }

  protected expectSymbol(text: string): void {
    if (!this.acceptSymbol(text)) throw this.unexpected(`"${text}"`);
  }

  protected isName(text: string): boolean {
    return this.token.kind === 'name' && this.token.text === text;
  }

  protected acceptName(text: string): boolean {
    if (!this.isName(text)) return false;
    this.advance();
    return true;
  }

  protected expectName(what: string): string {
    if (this.token.kind !== 'name') throw this.unexpected(what);
    const { text } = this.token;
    this.advance();
    return text;
  }

  protected unexpected(expected: string): RulesSourceError {
    const { start, end } = this.token;
    const found = this.token.kind === 'end' ? 'the end of the file' : this.source.text.slice(start, end);
    return this.source.error(start, `Unexpected ${found}. Expected ${expected}.`);
  }
}
