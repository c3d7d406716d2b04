/** A test by its project, file and full name. Tests with the same name are numbered. */
export type TestKey = string;

/** A mutant by its file and its index among the file's changes: `src/shared/api/call.ts#4`. */
export type MutantKey = string;

/** The files through which the parent process and the workers communicate. */
export const planFile = (folder: string) => `${folder}/plan.json`;
export const eventsFile = (folder: string) => `${folder}/events.jsonl`;

/** A worker's task: record which mutants each test reaches, or run each test with its mutants. */
export interface Plan {
  readonly mode: 'record' | 'kill';
  readonly mutants: Readonly<Record<TestKey, readonly MutantKey[]>>;
}

export type Event =
  /** A test ran without a mutant. `met` is empty if it failed or fails when repeated. */
  | {
      readonly kind: 'met';
      readonly test: TestKey;
      readonly file: string;
      readonly milliseconds: number;
      readonly met: readonly MutantKey[];
      readonly failure?: string;
    }
  | { readonly kind: 'start' | 'survived'; readonly test: TestKey; readonly mutant: MutantKey }
  | { readonly kind: 'killed'; readonly test: TestKey; readonly mutant: MutantKey; readonly by: string }
  /** The test now also fails without a mutant, so its remaining mutants need a new process. */
  | { readonly kind: 'spoiled'; readonly test: TestKey }
  | { readonly kind: 'done'; readonly test: TestKey };
