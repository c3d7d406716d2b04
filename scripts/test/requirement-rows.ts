import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names of the lists in `docs/requirements` that contain rows. */
export const requirementLists = [
  'public-site',
  'proposals',
  'workspace',
  'faults',
  'attacks',
  'growth',
] as const;

export interface RequirementList {
  readonly name: string;
  /** The ids of the rows: `PUB-001`. */
  readonly rows: readonly string[];
  /** The ids of the open points: `PUB-Q7`. */
  readonly openPoints: readonly string[];
}

/** Finds the ids at the beginning of table rows: `| PUB-001 | … |`. */
export const rowIds = (table: string): string[] =>
  Array.from(table.matchAll(/^\| ([A-Z]{3}-\d{2,3}) \|/gm), ([, id]) => id ?? '');

/** Reads the requirement lists below `root`. */
export function readRequirementLists(root: string): readonly RequirementList[] {
  return requirementLists.map((name) => {
    const text = readFileSync(join(root, 'docs/requirements', `${name}.md`), 'utf8');
    return {
      name,
      rows: rowIds(text),
      openPoints: Array.from(text.matchAll(/^(?:\*\*|#+ )([A-Z]{3}-Q\d+)\b/gm), ([, id]) => id ?? ''),
    };
  });
}
