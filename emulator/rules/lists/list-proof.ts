import type { RulesQuery, RulesRequest } from '../contract';
import { referenceSegments } from '../values/firestore-value';
import type { TargetPath } from '../evaluation/match-path';
import { type Condition, alternatives } from './query-filter';
import { partialData } from './query-knowledge';
import { pathSegments } from '../evaluation/request-value';
import { PathValue, type Result, type RulesValue, StructValue, unknown } from '../values/value';

/** One evaluation of the rules: for one document, or for all documents of one alternative of a query. */
export interface Case {
  /** The label in explanations; empty if there is only one case. */
  readonly label: string;
  readonly target: TargetPath;
  /** The value of `request.path`. */
  readonly path: Result;
  readonly resource: RulesValue;
}

const UNKNOWN_NAME = unknown('The query does not fix the name of the document.');
const NO_QUERY: RulesQuery = { orderBy: [] };

/**
 * Returns the cases that must all be allowed before a Firestore query may run. Together they cover every
 * document that it could return. Returns undefined if the query has too many alternatives.
 */
export function queryCases(request: RulesRequest): readonly Case[] | undefined {
  const query = request.query ?? NO_QUERY;
  const found = alternatives(query.where);
  return found?.map((conditions, index) => ({
    label: found.length === 1 ? '' : `alternative ${index + 1} of ${found.length} of the query`,
    ...caseOf(pathSegments(request.path), query.collectionGroup, conditions),
  }));
}

function caseOf(
  parent: readonly string[],
  group: string | undefined,
  conditions: readonly Condition[],
): Omit<Case, 'label'> {
  const name = pinnedName(parent, group, conditions);
  const data = partialData(conditions);
  const id = name?.at(-1) ?? UNKNOWN_NAME;
  const path = name === undefined ? UNKNOWN_NAME : new PathValue(name);
  const resource = new StructValue('resource', (member) => {
    if (member === 'data') return data;
    if (member === 'id') return id;
    return member === '__name__' ? path : undefined;
  });
  return { target: targetOf(parent, group, name), path, resource };
}

function targetOf(
  parent: readonly string[],
  group: string | undefined,
  name: readonly string[] | undefined,
): TargetPath {
  if (name !== undefined) return { head: name, gap: false, tail: [] };
  if (group === undefined) return { head: parent, gap: false, tail: [undefined] };
  return { head: parent, gap: true, tail: [group, undefined] };
}

/**
 * Returns the only document that the query can return, if a condition names it and it lies in the collection.
 */
function pinnedName(
  parent: readonly string[],
  group: string | undefined,
  conditions: readonly Condition[],
): readonly string[] | undefined {
  for (const { field, op, value } of conditions) {
    if (field.length !== 1 || field[0] !== '__name__' || op !== 'EQUAL') continue;
    if (!('referenceValue' in value)) continue;
    const name = referenceSegments(value.referenceValue);
    const isBelow = parent.every((segment, at) => name[at] === segment);
    const depth = name.length - parent.length;
    const isInside =
      group === undefined ? depth === 1 : depth >= 2 && depth % 2 === 0 && name.at(-2) === group;
    if (isBelow && isInside) return name;
  }
  return undefined;
}
