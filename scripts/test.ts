import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureChromium } from './chromium';

interface Counts {
  passed: number;
  failed: number;
}
interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Counts from the runner's JSON report; without it the step counts as one. */
  readonly counts?: () => Counts;
  readonly before?: () => void;
}

const quick = process.argv.includes('--quick');
const reports = resolve('.cache/reports');
const report = (name: string) => `${reports}/${name}.json`;
const read = (name: string) => JSON.parse(readFileSync(report(name), 'utf8')) as Record<string, unknown>;

function vitest(name: string, projects = [name]): Step {
  return {
    name: `${name} tests`,
    command: [
      'vitest',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report(name)}`,
    ],
    counts: () => {
      const { numPassedTests, numFailedTests, testResults } = read(name) as {
        numPassedTests: number;
        numFailedTests: number;
        testResults: { status: string; assertionResults: unknown[] }[];
      };
      // A file that could not be loaded has no tests to count.
      const broken = testResults.filter(
        (file) => file.status === 'failed' && file.assertionResults.length === 0,
      );
      return { passed: numPassedTests, failed: numFailedTests + broken.length };
    },
  };
}

const steps: Step[] = [
  { name: 'formatting', command: ['biome', 'format', '.'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['oxlint', '-c', 'oxlint.config.mjs', '--type-aware', '--deny-warnings'] },
  { name: 'requirement rows', command: ['tsx', 'scripts/requirements.ts'] },
  vitest('unit', ['unit', 'dom']),
  vitest('tools'),
  vitest('repositories'),
];
if (!quick) {
  steps.push(
    {
      ...vitest('emulator'),
      // The cases that compare the local backend with the real SDK run in a browser as well.
      before: () => void ensureChromium(console.log),
    },
    // The tests of the rules, and whether they notice every small change of the rules.
    { ...vitest('rules'), command: ['tsx', 'scripts/mutate-rules.ts'] },
    {
      name: 'browser tests',
      command: ['playwright', 'test'],
      before: () => void ensureChromium(console.log),
      counts: () => {
        const { stats } = read('browser') as {
          stats: { expected: number; unexpected: number; flaky: number };
        };
        // A test that passes only on a second try has failed.
        return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
      },
    },
  );
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const total: Counts = { passed: 0, failed: 0 };
for (const step of steps) {
  const started = Date.now();
  console.log(`\n── ${step.name}`);
  const counts = runStep(step);
  total.passed += counts.passed;
  total.failed += counts.failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`── ${step.name}: ${counts.failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function runStep(step: Step): Counts {
  try {
    step.before?.();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
  const [command = '', ...args] = step.command;
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report('browser') },
  });
  let counts: Counts = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  if (step.counts) {
    try {
      counts = step.counts();
    } catch {
      counts = { passed: 0, failed: 1 };
    }
  }
  // A runner that ends badly has failed even where its report counts no failed test.
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}
