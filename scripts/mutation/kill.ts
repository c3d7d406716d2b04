import type { MutantKey, TestKey } from './plan';
import { chooseTests, type TestRecord } from './choose';
import { runTests } from './worker';

interface Batch {
  readonly project: string;
  readonly files: readonly string[];
  readonly mutants: Readonly<Record<TestKey, readonly MutantKey[]>>;
}

/** The approximate length of a batch, without the start of its process. */
const BATCH_MILLISECONDS = 60_000;
/**
 * The order of the projects. Starting a project's tests takes seconds, so quick projects go first: mutants
 * they kill need no other tests.
 */
const ORDER = ['unit', 'dom', 'functions'];

const projectOf = (test: TestKey) => test.split('|')[0] ?? '';
const fileOf = (test: TestKey) => test.split('|')[1] ?? '';

/**
 * Tries the mutants with the tests that reach them, in `workers` processes. Returns how each one was killed.
 */
export async function killMutants(
  folder: string,
  mutants: readonly MutantKey[],
  records: readonly TestRecord[],
  workers: number,
): Promise<ReadonlyMap<MutantKey, string>> {
  const killed = new Map<MutantKey, string>();
  const times = new Map(records.map(({ test, milliseconds }) => [test, milliseconds]));
  const queue = batchesOf(chooseTests(mutants, records), times);
  let done = 0;
  const work = async (worker: number) => {
    for (let batch = queue.shift(); batch !== undefined; batch = queue.shift()) {
      const left = Object.entries(batch.mutants)
        .map(([test, all]) => [test, all.filter((mutant) => !killed.has(mutant))] as const)
        .filter(([, all]) => all.length > 0);
      if (left.length === 0) continue;
      const open = new Map(left.map(([test, all]) => [test, new Set(all)]));
      const { events, hung } = await runTests(
        `${folder}/${worker}`,
        batch.project,
        batch.files.filter((file) => left.some(([test]) => fileOf(test) === file)),
        { mode: 'kill', mutants: Object.fromEntries(left) },
      );
      let last: MutantKey | undefined;
      let tried = 0;
      for (const event of events) {
        if (event.kind === 'start') last = event.mutant;
        if (event.kind === 'killed') killed.set(event.mutant, `${event.test}: ${event.by}`);
        if (event.kind === 'killed' || event.kind === 'survived') {
          last = undefined;
          tried += 1;
          open.get(event.test)?.delete(event.mutant);
        }
      }
      if (last !== undefined && hung) {
        killed.set(last, 'The test never ended.');
        tried += 1;
      }
      done += tried;
      const rest = new Map(
        [...open].map(([test, all]) => [test, [...all].filter((mutant) => !killed.has(mutant))]),
      );
      const isLeft = [...rest.values()].some((all) => all.length > 0);
      // A test that fails before its first mutant would fail again, so it is not queued again.
      if (isLeft && tried > 0) queue.push(...batchesOf(rest, times));
      else if (isLeft) console.log(`cannot be repeated: ${[...rest.keys()].join('; ')}`);
      console.log(`${done} tries, ${killed.size} killed, ${queue.length} batches left`);
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
  return killed;
}

/** Groups the tests by project and file into batches of about the same length. */
function batchesOf(
  chosen: ReadonlyMap<TestKey, readonly MutantKey[]>,
  times: ReadonlyMap<TestKey, number>,
): Batch[] {
  const cost = (test: TestKey, count: number) => ((times.get(test) ?? 0) + 2) * (count + 2);
  const files = new Map<string, [TestKey, readonly MutantKey[]][]>();
  for (const entry of chosen) {
    if (entry[1].length === 0) continue;
    const name = `${projectOf(entry[0])}|${fileOf(entry[0])}`;
    files.set(name, [...(files.get(name) ?? []), entry]);
  }
  const batches: (Batch & {
    files: string[];
    mutants: Record<TestKey, readonly MutantKey[]>;
    cost: number;
  })[] = [];
  for (const [name, tests] of files) {
    const project = projectOf(name);
    const sum = tests.reduce((total, [test, all]) => total + cost(test, all.length), 0);
    let batch = batches.find((each) => each.project === project && each.cost + sum <= BATCH_MILLISECONDS);
    if (batch === undefined) batches.push((batch = { project, files: [], mutants: {}, cost: 0 }));
    batch.files.push(fileOf(name));
    Object.assign(batch.mutants, Object.fromEntries(tests));
    batch.cost += sum;
  }
  return batches.toSorted((a, b) => ORDER.indexOf(a.project) - ORDER.indexOf(b.project));
}
