import { execFileSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { type Measurement, measurementOf } from './measurement';

/**
 * Measures how long a gate takes to refuse, for each cause that the answer must not reveal: 100 tries of each
 * against the local backend. Its test fails if the medians differ by more than 3 %.
 */
export async function benchGate(progress: (line: string) => void): Promise<Measurement[]> {
  progress('100 refusals of each of five causes, about seven minutes');
  const said = execFileSync(
    'node_modules/.bin/vitest',
    ['run', '--project', 'repositories', 'tests/repositories/proposals/gate-times.test.ts'],
    { encoding: 'utf8', env: { ...process.env, GATE_TRIES: '100', FORCE_COLOR: '0' } },
  );
  const lines = [...stripVTControlCharacters(said).matchAll(/^(.+): \d+ tries, in ms: ([\d. ]+)$/gm)];
  return lines.map(([, cause = '', figures = '']) =>
    measurementOf(`refusal of ${cause}`, 'ms', figures.split(' ').map(Number)),
  );
}
