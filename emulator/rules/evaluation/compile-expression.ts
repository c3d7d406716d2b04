import type {
  BinaryExpression,
  Expression,
  MethodExpression,
  PathExpression,
  TernaryExpression,
} from '../syntax/ast';
import { asBoolean, buildPath, wholeOrFailure } from './build-value';
import { callOf, isNamespaceOf, methodCallOf, namespaceCallOf } from './calls';
import { checkMember, type Place } from './check-expression';
import type { Evaluate } from './evaluation';
import { applyBinary, index, IS_TYPES, isType, member, negate, slice } from './operators';
import { type Combine, strict } from './strict';
import {
  BytesValue,
  error,
  kindOf,
  ListValue,
  LiteralMap,
  NULL_VALUE_ERROR,
  RulesFailure,
  type RulesValue,
} from '../values/value';

/**
 * Compiles an expression into a function. Unknown names, functions, members and argument counts give a
 * warning and fail when evaluated, as in the service. Throws RulesSourceError for unsupported expressions.
 */
export function compileExpression(expression: Expression, place: Place): Evaluate {
  const evaluate = compileKind(expression, place);
  // The sign of a literal counts as an expression of its own.
  const cost = expression.kind === 'literal' && place.source.text[expression.start] === '-' ? 2 : 1;
  return (evaluation, frame) => {
    evaluation.count(cost);
    const { trace } = evaluation;
    return trace === undefined || expression.kind === 'literal'
      ? evaluate(evaluation, frame)
      : trace.record(expression, () => evaluate(evaluation, frame));
  };
}

function compileKind(expression: Expression, place: Place): Evaluate {
  switch (expression.kind) {
    case 'literal': {
      const { value } = expression;
      const constant = value instanceof Uint8Array ? new BytesValue(value) : value;
      return () => constant;
    }
    case 'name':
      return compileName(expression, place);
    case 'list':
      return compileList(expression.items, place);
    case 'map':
      return compileMap(expression.entries, place);
    case 'path':
      return compilePath(expression, place);
    case 'member': {
      checkMember(expression.object, expression.name, expression.nameStart, place);
      const object = compileExpression(expression.object, place);
      const { name } = expression;
      return (evaluation, frame) => {
        const value = object(evaluation, frame);
        return value instanceof RulesFailure ? value : member(value, name);
      };
    }
    case 'index':
      return compileStrict([expression.object, expression.index], place, ([object = null, at = null]) =>
        index(object, at),
      );
    case 'slice':
      return compileStrict(
        [expression.object, expression.from, expression.to],
        place,
        ([object = null, from = null, to = null]) => slice(object, from, to),
      );
    case 'call':
      return callOf(expression, compileAll(expression.args, place), place);
    case 'method':
      return compileMethod(expression, place);
    case 'unary':
      return compileUnary(expression.operator, expression.operand, place);
    case 'binary':
      return compileBinary(expression, place);
    case 'is': {
      const { type, typeStart } = expression;
      if (!IS_TYPES.has(type)) throw place.source.error(typeStart, `Unknown type "${type}".`);
      return compileStrict([expression.operand], place, ([value = null]) => isType(value, type));
    }
    default:
      return compileTernary(expression, place);
  }
}

function compileTernary(expression: TernaryExpression, place: Place): Evaluate {
  const condition = compileExpression(expression.condition, place);
  const whenTrue = compileExpression(expression.whenTrue, place);
  const whenFalse = compileExpression(expression.whenFalse, place);
  return (evaluation, frame) => {
    evaluation.count(1);
    const value = asBoolean(condition(evaluation, frame));
    if (value instanceof RulesFailure) return value;
    if (value) return whenTrue(evaluation, frame);
    evaluation.count(2);
    return whenFalse(evaluation, frame);
  };
}

function compileAll(parts: readonly Expression[], place: Place): readonly Evaluate[] {
  return parts.map((part) => compileExpression(part, place));
}

function compileStrict(parts: readonly Expression[], place: Place, combine: Combine): Evaluate {
  return strict(compileAll(parts, place), combine);
}

