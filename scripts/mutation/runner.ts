import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type RunnerTestCase, TestRunner } from 'vitest';
import { type Event, eventsFile, type MutantKey, type Plan, planFile, type TestKey } from './plan';
import { openSwitch } from './switch';

type Test = RunnerTestCase;

const folder = process.env['MUTATION_FOLDER'] ?? '';
const plan = JSON.parse(readFileSync(planFile(folder), 'utf8')) as Plan;
const mutations = openSwitch();
const now = performance.now.bind(performance);
const later = setTimeout;
const report = (event: Event) => appendFileSync(eventsFile(folder), `${JSON.stringify(event)}\n`);
/** The mutants that a test of this process has killed. */
const killed = new Set<MutantKey>();

interface Run {
  readonly key: TestKey;
  /** The mutants still to try; undefined until the test has run without one. */
  queue: MutantKey[];
  mutant: MutantKey | undefined;
  /** The number of runs without a mutant since the last kill. */
  clean: number;
  began: number;
  milliseconds: number;
  met: readonly MutantKey[];
}

/**
 * Repeats each test in place. It runs twice without a mutant, then once with each of its mutants. After a
 * kill it runs without one again, because the mutant may have left something behind.
 */
export default class MutationRunner extends TestRunner {
  private readonly runs = new Map<Test, Run>();
  private readonly names = new Map<string, number>();

  override onBeforeTryTask(test: Test): void {
    const run = this.runs.get(test) as Run;
    mutations.turnTo(run.mutant);
    if (run.mutant !== undefined) report({ kind: 'start', test: run.key, mutant: run.mutant });
    run.began = now();
    super.onBeforeTryTask(test);
  }

  async runTask(test: Test): Promise<void> {
    const run = this.runs.get(test) as Run;
    const body = TestRunner.getTestFn(test)();
    if (run.mutant === undefined) return body;
    // Shortens the time limit: a test that waits for something a mutant prevents would wait a minute.
    const limit = 3000 + run.milliseconds * 12;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = later(() => reject(new Error('The test took too long.')), limit);
    });
    try {
      await Promise.race([body, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  override async onBeforeRunTask(test: Test): Promise<void> {
    await super.onBeforeRunTask(test);
    if (test.mode !== 'run' && test.mode !== 'queued') return;
    const key = this.keyOf(test);
    const planned = (plan.mutants[key] ?? []).filter((mutant) => !killed.has(mutant));
    if (plan.mode === 'kill' && planned.length === 0) {
      test.mode = 'skip';
      return;
    }
    test.repeats = 1e6;
    Object.assign(test, { retry: 0 });
    this.runs.set(test, {
      key,
      queue: [...planned],
      mutant: undefined,
      clean: 0,
      began: 0,
      milliseconds: 0,
      met: [],
    });
  }

  onAfterRetryTask(test: Test): void {
    const run = this.runs.get(test) as Run;
    const { result } = test;
    if (result === undefined || result.state === 'skip') return;
    const hasFailed = (result.state === 'fail') !== (test.fails ?? false);
    const failure = result.errors?.[0]?.message.split('\n')[0] ?? '';
    result.errors = [];
    result.state = 'run';
    if (run.mutant === undefined) this.afterClean(test, run, hasFailed, failure);
    else this.afterMutant(run, hasFailed, failure);
    if (run.mutant === undefined && run.clean >= 2) this.next(test, run);
  }

  private afterClean(test: Test, run: Run, hasFailed: boolean, failure: string): void {
    if (run.clean === 0) {
      run.milliseconds = now() - run.began;
      setWait(400 + run.milliseconds * 3);
    }
    // Leaves out mutants that only the first run reaches, such as those in a module that the test loads.
    run.met = mutations.met();
    run.clean += 1;
    if (hasFailed) {
      run.queue = [];
      report({ kind: 'spoiled', test: run.key });
    }
    if (plan.mode === 'record' && (hasFailed || run.clean === 2)) {
      report({
        kind: 'met',
        test: run.key,
        file: relative(process.cwd(), test.file.filepath),
        milliseconds: Math.round(run.milliseconds),
        met: hasFailed ? [] : run.met,
        ...(hasFailed && { failure }),
      });
    }
    if (hasFailed) run.clean = 2;
  }

  private afterMutant(run: Run, hasFailed: boolean, failure: string): void {
    const mutant = run.mutant as MutantKey;
    run.mutant = undefined;
    if (!hasFailed) {
      report({ kind: 'survived', test: run.key, mutant });
      return;
    }
    killed.add(mutant);
    report({ kind: 'killed', test: run.key, mutant, by: failure });
    run.clean = 1;
  }

  private next(test: Test, run: Run): void {
    run.mutant = run.queue.shift();
    if (run.mutant !== undefined) return;
    report({ kind: 'done', test: run.key });
    setWait(10_000);
    // Ends the repeats.
    test.result = { ...test.result, state: 'skip' };
  }

  private keyOf(test: Test): TestKey {
    const name = `${test.file.projectName ?? ''}|${relative(process.cwd(), test.file.filepath)}|${test.fullTestName}`;
    const count = (this.names.get(name) ?? 0) + 1;
    this.names.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  }
}

/** Sets how long component tests wait for an element. */
function setWait(milliseconds: number): void {
  (globalThis as { __mutationWait?: (milliseconds: number) => void }).__mutationWait?.(milliseconds);
}
