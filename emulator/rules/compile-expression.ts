import type {
  BinaryExpression,
  CallExpression,
  Expression,
  MethodExpression,
  PathExpression,
  TernaryExpression,
} from './ast';
import { type Access, ACCESS_FUNCTIONS, STORAGE_ACCESS_FUNCTIONS } from './access';
import { asBoolean, buildPath, wholeOrFailure } from './build-value';
import { checkDurationUnit, checkMember, checkPatterns, hasArity, type Place } from './check-expression';
import type { Evaluate, Evaluation, Frame } from './evaluation';
import { wrongNumber } from './methods/method';
import { callMethod, methodArities } from './methods/registry';
import { GLOBAL_FUNCTIONS, NAMESPACES, type NativeFunction } from './namespaces';
import { applyBinary, index, IS_TYPES, isType, member, negate, slice } from './operators';
import { isPartial } from './partial';
import type { FunctionSymbol } from './scope';
import {
  BytesValue,
  error,
  kindOf,
  ListValue,
  LiteralMap,
  NULL_VALUE_ERROR,
  type Result,
  RulesFailure,
  type RulesValue,
} from './value';

/**
 * Turns an expression into a function. Names, functions, members and argument counts that do not exist are
 * warned of and fail when they are evaluated, as in the service; what cannot be evaluated here throws
 * RulesSourceError.
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
      return compileCall(expression, place);
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

/** A value for each part, in order; all are evaluated, and the first failure is that of the whole. */
function compileStrict(
  parts: readonly Expression[],
  place: Place,
  combine: (values: readonly RulesValue[], evaluation: Evaluation) => Result,
): Evaluate {
  const evaluators = parts.map((part) => compileExpression(part, place));
  return (evaluation, frame) => {
    const values = evaluateAll(evaluators, evaluation, frame);
    return values instanceof RulesFailure ? values : combine(values, evaluation);
  };
}

function evaluateAll(
  evaluators: readonly Evaluate[],
  evaluation: Evaluation,
  frame: Frame,
): RulesValue[] | RulesFailure {
  const values: RulesValue[] = [];
  let failure: RulesFailure | undefined;
  for (const evaluate of evaluators) {
    const value = evaluate(evaluation, frame);
    if (!(value instanceof RulesFailure)) values.push(value);
    else failure ??= value;
  }
  return failure ?? values;
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
  // One side alone decides with this value, whatever the other comes to.
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

function compileCall({ name, nameStart, args }: CallExpression, place: Place): Evaluate {
  const declared = place.scope.function(name);
  if (declared !== undefined) return compileDeclaredCall(declared, nameStart, args, place);
  const access = place.service === 'cloud.firestore' ? ACCESS_FUNCTIONS.get(name) : undefined;
  if (access !== undefined) return compileAccess(name, access, nameStart, args, place);
  const native = GLOBAL_FUNCTIONS.get(name);
  if (native === undefined) {
    const hint = ACCESS_FUNCTIONS.has(name)
      ? ' Storage rules read documents with firestore.get and firestore.exists.'
      : '';
    return compileMissing(name, hint, nameStart, args, place);
  }
  return compileNative(name, native, nameStart, args, place);
}

/** A call of what does not exist: its arguments are evaluated, and it fails. */
function compileMissing(
  name: string,
  hint: string,
  start: number,
  args: readonly Expression[],
  place: Place,
): Evaluate {
  const failure = error(`Function not found error: Name: [${name}].`);
  place.warn(start, failure.reason + hint);
  return compileStrict(args, place, () => failure);
}

function compileAccess(
  name: string,
  access: Access,
  start: number,
  args: readonly Expression[],
  place: Place,
): Evaluate {
  if (!hasArity(name, start, args, [1], place)) return compileStrict(args, place, () => wrongNumber(args.length));
  return compileStrict(args, place, ([path = null], { lookups }) => access(path, lookups));
}

function compileNative(
  name: string,
  { arity, call }: NativeFunction,
  start: number,
  args: readonly Expression[],
  place: Place,
): Evaluate {
  if (!hasArity(name, start, args, [arity], place)) {
    return compileStrict(args, place, () => wrongNumber(args.length));
  }
  return compileStrict(args, place, (values) => {
    const vague = values.find(isPartial);
    if (vague !== undefined) return vague.unknown();
    return call(values);
  });
}

function compileDeclaredCall(
  callee: FunctionSymbol,
  start: number,
  args: readonly Expression[],
  place: Place,
): Evaluate {
  const { name, parameters } = callee.declaration;
  if (!hasArity(name, start, args, [parameters.length], place)) {
    return compileStrict(args, place, () => wrongNumber(args.length));
  }
  place.caller?.calls.push({ callee, start });
  const evaluators = args.map((arg) => compileExpression(arg, place));
  return (evaluation, frame) => {
    const values = evaluators.map((evaluate) => evaluate(evaluation, frame));
    for (const evaluate of callee.lets) {
      evaluation.count(1);
      values.push(evaluate(evaluation, values));
    }
    return callee.result?.(evaluation, values) ?? null;
  };
}

function compileMethod(expression: MethodExpression, place: Place): Evaluate {
  const { object, name, nameStart, args } = expression;
  if (object.kind === 'name' && place.scope.variable(object.name) === undefined) {
    const isFirestore = object.name === 'firestore' && place.service === 'firebase.storage';
    if (isFirestore || NAMESPACES.has(object.name)) return compileNamespaceCall(object.name, expression, place);
  }
  const arities = methodArities(name);
  if (arities.length === 0) place.warn(nameStart, `Function not found error: Name: [${name}].`);
  else hasArity(name, nameStart, args, arities, place);
  checkPatterns(expression, place);
  return compileStrict([object, ...args], place, ([receiver = null, ...values]) =>
    callMethod(receiver, name, values),
  );
}

function compileNamespaceCall(namespace: string, expression: MethodExpression, place: Place): Evaluate {
  const { name, nameStart, args } = expression;
  const qualified = `${namespace}.${name}`;
  const access = namespace === 'firestore' ? STORAGE_ACCESS_FUNCTIONS.get(name) : undefined;
  const native = NAMESPACES.get(namespace)?.get(name);
  if (qualified === 'duration.value') checkDurationUnit(args[1], place);
  let evaluate: Evaluate;
  if (access !== undefined) evaluate = compileAccess(qualified, access, nameStart, args, place);
  else if (native !== undefined) evaluate = compileNative(qualified, native, nameStart, args, place);
  else evaluate = compileMissing(qualified, '', nameStart, args, place);
  // The namespace counts once the arguments have their values.
  return (evaluation, frame) => {
    const value = evaluate(evaluation, frame);
    evaluation.count(1);
    return value;
  };
}
