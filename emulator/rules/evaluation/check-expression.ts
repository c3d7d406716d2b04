import type { Expression, MethodExpression } from '../syntax/ast';
import type { RulesService } from '../contract';
import { INVALID_REPLACEMENT, isReplacement, pattern } from '../values/methods/pattern';
import { DURATION_UNITS } from './namespaces';
import { MEMBERS, QUERY_MEMBERS } from './request-value';
import type { FunctionSymbol, Scope } from './scope';
import type { Source } from '../syntax/source';
import { RulesFailure } from '../values/value';

/** The context of an expression: the names it may use, and the function whose calls it adds to. */
export interface Place {
  readonly source: Source;
  readonly service: RulesService;
  readonly scope: Scope;
  readonly caller: FunctionSymbol | undefined;
  /** Warns about code that always fails when evaluated, but that the service loads. */
  readonly warn: (offset: number, reason: string) => void;
}

/** Checks whether the number of arguments is one of `arities`; warns if not. */
export function hasArity(
  name: string,
  start: number,
  received: number,
  arities: readonly number[],
  { warn }: Place,
): boolean {
  if (arities.includes(received)) return true;
  const wanted = arities.join(' or ');
  const given = `${received} ${received === 1 ? 'was' : 'were'} given`;
  warn(start, `${name} takes ${wanted} argument${wanted === '1' ? '' : 's'}, but ${given}.`);
  return false;
}

/**
 * Checks literal patterns and replacements at load. Throws for a pattern that `matches` cannot use, as the
 * service does.
 */
export function checkPatterns({ name, args }: MethodExpression, { source, warn }: Place): void {
  if (name !== 'matches' && name !== 'split' && name !== 'replace') return;
  const [regex, replacement] = args;
  if (regex?.kind === 'literal' && typeof regex.value === 'string') {
    const compiled = pattern(regex.value);
    if (compiled instanceof RulesFailure) {
      if (name === 'matches') throw source.error(regex.start, compiled.reason);
      warn(regex.start, compiled.reason);
    }
  }
  if (name === 'replace' && replacement?.kind === 'literal' && typeof replacement.value === 'string') {
    if (!isReplacement(replacement.value)) throw source.error(replacement.start, INVALID_REPLACEMENT);
  }
}

/** Warns about members that `request` and `resource` do not have, if they are named directly. */
export function checkMember(object: Expression, name: string, start: number, place: Place): void {
  const { request, resource } = MEMBERS[place.service];
  const names = (expression: Expression, variable: 'request' | 'resource') =>
    expression.kind === 'name' && place.scope.variable(expression.name)?.kind === variable;
  const isRequestMember = (wanted: string) =>
    object.kind === 'member' && object.name === wanted && names(object.object, 'request');
  let known: ReadonlySet<string> | undefined;
  if (names(object, 'request')) known = request;
  else if (names(object, 'resource') || isRequestMember('resource')) known = resource;
  else if (isRequestMember('query') && place.service === 'cloud.firestore') {
    known = QUERY_MEMBERS;
    if (name === 'orderBy') {
      throw place.source.error(
        start,
        'request.query.orderBy is not supported here: its form is not documented.',
      );
    }
  }
  if (known?.has(name) === false) place.warn(start, `Property ${name} is undefined on object.`);
}

/** Checks the unit of a duration if it is a literal. */
export function checkDurationUnit(unit: Expression | undefined, { source }: Place): void {
  if (unit?.kind !== 'literal' || typeof unit.value !== 'string' || DURATION_UNITS.has(unit.value)) return;
  throw source.error(unit.start, `Unknown unit "${unit.value}" of a duration.`);
}
