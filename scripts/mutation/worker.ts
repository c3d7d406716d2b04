import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type Event, eventsFile, type Plan, planFile } from './plan';

/** The silence in ms after which a worker counts as stuck in a mutant. */
const SILENCE = { record: 180_000, kill: 45_000 };

/** Runs test files of one project in a separate vitest process and returns its events. */
export async function runTests(
  folder: string,
  project: string,
  files: readonly string[],
  plan: Plan,
): Promise<{ readonly events: readonly Event[]; readonly hung: boolean }> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(planFile(folder), JSON.stringify(plan));
  rmSync(eventsFile(folder), { force: true });
  const child = spawn(
    'node_modules/.bin/vitest',
    ['run', '--config', 'scripts/mutation/vitest.config.ts', '--silent', '--reporter=dot', ...files],
    {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        MUTATION_FOLDER: folder,
        MUTATION_PROJECT: project,
        VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
      },
    },
  );
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => output.push(data));
  const end = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', end);
  const began = Date.now();
  let hung = false;
  const watch = setInterval(() => {
    const last = existsSync(eventsFile(folder)) ? statSync(eventsFile(folder)).mtimeMs : began;
    if (Date.now() - Math.max(last, began) < SILENCE[plan.mode]) return;
    hung = true;
    clearInterval(watch);
    end();
  }, 1000);
  await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  clearInterval(watch);
  process.off('exit', end);
  const events = readEvents(folder);
  if (events.length === 0) console.error(Buffer.concat(output).toString().slice(-3000));
  rmSync(folder, { recursive: true, force: true });
  return { events, hung };
}

function readEvents(folder: string): readonly Event[] {
  if (!existsSync(eventsFile(folder))) return [];
  return readFileSync(eventsFile(folder), 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as Event);
}
