import type { BinaryOperator, Expression, Nesting, PathPart, Span } from './ast';
import type { Token } from './lexer';
import { LIMITS } from '../limits';
import { TokenReader } from './token-reader';

/** The precedence levels, loosest first; every level is left-associative. `is` and `in` share a level. */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in', 'is'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

const KEYWORDS = new Set(['in', 'is', 'if', 'let', 'return', 'function', 'match', 'allow', 'service']);
const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;
const TOO_COMPLEX = 'Expression is too complex to evaluate safely.';
const OPERAND: Nesting = { depth: 1, level: 1 };

/** Parses expressions by recursive descent. Throws RulesSourceError with the position of any error. */
export class ExpressionParser extends TokenReader {
  private nesting = 0;

  parseExpression(): Expression {
    this.nesting += 1;
    if (this.nesting > LIMITS.expressionDepth) throw this.source.error(this.token.start, TOO_COMPLEX);
    const condition = this.parseBinary(0);
    let expression = condition;
    if (this.acceptSymbol('?')) {
      const whenTrue = this.parseExpression();
      this.expectSymbol(':');
      const whenFalse = this.parseExpression();
      const span = { start: condition.start, end: whenFalse.end };
      expression = this.nested(
        { kind: 'ternary', condition, whenTrue, whenFalse, ...span },
        condition,
        whenTrue,
        whenFalse,
      );
    }
    this.nesting -= 1;
    return expression;
  }

  /** Reads a name for a variable or function. Throws for names that the grammar reserves. */
  parseDeclaredName(what: string): { readonly name: string; readonly start: number } {
    const { start } = this.token;
    const name = this.expectName(what);
    if (KEYWORDS.has(name) || name === 'true' || name === 'false' || name === 'null') {
      throw this.source.error(start, `"${name}" is a keyword and cannot be ${what}.`);
    }
    return { name, start };
  }

  private parseBinary(level: number): Expression {
    const operators = LEVELS[level];
    if (operators === undefined) return this.parseUnary();
    let left = this.parseBinary(level + 1);
    for (;;) {
      const operator = this.operatorOf(operators);
      if (operator === undefined) return left;
      this.advance();
      if (operator === 'is') {
        const typeStart = this.token.start;
        const type = this.expectName('a type');
        const span = { start: left.start, end: this.previousEnd };
        left = this.deeper({ kind: 'is', operand: left, type, typeStart, ...span }, left);
        continue;
      }
      const right = this.parseBinary(level + 1);
      const span = { start: left.start, end: right.end };
      left = this.deeper(
        { kind: 'binary', operator: operator as BinaryOperator, left, right, ...span },
        left,
        right,
      );
    }
  }

  private operatorOf(operators: readonly string[]): string | undefined {
    const { token } = this;
    if (token.kind !== 'symbol' && token.kind !== 'name') return undefined;
    return operators.includes(token.text) ? token.text : undefined;
  }

  private parseUnary(): Expression {
    const prefixes: { readonly operator: '!' | '-'; readonly start: number }[] = [];
    for (;;) {
      const { token } = this;
      if (token.kind !== 'symbol' || (token.text !== '!' && token.text !== '-')) break;
      prefixes.push({ operator: token.text, start: token.start });
      this.advance();
      if (token.text === '-' && this.token.kind === 'int') break;
    }
    let operand: Expression;
    const last = prefixes.at(-1);
    if (last?.operator === '-' && this.token.kind === 'int') {
      prefixes.pop();
      operand = this.parsePostfix(this.parseInt(this.token, last.start, true));
    } else {
      operand = this.parsePostfix(this.parsePrimary());
    }
    for (const { operator, start } of prefixes.reverse()) {
      operand = this.nested({ kind: 'unary', operator, operand, start, end: operand.end }, operand);
    }
    return operand;
  }

  private parsePostfix(primary: Expression): Expression {
    let object = primary;
    for (;;) {
      if (this.acceptSymbol('.')) object = this.parseMember(object);
      else if (this.acceptSymbol('[')) object = this.parseIndex(object);
      else return object;
    }
  }

  private parseMember(object: Expression): Expression {
    const nameStart = this.token.start;
    const name = this.expectName('the name of a member');
    if (this.acceptSymbol('(')) {
      const args = this.parseItems(')');
      const span = { start: object.start, end: this.previousEnd };
      return this.nested({ kind: 'method', object, name, nameStart, args, ...span }, object, ...args);
    }
    const span = { start: object.start, end: this.previousEnd };
    return this.nested({ kind: 'member', object, name, nameStart, ...span }, object);
  }

  private parseIndex(object: Expression): Expression {
    const index = this.parseExpression();
    if (this.acceptSymbol(':')) {
      const to = this.parseExpression();
      this.expectSymbol(']');
      const span = { start: object.start, end: this.previousEnd };
      return this.nested({ kind: 'slice', object, from: index, to, ...span }, object, index, to);
    }
    this.expectSymbol(']');
    const span = { start: object.start, end: this.previousEnd };
    return this.nested({ kind: 'index', object, index, ...span }, object, index);
  }

