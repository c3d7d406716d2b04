import type { RulesService, Ruleset } from './rules/contract';
import { compileRulesFor, loadRules, watchRules } from './rules-file';

/** The rules of one service: those of a file, and for single projects those that were set for them. */
export class RulesInForce {
  readonly #service: RulesService;
  readonly #log: (line: string) => void;
  readonly #byProject = new Map<string, Ruleset>();
  #common: Ruleset | undefined;
  #stop: (() => void) | undefined;

  /** `log` is told what a ruleset warns of and, of a watched file, what became of its changes. */
  constructor(service: RulesService, log: (line: string) => void = () => {}) {
    this.#service = service;
    this.#log = log;
  }

  /** The rules of a project; undefined when there are none at all. */
  of(projectId: string): Ruleset | undefined {
    return this.#byProject.get(projectId) ?? this.#common;
  }

  /** Replaces the rules of one project or, for none, of all. Throws RulesSourceError and keeps the old ones. */
  set(source: string, file: string, projectId?: string): void {
    const ruleset = compileRulesFor(this.#service, source, file);
    this.#warn(ruleset);
    if (projectId === undefined) this.#replaceAll(ruleset);
    else this.#byProject.set(projectId, ruleset);
  }

  /** Loads a file for all projects. Throws RulesSourceError or the file system's error. */
  load(path: string): void {
    const ruleset = loadRules(this.#service, path);
    this.#warn(ruleset);
    this.#replaceAll(ruleset);
  }

  /** Follows the file from now on; a version that does not compile is logged with its place and left out. */
  watch(path: string): void {
    this.#stop = watchRules(
      this.#service,
      path,
      (ruleset) => {
        this.#warn(ruleset);
        this.#replaceAll(ruleset);
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

  #replaceAll(ruleset: Ruleset): void {
    this.#byProject.clear();
    this.#common = ruleset;
  }
}
