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
  /** Place and change in words; the same from run to run as long as both stay. */
  readonly id: string;
  /** 'file:line' of the change. */
  readonly line: string;
  /** Only requests below this collection or folder can get another answer; undefined: any request. */
  readonly collection: string | undefined;
  /**
   * 'start-end' of the changed expression: a request that does not evaluate it gets the same answer. Undefined where
   * none is evaluated, as for the methods of a statement.
   */
  readonly site: string | undefined;
  /** The whole changed file. */
  source(): string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}
interface Change extends Span {
  readonly text: string;
  /** The surrounding expression, shown where the change alone would say little. */
  readonly within?: Span;
  /** False where what stands in `within`, or the change itself, is no expression that an evaluation reports. */
  readonly isEvaluated?: false;
}

/** Names an expression by its place in the file. */
export const siteOf = ({ start, end }: Span): string => `${start}-${end}`;

/** A value just outside of a bound, or just inside. */
const MOVED: Partial<Record<BinaryOperator, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

/**
 * Every change of one rules file: a condition that must hold is left out (`true`), an alternative or a statement
 * too (`false`), a bound moves by one, a list loses an element, a statement one of its methods.
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

/** `allow create, update` without one of the two. */
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
    // Parts of the same chain are left out one by one elsewhere.
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

/** A bound that is a number, one higher. */
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
