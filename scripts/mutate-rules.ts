import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { equivalentMutants } from '../tests/rules/mutation/equivalent-mutants';
import { allMutants, killedIn } from '../tests/rules/mutation/mutation-run';

// Runs all mutants and tests by default. `--only notes,settings` limits the collections (`all`: the rules
// above them); arguments limit the test files.
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
    ...positionals,
  ],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      RULES_MUTATION: folder,
      ...(values.only !== undefined && { RULES_MUTATION_ONLY: values.only }),
    },
  },
);
const killed = tests.status === 0 ? killedIn(folder) : undefined;
rmSync(folder, { recursive: true, force: true });
// If the unchanged rules fail a test, a killed mutant means nothing.
if (killed === undefined) process.exit(1);

const mutants = Object.values(allMutants(values.only?.split(','))).flat();
const survivors = mutants.filter(({ id }) => !killed.has(id));
const missed = survivors.filter(({ id }) => !equivalentMutants.has(id));
// With only some rules or tests, the others may kill a surviving mutant.
const stale =
  values.only === undefined && positionals.length === 0
    ? [...equivalentMutants.keys()].filter((id) => !survivors.some((mutant) => mutant.id === id))
    : [];

for (const { line, id } of missed) console.log(`${line}: survived: ${id}`);
for (const id of stale) console.log(`equivalent-mutants.ts: no such mutant, or a test kills it: ${id}`);
console.log(
  `${mutants.length} mutants of the rules: ${mutants.length - survivors.length} killed, ` +
    `${survivors.length - missed.length} equivalent, ${missed.length} survived`,
);
process.exitCode = missed.length + stale.length === 0 ? 0 : 1;
