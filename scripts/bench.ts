import { cpus, loadavg } from 'node:os';
import { benchApi } from '../tests/bench/api';
import { benchBackend } from '../tests/bench/backend';
import { benchCalendar } from '../tests/bench/calendar';
import { benchCrm } from '../tests/bench/crm';
import { benchGate } from '../tests/bench/gate';
import { benchPages } from '../tests/bench/pages';
import { formatMeasurements, type Measurement } from '../tests/bench/measurement';

type Bench = (progress: (line: string) => void, part?: string) => Promise<Measurement[]>;

const benches: ReadonlyMap<string, Bench> = new Map([
  ['api', benchApi],
  ['backend', benchBackend],
  ['calendar', benchCalendar],
  ['crm', benchCrm],
  ['gate', benchGate],
  ['pages', benchPages],
]);

const [name, part, ...rest] = process.argv.slice(2).filter((argument) => argument !== '--json');
const asJson = process.argv.includes('--json');
const bench = name === undefined ? undefined : benches.get(name);
if (bench === undefined || rest.length > 0) {
  console.error(`Usage: npm run bench -- ${[...benches.keys()].join('|')} [part] [--json]`);
  process.exit(2);
}

const [load = 0] = loadavg();
const machine = { cores: cpus().length, node: process.version, loadBefore: Math.round(load * 100) / 100 };
try {
  const started = performance.now();
  const results = await bench((line) => console.error(`  measuring: ${line}`), part);
  const seconds = Math.round((performance.now() - started) / 1000);
  if (asJson) {
    console.log(JSON.stringify({ bench: name, machine, seconds, results }, null, 1));
  } else {
    const about = `${machine.cores} cores, Node ${machine.node}, load ${machine.loadBefore} before, ${seconds} s`;
    console.log(`${formatMeasurements(results)}\n\n${about}`);
  }
  // The SDK keeps timers that would hold the process for a while.
  process.exit(0);
} catch (error) {
  console.error(error);
  process.exit(1);
}
