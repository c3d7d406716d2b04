import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseChanges } from './mutation/changes';
import { sample, type TestRecord } from './mutation/choose';
import { killMutants } from './mutation/kill';
import { limits } from './mutation/limits';
import { folderOf, targetFiles } from './mutation/targets';
import { runTests } from './mutation/worker';

// Tries a sample of all mutants by default. `--all` tries every one, `--only contacts,saving` those of some
// folders.
const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
    workers: { type: 'string', default: String(Math.min(2, availableParallelism())) },
    rate: { type: 'string', default: '0.25' },
    records: { type: 'string' },
  },
});
const folder = resolve(`.cache/mutation/${process.pid}`);
const started = Date.now();
const seconds = () => `${((Date.now() - started) / 1000).toFixed(0)} s`;

const mutants = targetFiles(values.only?.split(',')).flatMap((file) => {
  const all = parseChanges(file, readFileSync(file, 'utf8')).changes.map((change, index) => ({
    ...change,
    file,
    key: `${file}#${index}`,
  }));
  return values.all ? all : sample(all, Number(values.rate));
});

const records: TestRecord[] =
  values.records === undefined ? [] : (JSON.parse(readFileSync(values.records, 'utf8')) as TestRecord[]);
if (values.records === undefined) {
  for (const project of ['unit', 'dom', 'functions']) {
    const { events, hung } = await runTests(`${folder}/${project}`, project, [], {
      mode: 'record',
      mutants: {},
    });
    const own = events.flatMap((event) => (event.kind === 'met' ? [event] : []));
    for (const { test, failure } of own)
      if (failure !== undefined) console.log(`not used, it fails when repeated: ${test}: ${failure}`);
    console.log(`${project}: ${own.length} tests recorded, ${seconds()}${hung ? '; it did not end' : ''}`);
    if (own.length === 0) throw new Error(`No test of the project ${project} was recorded.`);
    records.push(...own);
  }
  mkdirSync('.cache/reports', { recursive: true });
  writeFileSync('.cache/reports/mutants-met.json', JSON.stringify(records));
}

const met = new Set(records.flatMap((record) => record.met));
const covered = mutants.filter(({ key }) => met.has(key));
console.log(`${mutants.length} mutants, ${covered.length} of them met by a test`);
const killed = await killMutants(
  folder,
  covered.map(({ key }) => key),
  records,
  Number(values.workers),
);
rmSync(folder, { recursive: true, force: true });

const survivors = covered.filter(({ key }) => !killed.has(key));
mkdirSync('.cache/reports', { recursive: true });
writeFileSync(
  '.cache/reports/mutants.json',
  JSON.stringify(
    mutants.map(({ key, id, line }) => ({ id, line, met: met.has(key), killed: killed.get(key) ?? null })),
    null,
    1,
  ),
);
for (const { file, line, id } of survivors)
  console.log(`${file}:${line}: survived: ${id.slice(file.length + 2)}`);

let isBelow = false;
for (const name of [...new Set(mutants.map(({ file }) => folderOf(file)))].toSorted()) {
  const own = covered.filter(({ file }) => folderOf(file) === name);
  const unmet = mutants.filter(({ file, key }) => folderOf(file) === name && !met.has(key)).length;
  const count = own.filter(({ key }) => killed.has(key)).length;
  const score = own.length === 0 ? 100 : Math.floor((count / own.length) * 100);
  const limit = limits[name] ?? 0;
  if (score < limit) isBelow = true;
  console.log(
    `${String(score).padStart(3)} %  ${name}: ${count} of ${own.length} killed, ${unmet} not met by these tests` +
      (score < limit ? `; the limit is ${limit} %` : ''),
  );
}
console.log(`${killed.size} of ${covered.length} killed, ${survivors.length} survived, ${seconds()}`);
process.exitCode = isBelow ? 1 : 0;
