import { type MatrixRow, matrix, operations, staff } from './matrix';
import { type ActorName, everybody } from '../rules-backend';

const groups: readonly (readonly [name: string, members: readonly ActorName[]])[] = [
  ['anybody', everybody],
  ['staff', staff],
];

/** Names a set of people in as few words as possible. */
function whom(allowed: readonly ActorName[]): string {
  if (allowed.length === 0) return 'nobody';
  const group = groups.find(([, members]) => members.length === allowed.length);
  if (group !== undefined) return group[0];
  return allowed.map((actor) => (actor === 'regular' ? 'owner' : actor)).join(', ');
}

function listOf({ list }: MatrixRow): string {
  const filtered = whom(list.allowed);
  const everything = whom(list.everything);
  return everything === filtered || everything === 'nobody'
    ? filtered
    : `${filtered}; ${everything} unfiltered`;
}

/**
 * Returns the access matrix as text: a line for each collection and operation, with the condition that
 * decides.
 */
export function matrixTable(): string {
  const lines = matrix.flatMap((row) =>
    operations.map((operation, index) => ({
      collection: index === 0 ? row.name : '',
      operation,
      allowed: operation === 'list' ? listOf(row) : whom(row[operation].allowed),
      when: row[operation].when,
    })),
  );
  const width = (column: 'collection' | 'allowed') => Math.max(...lines.map((line) => line[column].length));
  const [names, people] = [width('collection'), width('allowed')];
  const ruler = '-'.repeat(names + people + 60);
  return lines
    .flatMap(({ collection, operation, allowed, when }) => [
      ...(collection === '' ? [] : [ruler]),
      `${collection.padEnd(names)}  ${operation.padEnd(6)}  ${allowed.padEnd(people)}  ${when}`,
    ])
    .join('\n');
}
