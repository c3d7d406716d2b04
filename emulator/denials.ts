import type { Caller } from './caller';

/** A request that the rules refused, shown to developers. */
export interface Denial {
  /** The time in ISO 8601. */
  readonly time: string;
  readonly projectId: string;
  /** Method and resource name: 'create projects/P/databases/D/documents/c/d' or 'get /b/B/o/file'. */
  readonly request: string;
  /** The uid, or 'anonymous'. */
  readonly caller: string;
  readonly explanation: string;
}

/** Formats refusals for people, in the given order: method and name, caller, and the rules' reason. */
export function formatDenials(denials: readonly Denial[]): string {
  return denials
    .map(
      ({ caller, request, explanation }) =>
        `Denied: ${request} (${caller})\n  ${explanation.replaceAll('\n', '\n  ')}`,
    )
    .join('\n');
}

/** The newest refusals of all projects, newest first. */
export class Denials {
  readonly #limit: number;
  #recent: Denial[] = [];

  constructor(limit = 200) {
    this.#limit = limit;
  }

  add(projectId: string, explanation: string, caller: Caller, request: string): Denial {
    const who = caller.kind === 'user' ? caller.uid : caller.kind;
    const denial = { time: new Date().toISOString(), projectId, request, caller: who, explanation };
    this.#recent = [denial, ...this.#recent].slice(0, this.#limit);
    return denial;
  }

  clear(): void {
    this.#recent = [];
  }

  of(projectId: string): readonly Denial[] {
    return this.#recent.filter((denial) => denial.projectId === projectId);
  }
}
