/** A test by its project, file and full name; tests of one name are numbered. */
export type TestKey = string;

/** A mutant by its file and its place among the file's changes: `src/shared/api/call.ts#4`. */
export type MutantKey = string;

/** Files through which the parent process and the workers speak. */
export const planFile = (folder: string) => `${folder}/plan.json`;
export const eventsFile = (folder: string) => `${folder}/events.jsonl`;

/** What the worker has to do: record which mutants each test meets, or run each test with its mutants. */
export interface Plan {
  readonly mode: 'record' | 'kill';
  readonly mutants: Readonly<Record<TestKey, readonly MutantKey[]>>;
}

export type Event =
  /** A test ran without any mutant; `met` is empty when it failed, or fails when it is repeated. */
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
  /** The test fails without a mutant as well: its remaining mutants need a new process. */
  | { readonly kind: 'spoiled'; readonly test: TestKey }
  | { readonly kind: 'done'; readonly test: TestKey };
