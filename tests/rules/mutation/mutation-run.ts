import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CompiledRuleset,
  compileRules,
  type Judgement,
  type Ruleset,
  type RulesService,
} from '@acf/emulator/rules';
import { type Mutant, mutantsOf, siteOf } from './mutants';

/** The rules files by service. */
export const rulesFiles: Readonly<Record<RulesService, string>> = {
  'cloud.firestore': 'firestore.rules',
  'firebase.storage': 'storage.rules',
};

type Mutants = Readonly<Record<RulesService, readonly Mutant[]>>;

/**
 * Returns every mutant of the project's rules, or those of some collections; `all` means the parts above
 * them.
 */
export function allMutants(only?: readonly string[]): Mutants {
  const of = (service: RulesService) => {
    const file = rulesFiles[service];
    return mutantsOf(readFileSync(file, 'utf8'), file).filter(
      ({ collection = 'all' }) => only === undefined || only.includes(collection),
    );
  };
  return { 'cloud.firestore': of('cloud.firestore'), 'firebase.storage': of('firebase.storage') };
}

type Rules = Readonly<Record<RulesService, CompiledRuleset>>;

function projectRules(): Rules {
  const of = (service: RulesService) =>
    compileRules(readFileSync(rulesFiles[service], 'utf8'), rulesFiles[service]);
  return { 'cloud.firestore': of('cloud.firestore'), 'firebase.storage': of('firebase.storage') };
}

/** Returns the mutants killed so far, read from the results in `folder`. */
export function killedIn(folder: string): ReadonlySet<string> {
  return new Set(
    readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as string[]),
  );
}

/**
 * Sends each request of the tests to every mutant as well, when the rules decide it. A mutant with another
 * answer is killed and gets no further requests, so one pass over the tests serves all mutants.
 */
export class MutationRun {
  private readonly folder: string;
  private readonly alive: Readonly<Record<RulesService, Map<Mutant, Ruleset | undefined>>>;
  private readonly killed: string[] = [];
  private readonly unchanged: Rules;

  /**
   * Creates a run. `folder` stores the killed mutants for other processes and the report. `unchanged` are the
   * original rules.
   */
  constructor(folder: string, mutants: Mutants = allMutants(), unchanged = projectRules()) {
    this.folder = folder;
    this.unchanged = unchanged;
    mkdirSync(folder, { recursive: true });
    // Mutants above the collections get every request. They are compiled first: hundreds of compilations
    // during the first request would make the client believe that the backend is gone.
    const alive = (service: RulesService) =>
      new Map(
        mutants[service].map((mutant) => [
          mutant,
          mutant.collection === undefined ? compileRules(mutant.source(), rulesFiles[service]) : undefined,
        ]),
      );
    this.alive = {
      'cloud.firestore': alive('cloud.firestore'),
      'firebase.storage': alive('firebase.storage'),
    };
  }

  /** Drops the mutants that other processes have killed. */
  refresh(): void {
    const killed = killedIn(this.folder);
    for (const alive of Object.values(this.alive))
      for (const mutant of alive.keys()) if (killed.has(mutant.id)) alive.delete(mutant);
  }

  judged({ service, operations, isAllowed, isAllowedUnder }: Judgement): void {
    const alive = this.alive[service];
    const sites = this.evaluatedSites(service, isAllowedUnder);
    const collections = new Set(operations.map(({ path }) => collectionOf(path)));
    for (const [mutant, known] of alive) {
      if (mutant.collection !== undefined && !collections.has(mutant.collection)) continue;
      if (mutant.site !== undefined && sites !== undefined && !sites.has(mutant.site)) continue;
      const rules = known ?? compileRules(mutant.source(), rulesFiles[service]);
      if (isAllowedUnder(rules) === isAllowed) {
        if (known === undefined) alive.set(mutant, rules);
      } else {
        alive.delete(mutant);
        this.killed.push(mutant.id);
      }
    }
  }

  /** Returns the expressions that the rules evaluate for a request; undefined if unknown. */
  private evaluatedSites(
    service: RulesService,
    isAllowedUnder: Judgement['isAllowedUnder'],
  ): ReadonlySet<string> | undefined {
    const rules = this.unchanged[service];
    const sites = new Set<string>();
    let areKnown = true;
    isAllowedUnder({
      service,
      warnings: [],
      decide(request) {
        const evaluated = rules.evaluated(request);
        areKnown &&= evaluated !== undefined;
        for (const expression of evaluated ?? []) sites.add(siteOf(expression));
        return rules.decide(request);
      },
    });
    return areKnown ? sites : undefined;
  }

  /** Writes the mutants killed so far; `name` is the test file's. */
  save(name: string): void {
    writeFileSync(join(this.folder, `${name}.json`), JSON.stringify(this.killed));
  }
}

let running: MutationRun | undefined;

/**
 * Returns the run of this process, which all its test files share, so that each mutant is compiled once.
 * Returns undefined in a plain test run. `scripts/mutate-rules.ts` sets the folder for results and the
 * collections in the environment.
 */
export function mutationRun(): MutationRun | undefined {
  const { RULES_MUTATION: folder, RULES_MUTATION_ONLY: only } = process.env;
  if (folder === undefined) return undefined;
  running ??= new MutationRun(folder, allMutants(only?.split(',')));
  running.refresh();
  return running;
}

/**
 * Returns the collection of a path: '/databases/D/documents/notes/n' and '/b/B/o/notes/n' both belong to
 * `notes`.
 */
const collectionOf = (path: string): string | undefined => path.split('/')[4];
