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

/** The rules files, by what they are for. */
export const rulesFiles: Readonly<Record<RulesService, string>> = {
  'cloud.firestore': 'firestore.rules',
  'firebase.storage': 'storage.rules',
};

type Mutants = Readonly<Record<RulesService, readonly Mutant[]>>;

/** Every mutant of the project's rules, or those of some collections; `all` is what stands above them. */
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

/** The mutants that some request has killed so far, by what the runs left in `folder`. */
export function killedIn(folder: string): ReadonlySet<string> {
  return new Set(
    readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as string[]),
  );
}

/**
 * Puts each request of the tests to every mutant as well, at the moment when the rules decide it. A mutant with
 * another answer is killed and no longer asked; so one pass over the tests serves all mutants.
 */
export class MutationRun {
  private readonly folder: string;
  private readonly alive: Readonly<Record<RulesService, Map<Mutant, Ruleset | undefined>>>;
  private readonly killed: string[] = [];
  private readonly unchanged: Rules;

  /** `folder` keeps what was killed, for other processes and for the report; `unchanged` is what the mutants are of. */
  constructor(folder: string, mutants: Mutants = allMutants(), unchanged = projectRules()) {
    this.folder = folder;
    this.unchanged = unchanged;
    mkdirSync(folder, { recursive: true });
    // Mutants above the collections get every request. They are compiled before the first one, which would
    // otherwise wait for hundreds of compilations, while the client takes the backend for gone.
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

  /** The expressions that the rules evaluate for a request; undefined where that is not known. */
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

  /** Writes what was killed so far; `name` is that of the test file. */
  save(name: string): void {
    writeFileSync(join(this.folder, `${name}.json`), JSON.stringify(this.killed));
  }
}

let running: MutationRun | undefined;

/**
 * The run of this process, which all its test files share, so that each mutant is compiled once; undefined in a plain run
 * of the tests. `scripts/mutate-rules.ts` says in the environment where results go, and which collections matter.
 */
export function mutationRun(): MutationRun | undefined {
  const { RULES_MUTATION: folder, RULES_MUTATION_ONLY: only } = process.env;
  if (folder === undefined) return undefined;
  running ??= new MutationRun(folder, allMutants(only?.split(',')));
  running.refresh();
  return running;
}

/** '/databases/D/documents/notes/n' and '/b/B/o/notes/n' are both of `notes`. */
const collectionOf = (path: string): string | undefined => path.split('/')[4];