function compileName(expression: Expression & { readonly kind: 'name' }, { scope, warn }: Place): Evaluate {
  const variable = scope.variable(expression.name);
  if (variable === undefined) {
    warn(expression.start, `Unknown variable "${expression.name}".`);
    return () => NULL_VALUE_ERROR;
  }
  switch (variable.kind) {
    case 'request':
      return ({ request }) => request;
    case 'resource':
      return ({ resource }) => resource;
    case 'capture': {
      const { index } = variable;
      return ({ captures }) => captures[index] ?? error('This wildcard has no value.');
    }
    default: {
      const { index } = variable;
      return (_, frame) => frame[index] ?? null;
    }
  }
}

function compileList(items: readonly Expression[], place: Place): Evaluate {
  const build = compileStrict(items, place, (values) => wholeOrFailure(values) ?? new ListValue(values));
  if (!items.every(({ kind }) => kind === 'literal')) return build;
  const constant = new ListValue(
    items.flatMap((item) => {
      if (item.kind !== 'literal') return [];
      return [item.value instanceof Uint8Array ? new BytesValue(item.value) : item.value];
    }),
  );
  return (evaluation) => {
    evaluation.count(items.length);
    return constant;
  };
}

function compileMap(
  entries: readonly { readonly key: Expression; readonly value: Expression }[],
  place: Place,
): Evaluate {
  const seen = new Set<string>();
  for (const { key } of entries) {
    if (key.kind !== 'literal') continue;
    if (typeof key.value !== 'string')
      throw place.source.error(key.start, 'The key of a map must be a string.');
    if (seen.has(key.value)) throw place.source.error(key.start, `Duplicate key "${key.value}".`);
    seen.add(key.value);
  }
  const parts = entries.flatMap(({ key, value }) => [key, value]);
  return compileStrict(parts, place, (values) => {
    const failure = wholeOrFailure(values);
    if (failure !== undefined) return failure;
    const map = new Map<string, RulesValue>();
    for (let at = 0; at < values.length; at += 2) {
      const key = values[at] ?? null;
      if (typeof key !== 'string')
        return error(`The key of a map must be a string. Received: ${kindOf(key)}.`);
      map.set(key, values[at + 1] ?? null);
    }
    return new LiteralMap(map);
  });
}

function compilePath({ parts }: PathExpression, place: Place): Evaluate {
  const expressions = parts.flatMap((part) => (part.kind === 'expression' ? [part.expression] : []));
  const texts = parts.length - expressions.length;
  const build = compileStrict(expressions, place, (values) => buildPath(parts, values));
  return (evaluation, frame) => {
    evaluation.count(texts);
    return build(evaluation, frame);
  };
}

function compileUnary(operator: '!' | '-', operand: Expression, place: Place): Evaluate {
  if (operator === '-') return compileStrict([operand], place, ([value = null]) => negate(value));
  const evaluate = compileExpression(operand, place);
  return (evaluation, frame) => {
    const value = asBoolean(evaluate(evaluation, frame));
    return value instanceof RulesFailure ? value : !value;
  };
}

function compileBinary({ operator, left, right }: BinaryExpression, place: Place): Evaluate {
  if (operator === 'in') {
    return compileStrict([right, left], place, ([b = null, a = null]) => applyBinary(operator, a, b));
  }
  if (operator !== '&&' && operator !== '||') {
    return compileStrict([left, right], place, ([a = null, b = null]) => applyBinary(operator, a, b));
  }
  // One side with this value decides alone, whatever the other's result.
  const deciding = operator === '||';
  const evaluateLeft = compileExpression(left, place);
  const evaluateRight = compileExpression(right, place);
  return (evaluation, frame) => {
    const first = asBoolean(evaluateLeft(evaluation, frame));
    if (first === deciding) return deciding;
    evaluation.count(1);
    const second = asBoolean(evaluateRight(evaluation, frame));
    if (second === deciding) return deciding;
    return first instanceof RulesFailure ? first : second;
  };
}

function compileMethod(expression: MethodExpression, place: Place): Evaluate {
  const { object, args } = expression;
  const isNamespace =
    object.kind === 'name' &&
    place.scope.variable(object.name) === undefined &&
    isNamespaceOf(place.service, object.name);
  if (isNamespace) return namespaceCallOf(object.name, expression, compileAll(args, place), place);
  return methodCallOf(expression, compileAll([object, ...args], place), place);
}
