import {
  type AllowStatement,
  type BinaryOperator,
  type Expression,
  parseRules,
  Source,
} from '@acf/emulator/rules';
import { operandsOf, type Part, partsOf } from './expressions';

/** A rules file with one change, which should change the answer to some request of the tests. */
export interface Mutant {
  /** The place and the change in words, which stay the same as long as both do. */
  readonly id: string;
  /** The line of the change as 'file:line'. */
  readonly line: string;
  /** The only collection or folder whose requests can get another answer; undefined for any request. */
  readonly collection: string | undefined;
  /**
   * The 'start-end' of the changed expression. A request that does not evaluate it gets the same answer.
   * Undefined if nothing is evaluated, as for the methods of a statement.
   */
  readonly site: string | undefined;
  /** Returns the whole changed file. */
  source(): string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}
interface Change extends Span {
  readonly text: string;
  /** The surrounding expression, shown if the change alone says little. */
  readonly within?: Span;
  /** False if `within`, or else the change itself, is not an expression that an evaluation reports. */
  readonly isEvaluated?: false;
}

/** Names an expression by its position in the file. */
export const siteOf = ({ start, end }: Span): string => `${start}-${end}`;

/** Operators that move a value just inside or outside of a bound. */
const MOVED: Partial<Record<BinaryOperator, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

/**
 * Returns every mutant of one rules file. It replaces required conditions by `true`, alternatives and
 * statements by `false`, moves bounds by one, and removes list elements and a statement's methods.
 */
export function mutantsOf(text: string, file: string): readonly Mutant[] {
  const source = new Source(file, text);
  const seen = new Map<string, number>();
  return partsOf(parseRules(source)).flatMap((part) =>
    changesOf(text, part).map((change): Mutant => {
      const { start, end } = change.within ?? change;
      const becomes = text.slice(start, change.start) + change.text + text.slice(change.end, end);
      const name = `${part.place}: ${oneLine(text.slice(start, end))} → ${oneLine(becomes)}`;
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      return {
        id: count === 1 ? name : `${name} (${count})`,
        line: `${file}:${source.position(change.start).line}`,
        collection: part.collection,
        site: change.isEvaluated === false ? undefined : siteOf({ start, end }),
        source: () => text.slice(0, change.start) + change.text + text.slice(change.end),
      };
    }),
  );
}

function changesOf(text: string, { allow, expressions }: Part): readonly Change[] {
  return [
    ...(allow === undefined ? [] : methodChanges(text, allow)),
    ...(allow?.condition === undefined ? [] : statementChanges(allow.condition)),
    ...expressions.flatMap((expression) => expressionChanges(text, expression)),
  ];
}

/** Returns a statement such as `allow create, update` without one of its methods. */
function methodChanges(text: string, { start, written, condition }: AllowStatement): readonly Change[] {
  const isClosed = condition?.kind === 'literal' && condition.value === false;
  if (written.length < 2 || isClosed) return [];
  const list = text.indexOf(written.join(', '), start);
  return written.map((method) => ({
    start: list,
    end: list + written.join(', ').length,
    text: written.filter((other) => other !== method).join(', '),
    isEvaluated: false,
  }));
}

function statementChanges(condition: Expression): readonly Change[] {
  const never = { ...spanOf(condition), text: 'false' };
  return isLiteral(condition) ? [] : [...(isChain(condition) ? [] : [always(condition)]), never];
}

function expressionChanges(text: string, expression: Expression): readonly Change[] {
  return [
    ...ownChanges(text, expression),
    ...operandsOf(expression).flatMap((operand) => expressionChanges(text, operand)),
  ];
}

function ownChanges(text: string, expression: Expression): readonly Change[] {
  switch (expression.kind) {
    case 'ternary':
      return [always(expression.condition), { ...spanOf(expression.condition), text: 'false' }];
    case 'list':
      return expression.items.map((item) => ({
        ...spanOf(expression),
        text: `[${expression.items
          .filter((other) => other !== item)
          .map((other) => text.slice(other.start, other.end))
          .join(', ')}]`,
      }));
    case 'call':
    case 'method':
      return expression.args.flatMap((argument) => numberChanges(argument, expression));
    case 'binary':
      return binaryChanges(text, expression);
    default:
      return [];
  }
}

function binaryChanges(text: string, expression: Expression & { kind: 'binary' }): readonly Change[] {
  const { operator, left, right } = expression;
  if (operator === '&&' || operator === '||') {
    // Parts of the same chain are removed one by one elsewhere.
    return [left, right]
      .filter((operand) => operand.kind !== 'binary' || operand.operator !== operator)
      .map((operand) => ({
        ...spanOf(operand),
        text: operator === '&&' ? 'true' : 'false',
        ...(isLiteral(operand) && { isEvaluated: false }),
      }));
  }
  const moved = MOVED[operator];
  if (moved === undefined) return [];
  const at = text.indexOf(operator, left.end);
  return [
    { start: at, end: at + operator.length, text: moved, within: spanOf(expression) },
    ...numberChanges(left, expression),
    ...numberChanges(right, expression),
  ];
}

/** Returns a numeric bound increased by one. */
function numberChanges(expression: Expression, within: Expression): readonly Change[] {
  return expression.kind === 'literal' && typeof expression.value === 'bigint'
    ? [{ ...spanOf(expression), text: String(expression.value + 1n), within: spanOf(within) }]
    : [];
}

const always = (expression: Expression): Change => ({
  ...spanOf(expression),
  text: 'true',
  ...(isLiteral(expression) && { isEvaluated: false }),
});
const spanOf = ({ start, end }: Expression) => ({ start, end });
const isLiteral = ({ kind }: Expression) => kind === 'literal';
const isChain = (expression: Expression) =>
  expression.kind === 'binary' && ['&&', '||'].includes(expression.operator);
const oneLine = (text: string) => text.replace(/\s+/g, ' ');
