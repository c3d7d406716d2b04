import { readCoverage } from './test/requirement-coverage';

const coverage = readCoverage(process.cwd());

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(coverage, null, 2));
} else {
  for (const list of coverage.lists) {
    const open = list.uncovered.length;
    console.log(
      `${list.name}: ${list.rows} rows, ${list.covered} covered, ${list.exempt} need no test, ${list.waiting} wait, ${open} not covered`,
    );
    if (open > 0) console.log(`  ${ranges(list.uncovered).join(' ')}`);
  }
}
for (const { file, id } of [...coverage.unknown, ...coverage.unknownReasons])
  console.error(`${file} names ${id}, which no list has.`);
for (const { file, fault } of coverage.faults) console.error(`${file}: ${fault}.`);
for (const id of coverage.waitingAndTested)
  console.error(`${id} waits no longer, since a test names it: take it out of waiting.md.`);
for (const id of coverage.exemptAndTested)
  console.error(`${id} needs no test by untested.md, and a test names it: take it out of one of them.`);
for (const { id, reference } of coverage.baseless)
  console.error(
    reference === undefined
      ? `untested.md: the reason of ${id} names no row, open point or decision.`
      : `untested.md: the reason of ${id} names ${reference}, which does not exist.`,
  );
const { unknown, faults, unknownReasons, waitingAndTested, exemptAndTested, baseless } = coverage;
const wrong = [unknown, faults, unknownReasons, waitingAndTested, exemptAndTested, baseless];
if (wrong.some(({ length }) => length > 0)) process.exitCode = 1;

/** Joins ids into ranges: PUB-001 PUB-002 PUB-003 becomes PUB-001…003. */
function ranges(ids: readonly string[]): string[] {
  const result: string[] = [];
  let start = 0;
  for (let index = 0; index < ids.length; index += 1) {
    const [prefix = '', number = ''] = (ids[index] ?? '').split('-');
    const [nextPrefix, nextNumber] = (ids[index + 1] ?? '').split('-');
    if (nextPrefix === prefix && Number(nextNumber) === Number(number) + 1) continue;
    const first = ids[start] ?? '';
    result.push(start === index ? first : `${first}…${number}`);
    start = index + 1;
  }
  return result;
}
