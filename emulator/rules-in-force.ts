import type { RulesService, Ruleset } from './rules/contract';
import { readFileSync } from 'node:fs';
import { compileRulesFor, type RulesSource, watchRules } from './rules-file';

interface Loaded {
  readonly ruleset: Ruleset;
  readonly source: RulesSource;
}

/** The rules of one service: those of a file, and for single projects those that were set for them. */
export class RulesInForce {
  readonly #service: RulesService;
  readonly #log: (line: string) => void;
  readonly #byProject = new Map<string, Loaded>();
  #common: Loaded | undefined;
  #stop: (() => void) | undefined;

  /** `log` is told what a ruleset warns of and, of a watched file, what became of its changes. */
  constructor(service: RulesService, log: (line: string) => void = () => {}) {
    this.#service = service;
    this.#log = log;
  }

  /** The rules of a project; undefined when there are none at all. */
  of(projectId: string): Ruleset | undefined {
    return this.#loaded(projectId)?.ruleset;
  }

  /** The text of those rules; undefined when there are none. */
  sourceOf(projectId: string): RulesSource | undefined {
    return this.#loaded(projectId)?.source;
  }

  #loaded(projectId: string): Loaded | undefined {
    return this.#byProject.get(projectId) ?? this.#common;
  }

  /** Replaces the rules of one project or, for none, of all. Throws RulesSourceError and keeps the old ones. */
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

  /** Follows the file from now on; a version that does not compile is logged with its place and left out. */
  watch(path: string): void {
    this.#stop = watchRules(
      this.#service,
      path,
      (ruleset, source) => {
        this.#warn(ruleset);
        this.#replaceAll({ ruleset, source });
        this.#log(`${path}: new rules loaded.`);
      },
      (error) => this.#log(`${error.message}\n  The previous rules stay in use.`),
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
