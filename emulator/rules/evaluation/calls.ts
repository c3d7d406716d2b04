import { type Access, ACCESS_FUNCTIONS, STORAGE_ACCESS_FUNCTIONS } from './access';
import type { CallExpression, MethodExpression } from '../syntax/ast';
import { checkDurationUnit, checkPatterns, hasArity, type Place } from './check-expression';
import type { RulesService } from '../contract';
import type { Evaluate } from './evaluation';
import { wrongNumber } from '../values/methods/method';
import { callMethod, methodArities } from '../values/methods/registry';
import { GLOBAL_FUNCTIONS, NAMESPACES, type NativeFunction } from './namespaces';
import { isPartial } from '../values/partial';
import type { FunctionSymbol } from './scope';
import { strict } from './strict';
import { error } from '../values/value';

/** A call by its bare name as in the source, with its compiled arguments. */
interface Call {
  readonly name: string;
  readonly start: number;
  readonly args: readonly Evaluate[];
}

/** Compiles `name(…)`: a call of a declared or built-in function. */
export function callOf(
  { name, nameStart: start }: CallExpression,
  args: readonly Evaluate[],
  place: Place,
): Evaluate {
  const call = { name, start, args };
  const declared = place.scope.function(name);
  if (declared !== undefined) return declaredCall(call, declared, place);
  const access = place.service === 'cloud.firestore' ? ACCESS_FUNCTIONS.get(name) : undefined;
  if (access !== undefined) return accessCall(call, access, place);
  const native = GLOBAL_FUNCTIONS.get(name);
  if (native !== undefined) return nativeCall(call, native, place);
  if (name === 'debug')
    throw place.source.error(start, '"debug" works in emulators only: the service does not compile it.');
  const hint = ACCESS_FUNCTIONS.has(name)
    ? ' Storage rules read documents with firestore.get and firestore.exists.'
    : '';
  return missingCall(call, hint, place);
}

/** Compiles `object.name(…)`; `parts` are the object and the arguments. */
export function methodCallOf(
  expression: MethodExpression,
  parts: readonly Evaluate[],
  place: Place,
): Evaluate {
  const { name, nameStart, args } = expression;
  const arities = methodArities(name);
  if (arities.length === 0) place.warn(nameStart, `Function not found error: Name: [${name}].`);
  else hasArity(name, nameStart, args.length, arities, place);
  checkPatterns(expression, place);
  return strict(parts, ([receiver = null, ...values]) => callMethod(receiver, name, values));
}

/** Checks whether a service's rules call functions as `name.function(…)`. */
export function isNamespaceOf(service: RulesService, name: string): boolean {
  return NAMESPACES.has(name) || (name === 'firestore' && service === 'firebase.storage');
}

/** Compiles `namespace.name(…)`. */
export function namespaceCallOf(
  namespace: string,
  expression: MethodExpression,
  args: readonly Evaluate[],
  place: Place,
): Evaluate {
  const call = { name: `${namespace}.${expression.name}`, start: expression.nameStart, args };
  const access = namespace === 'firestore' ? STORAGE_ACCESS_FUNCTIONS.get(expression.name) : undefined;
  const native = NAMESPACES.get(namespace)?.get(expression.name);
  if (call.name === 'duration.value') checkDurationUnit(expression.args[1], place);
  let evaluate: Evaluate;
  if (access !== undefined) evaluate = accessCall(call, access, place);
  else if (native !== undefined) evaluate = nativeCall(call, native, place);
  else evaluate = missingCall(call, '', place);
  // The namespace itself counts as one expression, after the arguments.
  return (evaluation, frame) => {
    const value = evaluate(evaluation, frame);
    evaluation.count(1);
    return value;
  };
}

/** Compiles a call of an unknown function: evaluates its arguments, then fails. */
function missingCall({ name, start, args }: Call, hint: string, { warn }: Place): Evaluate {
  const failure = error(`Function not found error: Name: [${name}].`);
  warn(start, failure.reason + hint);
  return strict(args, () => failure);
}

function misfit({ args }: Call): Evaluate {
  return strict(args, () => wrongNumber(args.length));
}

function accessCall(call: Call, access: Access, place: Place): Evaluate {
  if (!hasArity(call.name, call.start, call.args.length, [1], place)) return misfit(call);
  return strict(call.args, ([path = null], { lookups }) => access(path, lookups));
}

function nativeCall(call: Call, native: NativeFunction, place: Place): Evaluate {
  if (!hasArity(call.name, call.start, call.args.length, [native.arity], place)) return misfit(call);
  return strict(call.args, (values) => {
    const vague = values.find(isPartial);
    return vague === undefined ? native.call(values) : vague.unknown();
  });
}

function declaredCall(call: Call, callee: FunctionSymbol, place: Place): Evaluate {
  const { start, args } = call;
  const { name, parameters } = callee.declaration;
  if (!hasArity(name, start, args.length, [parameters.length], place)) return misfit(call);
  place.caller?.calls.push({ callee, start });
  return (evaluation, frame) => {
    const values = args.map((evaluate) => evaluate(evaluation, frame));
    for (const evaluate of callee.lets) {
      evaluation.count(1);
      values.push(evaluate(evaluation, values));
    }
    return callee.result?.(evaluation, values) ?? null;
  };
}
