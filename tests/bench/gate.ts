import { execFileSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { type Measurement, measurementOf } from './measurement';

/**
 * How long a gate takes to refuse, by the cause that the answer must not tell: 100 tries of each against the local backend. The
 * test that it runs fails where their medians are more than 3 % apart.
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