  private parsePrimary(): Expression {
    const { token } = this;
    const span = { start: token.start, end: token.end };
    switch (token.kind) {
      case 'int':
        return this.parseInt(token, token.start, false);
      case 'float':
      case 'string':
      case 'bytes':
        this.advance();
        return { kind: 'literal', value: token.value, ...OPERAND, ...span };
      case 'name':
        return this.parseName(token.text, span);
      case 'symbol':
        return this.parseBracketed(token.text, span);
      default:
        throw this.unexpected('an expression');
    }
  }

  private parseName(name: string, span: Span): Expression {
    if (KEYWORDS.has(name)) throw this.unexpected('an expression');
    this.advance();
    if (name === 'true' || name === 'false') {
      return { kind: 'literal', value: name === 'true', ...OPERAND, ...span };
    }
    if (name === 'null') return { kind: 'literal', value: null, ...OPERAND, ...span };
    if (!this.acceptSymbol('(')) return { kind: 'name', name, ...OPERAND, ...span };
    const args = this.parseItems(')');
    const { start } = span;
    return this.nested({ kind: 'call', name, nameStart: start, args, start, end: this.previousEnd }, ...args);
  }

  private parseBracketed(symbol: string, { start }: Span): Expression {
    switch (symbol) {
      case '(': {
        this.advance();
        const inner = this.parseExpression();
        this.expectSymbol(')');
        return this.deeper({ ...inner, start, end: this.previousEnd }, inner);
      }
      case '[': {
        this.advance();
        const items = this.parseItems(']');
        return this.nested({ kind: 'list', items, start, end: this.previousEnd }, ...items);
      }
      case '{':
        this.advance();
        return this.parseMap(start);
      case '/':
        return this.parsePath(start);
      default:
        throw this.unexpected('an expression');
    }
  }

  private parseItems(close: ')' | ']'): Expression[] {
    const items: Expression[] = [];
    if (this.acceptSymbol(close)) return items;
    do items.push(this.parseExpression());
    while (this.acceptSymbol(','));
    this.expectSymbol(close);
    return items;
  }

  private parseMap(start: number): Expression {
    const entries: { readonly key: Expression; readonly value: Expression }[] = [];
    if (!this.acceptSymbol('}')) {
      do {
        const key = this.parseExpression();
        this.expectSymbol(':');
        entries.push({ key, value: this.parseExpression() });
      } while (this.acceptSymbol(','));
      this.expectSymbol('}');
    }
    return this.nested(
      { kind: 'map', entries, start, end: this.previousEnd },
      ...entries.flatMap(({ key, value }) => [key, value]),
    );
  }

  private parsePath(start: number): Expression {
    const parts: PathPart[] = [];
    this.lexer.rewind(start);
    while (this.lexer.accept('/')) {
      if (parts.length >= LIMITS.pathSegments) {
        throw this.source.error(start, `A path has at most ${LIMITS.pathSegments} segments.`);
      }
      parts.push(this.parsePathPart());
    }
    const end = this.lexer.position;
    this.advanceFrom(end);
    const inner = parts.flatMap((part) => (part.kind === 'expression' ? [part.expression] : []));
    return this.nested({ kind: 'path', parts, start, end }, ...inner);
  }

  private parsePathPart(): PathPart {
    const at = this.lexer.position;
    if (this.lexer.accept('$(')) {
      this.advanceFrom(this.lexer.position);
      const expression = this.parseExpression();
      if (!this.isSymbol(')')) throw this.unexpected('")"');
      this.lexer.rewind(this.token.end);
      return { kind: 'expression', expression };
    }
    const text = this.lexer.pathText();
    if (text !== undefined) return { kind: 'text', text };
    const capture = this.lexer.pathCapture();
    if (capture?.recursive === false) return { kind: 'capture', name: capture.name };
    throw this.source.error(at, 'Expected a path segment.');
  }

  private parseInt(token: Token & { readonly kind: 'int' }, start: number, negative: boolean): Expression {
    const value = negative ? -BigInt(token.text) : BigInt(token.text);
    if (value < INT64_MIN || value > INT64_MAX) {
      throw this.source.error(start, 'This integer does not fit into 64 bits.');
    }
    this.advance();
    return { kind: 'literal', value, ...OPERAND, start, end: token.end };
  }

  private nested(expression: Unnested<Expression>, ...parts: readonly Expression[]): Expression {
    const depth = 1 + parts.reduce((deepest, part) => Math.max(deepest, part.depth), 0);
    if (depth > LIMITS.expressionDepth) throw this.source.error(expression.start, TOO_COMPLEX);
    return { ...expression, depth, level: highestLevel(parts) };
  }

  /** Adds one level above the highest part of an expression. Throws beyond the service's limit. */
  private deeper(expression: Unnested<Expression>, ...parts: readonly Expression[]): Expression {
    const level = 1 + highestLevel(parts);
    if (level > LIMITS.expressionLevels) throw this.source.error(expression.start, TOO_COMPLEX);
    return { ...this.nested(expression, ...parts), level };
  }
}

function highestLevel(parts: readonly Expression[]): number {
  return parts.reduce((highest, part) => Math.max(highest, part.level), 1);
}

type Unnested<T> = T extends Expression ? Omit<T, keyof Nesting> : never;
