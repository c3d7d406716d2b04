import { cpus, loadavg } from 'node:os';
import { benchApi } from '../tests/bench/api';
import { benchBackend } from '../tests/bench/backend';
import { benchCalendar } from '../tests/bench/calendar';
import { check, formatCheck, measureReference } from '../tests/bench/check';
import { benchCrm } from '../tests/bench/crm';
import { benchDay } from '../tests/bench/day';
import { benchForms } from '../tests/bench/forms';
import { benchGate } from '../tests/bench/gate';
import { knownMisses } from '../tests/bench/known-misses';
import { benchPhone } from '../tests/bench/phone';
import { benchPages } from '../tests/bench/pages';
import { formatMeasurements, type Measurement } from '../tests/bench/measurement';

type Bench = (progress: (line: string) => void, part?: string) => Promise<Measurement[]>;

const benches: ReadonlyMap<string, Bench> = new Map([
  ['api', benchApi],
  ['backend', benchBackend],
  ['calendar', benchCalendar],
  ['crm', benchCrm],
  ['day', benchDay],
  ['forms', benchForms],
  ['gate', benchGate],
  ['pages', benchPages],
  ['phone', benchPhone],
]);

/** The parts whose limits `--check` tests unless one is named. */
const checked = ['backend', 'pages', 'crm', 'calendar', 'forms', 'phone', 'day', 'api'];

const flags = new Set(process.argv.slice(2).filter((argument) => argument.startsWith('--')));
const [name, part, ...rest] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const asJson = flags.delete('--json');
const asCheck = flags.delete('--check');
const names = name === undefined && asCheck ? checked : [name ?? ''];
if (flags.size > 0 || rest.length > 0 || names.some((each) => !benches.has(each))) {
  console.error(
    `Usage: npm run bench -- ${[...benches.keys()].join('|')} [part] [--json] [--check], or --check alone`,
  );
  process.exit(2);
}

const [load = 0] = loadavg();
const machine = { cores: cpus().length, node: process.version, loadBefore: Math.round(load * 100) / 100 };
try {
  const started = performance.now();
  const references = [measureReference()];
  const results: Measurement[] = [];
  for (const each of names) {
    const bench = benches.get(each);
    if (bench) {
      const measured = await bench((line) => console.error(`  measuring: ${line}`), part);
      results.push(...measured);
      // A later part may fail, so the results so far are printed first.
      console.error(formatMeasurements(measured));
    }
    // Measured between the parts as well, so that a slow machine affects both alike.
    references.push(measureReference());
  }
  const reference = references.reduce((sum, ms) => sum + ms, 0) / references.length;
  const seconds = Math.round((performance.now() - started) / 1000);
  if (asJson) {
    console.log(JSON.stringify({ bench: names.join(), machine, reference, seconds, results }, null, 1));
  } else {
    const about = `${machine.cores} cores, Node ${machine.node}, load ${machine.loadBefore} before, reference ${Math.round(reference)} ms, ${seconds} s`;
    console.log(`${formatMeasurements(results)}\n\n${about}`);
  }
  const verdicts = asCheck ? check(results, reference, knownMisses) : [];
  if (asCheck) console.log(`\n${formatCheck(verdicts)}`);
  // Ends at once, because the SDK's timers would keep the process running for a while.
  process.exit(verdicts.some(({ verdict }) => verdict === 'MISSED') ? 1 : 0);
} catch (error) {
  console.error(error);
  process.exit(1);
}
