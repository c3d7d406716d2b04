import type { RulesService, Ruleset } from './rules/contract';
import { readFileSync } from 'node:fs';
import { compileRulesFor, type RulesSource, watchRules } from './rules-file';

interface Loaded {
  readonly ruleset: Ruleset;
  readonly source: RulesSource;
}

/** The rules of one service: the default ones of a file, and those set for single projects. */
export class RulesInForce {
  readonly #service: RulesService;
  readonly #log: (line: string) => void;
  readonly #byProject = new Map<string, Loaded>();
  #common: Loaded | undefined;
  #stop: (() => void) | undefined;

  /** Creates the store. `log` gets the warnings of rulesets and the results of reloading a watched file. */
  constructor(service: RulesService, log: (line: string) => void = () => {}) {
    this.#service = service;
    this.#log = log;
  }

  /** Returns the rules of a project; undefined if there are none. */
  of(projectId: string): Ruleset | undefined {
    return this.#loaded(projectId)?.ruleset;
  }

  /** Returns the source of a project's rules; undefined if there are none. */
  sourceOf(projectId: string): RulesSource | undefined {
    return this.#loaded(projectId)?.source;
  }

  #loaded(projectId: string): Loaded | undefined {
    return this.#byProject.get(projectId) ?? this.#common;
  }

  /**
   * Replaces the rules of one project, or the default ones if none is named. Throws RulesSourceError and
   * keeps the old ones.
   */
  set(source: string, file: string, projectId?: string): void {
    const ruleset = compileRulesFor(this.#service, source, file);
    this.#warn(ruleset);
    const loaded = { ruleset, source: { name: file, content: source } };
    if (projectId === undefined) this.#replaceAll(loaded);
    else this.#byProject.set(projectId, loaded);
  }

  /** Loads a file for all projects. Throws RulesSourceError or the file system's error. */
  load(path: string): void {
    this.set(readFileSync(path, 'utf8'), path);
  }

  /** Watches the file. A version that does not compile is logged with its position and ignored. */
  watch(path: string): void {
    this.#stop = watchRules(
      this.#service,
      path,
      (ruleset, source) => {
        this.#warn(ruleset);
        this.#replaceAll({ ruleset, source });
        this.#log(`${path}: new rules in force.`);
      },
      (error) => this.#log(`${error.message}\n  The last good rules stay in force.`),
    );
  }

  close(): void {
    this.#stop?.();
  }

  #warn({ warnings }: Ruleset): void {
    for (const warning of warnings ?? []) this.#log(`Warning: ${warning}`);
  }

  #replaceAll(loaded: Loaded): void {
    this.#byProject.clear();
    this.#common = loaded;
  }
}
