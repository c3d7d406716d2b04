import type { RulesMethod } from '../contract';

/** Offsets into the source; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The nesting of an expression. `depth` counts everything, `level` only the parts that the service limits.
 */
export interface Nesting {
  readonly depth: number;
  /** The number of nested binary operators and parentheses; 1 for an operand alone. */
  readonly level: number;
}

type ExpressionBase = Span & Nesting;

export type BinaryOperator =
  | '&&'
  | '||'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | '+'
  | '-'
  | '*'
  | '/'
  | '%';

export type PathPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'capture'; readonly name: string }
  | { readonly kind: 'expression'; readonly expression: Expression };

export interface LiteralExpression extends ExpressionBase {
  readonly kind: 'literal';
  readonly value: null | boolean | bigint | number | string | Uint8Array;
}
export interface NameExpression extends ExpressionBase {
  readonly kind: 'name';
  readonly name: string;
}
export interface ListExpression extends ExpressionBase {
  readonly kind: 'list';
  readonly items: readonly Expression[];
}
export interface MapExpression extends ExpressionBase {
  readonly kind: 'map';
  readonly entries: readonly { readonly key: Expression; readonly value: Expression }[];
}
export interface PathExpression extends ExpressionBase {
  readonly kind: 'path';
  readonly parts: readonly PathPart[];
}
export interface MemberExpression extends ExpressionBase {
  readonly kind: 'member';
  readonly object: Expression;
  readonly name: string;
  readonly nameStart: number;
}
export interface IndexExpression extends ExpressionBase {
  readonly kind: 'index';
  readonly object: Expression;
  readonly index: Expression;
}
export interface SliceExpression extends ExpressionBase {
  readonly kind: 'slice';
  readonly object: Expression;
  readonly from: Expression;
  readonly to: Expression;
}
/** A call `name(…)`; `nameStart` is the offset of the name. */
export interface CallExpression extends ExpressionBase {
  readonly kind: 'call';
  readonly name: string;
  readonly nameStart: number;
  readonly args: readonly Expression[];
}
/** A call `object.name(…)`: a method or a function of a namespace. */
export interface MethodExpression extends ExpressionBase {
  readonly kind: 'method';
  readonly object: Expression;
  readonly name: string;
  readonly nameStart: number;
  readonly args: readonly Expression[];
}
export interface UnaryExpression extends ExpressionBase {
  readonly kind: 'unary';
  readonly operator: '!' | '-';
  readonly operand: Expression;
}
export interface BinaryExpression extends ExpressionBase {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
}
export interface IsExpression extends ExpressionBase {
  readonly kind: 'is';
  readonly operand: Expression;
  readonly type: string;
  readonly typeStart: number;
}
export interface TernaryExpression extends ExpressionBase {
  readonly kind: 'ternary';
  readonly condition: Expression;
  readonly whenTrue: Expression;
  readonly whenFalse: Expression;
}

export type Expression =
  | LiteralExpression
  | NameExpression
  | ListExpression
  | MapExpression
  | PathExpression
  | MemberExpression
  | IndexExpression
  | SliceExpression
  | CallExpression
  | MethodExpression
  | UnaryExpression
  | BinaryExpression
  | IsExpression
  | TernaryExpression;

export interface Named {
  readonly name: string;
  readonly start: number;
}

export interface FunctionDeclaration extends Named {
  readonly parameters: readonly Named[];
  readonly lets: readonly (Named & { readonly value: Expression })[];
  readonly result: Expression;
}

export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string; readonly start: number }
  | { readonly kind: 'capture'; readonly name: string; readonly start: number }
  | { readonly kind: 'recursive'; readonly name: string; readonly start: number };

export interface AllowStatement extends Span {
  /** The single methods, with `read` and `write` expanded. */
  readonly methods: ReadonlySet<RulesMethod>;
  /** The methods as written in the source. */
  readonly written: readonly string[];
  /** The condition; undefined for always. */
  readonly condition: Expression | undefined;
}

export interface MatchStatement {
  readonly start: number;
  readonly pattern: readonly PatternSegment[];
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchStatement[];
  readonly allows: readonly AllowStatement[];
}

export interface RulesFile {
  readonly version: 1 | 2;
  readonly service: 'cloud.firestore' | 'firebase.storage';
  readonly functions: readonly FunctionDeclaration[];
  readonly serviceFunctions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchStatement[];
}
