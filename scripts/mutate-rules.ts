import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { acceptedMutants } from '../tests/rules/mutation/accepted-mutants';
import { allMutants, noticedIn } from '../tests/rules/mutation/mutation-run';

// Everything, or `--only notes,settings` (collections; `all` for what is above them) by some test files.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' } },
});
const folder = resolve(`.cache/rules-mutation/${process.pid}`);

const tests = spawnSync(
  'node_modules/.bin/vitest',
  [
    'run',
    '--project',
    'rules',
    '--reporter=dot',
    '--reporter=json',
    '--outputFile.json=.cache/reports/rules.json',
    // The first request of a file meets hundreds of changed rules, which are compiled then.
    '--testTimeout=60000',
    ...positionals,
  ],
  { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, RULES_MUTATION: folder } },
);
const noticed = tests.status === 0 ? noticedIn(folder) : undefined;
rmSync(folder, { recursive: true, force: true });
// What failing tests notice says nothing.
if (noticed === undefined) process.exit(1);

const only = values.only?.split(',');
const mutants = Object.values(allMutants())
  .flat()
  .filter(({ collection = 'all' }) => only === undefined || only.includes(collection));
const unnoticed = mutants.filter(({ id }) => !noticed.has(id));
const missed = unnoticed.filter(({ id }) => !acceptedMutants.has(id));
// Of a part of the rules or of the tests nothing can be said of the other part.
const stale =
  only === undefined && positionals.length === 0
    ? [...acceptedMutants.keys()].filter((id) => !unnoticed.some((mutant) => mutant.id === id))
    : [];

for (const { line, id } of missed) console.log(`${line}: no test notices ${id}`);
for (const id of stale) console.log(`accepted-mutants.ts: no such change, or a test notices it: ${id}`);
console.log(
  `${mutants.length} changes of the rules: ${mutants.length - unnoticed.length} noticed, ${unnoticed.length - missed.length} without ` +
    `effect, ${missed.length} missed`,
);
process.exitCode = missed.length + stale.length === 0 ? 0 : 1;
