import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileRules } from '../../../emulator/rules/compile';
import type { Judgement, RulesService, Ruleset } from '../../../emulator/rules/contract';
import { type Mutant, mutantsOf } from './mutants';

/** The rules files, by what they are for. */
export const rulesFiles: Readonly<Record<RulesService, string>> = {
  'cloud.firestore': 'firestore.rules',
  'firebase.storage': 'storage.rules',
};

type Mutants = Readonly<Record<RulesService, readonly Mutant[]>>;

/** Every mutant of the project's rules. */
export function allMutants(): Mutants {
  const of = (service: RulesService) => {
    const file = rulesFiles[service];
    return mutantsOf(readFileSync(file, 'utf8'), file);
  };
  return { 'cloud.firestore': of('cloud.firestore'), 'firebase.storage': of('firebase.storage') };
}

/** The mutants that some request told from the rules so far, by what the runs left in `folder`. */
export function noticedIn(folder: string): ReadonlySet<string> {
  return new Set(
    readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as string[]),
  );
}

/**
 * Puts each request that the tests make to every mutant as well, at the moment when the rules judge it: a mutant with
 * another answer has been noticed. One pass over the tests serves all mutants; those noticed are not asked again.
 */
export class MutationRun {
  private readonly folder: string;
  private readonly alive: Record<RulesService, Map<Mutant, Ruleset | undefined>>;
  private readonly noticed: string[] = [];

  /** `folder` keeps what was noticed from one test file to the next. */
  constructor(folder: string, mutants: Mutants = allMutants()) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    const known = noticedIn(folder);
    const alive = (service: RulesService) =>
      new Map(mutants[service].filter(({ id }) => !known.has(id)).map((mutant) => [mutant, undefined]));
    this.alive = {
      'cloud.firestore': alive('cloud.firestore'),
      'firebase.storage': alive('firebase.storage'),
    };
  }

  judged({ service, paths, isAllowed, isAllowedUnder }: Judgement): void {
    const alive = this.alive[service];
    const collections = new Set(paths.map((path) => collectionOf(path)));
    for (const [mutant, known] of alive) {
      if (mutant.collection !== undefined && !collections.has(mutant.collection)) continue;
      const rules = known ?? compileRules(mutant.source(), rulesFiles[service]);
      if (isAllowedUnder(rules) === isAllowed) {
        if (known === undefined) alive.set(mutant, rules);
      } else {
        alive.delete(mutant);
        this.noticed.push(mutant.id);
      }
    }
  }

  /** Writes what was noticed; `name` is that of the test file. */
  save(name: string): void {
    writeFileSync(join(this.folder, `${name}.json`), JSON.stringify(this.noticed));
  }
}

/** '/databases/D/documents/notes/n' and '/b/B/o/notes/n' are both of `notes`. */
const collectionOf = (path: string): string | undefined => path.split('/')[4];
