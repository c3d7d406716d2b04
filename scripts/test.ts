import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { ensureChromium } from './local/chromium';
import {
  countsOf,
  type Failure,
  type Report,
  readReport,
  reportFile,
  reportFolder,
  type TestTime,
} from './test/reports';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** The runner's JSON report. Without one the step counts as one test. */
  readonly report?: string;
  readonly before?: () => void;
}
interface Done {
  readonly name: string;
  readonly seconds: number;
  readonly report: Report;
}

const quick = process.argv.includes('--quick');
const seed = process.env['TEST_SEED'] ?? String(Date.now() % 1e9);

const vitest = (name: string, projects: readonly string[], ...more: readonly string[]): Step => ({
  name: `${name} tests`,
  command: [
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile(name)}`,
    ...more,
  ],
  report: name,
});

// The steps of a stage run in parallel, because none of them keeps two cores busy all the time.
const staticChecks = (lint: readonly string[], types: readonly string[]): Step[] => [
  { name: 'formatting', command: ['biome', 'format', '.'] },
  { name: 'types', command: ['tsc', '--noEmit', ...types] },
  ...(lint.length === 0
    ? []
    : [
        {
          name: 'lint',
          command: ['oxlint', '-c', 'oxlint.config.mjs', '--type-aware', '--deny-warnings', ...lint],
        },
      ]),
  { name: 'requirement rows', command: ['tsx', 'scripts/requirements.ts'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
];
const withChromium = { before: () => void ensureChromium(console.log) };

const everything = (): Step[][] => [
  staticChecks(['.'], []),
  [vitest('unit', ['unit', 'dom'])],
  [vitest('tools', ['tools'])],
  [vitest('repositories', ['repositories'])],
  [vitest('screens', ['screens'])],
  [vitest('functions', ['functions'])],
  // The cases that compare the local backend with the real SDK also run in a browser.
  [{ ...vitest('emulator', ['emulator']), ...withChromium }],
  // The tests of the rules, and a check that they notice every small change of the rules.
  [{ name: 'rules tests', command: ['tsx', 'scripts/mutate-rules.ts'], report: 'rules' }],
  [{ name: 'browser tests', command: ['playwright', 'test'], report: 'browser', ...withChromium }],
  [vitest('browsers', ['browsers'])],
];

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Returns the commit at which this branch left main; the last commit if there is no main or no branch. */
function changesSince(): string {
  try {
    return git('merge-base', 'HEAD', 'main');
  } catch {
    return git('rev-parse', 'HEAD');
  }
}

/** Returns the steps for everything that the changes since main can affect, by imports. */
function touched(): Step[][] {
  const base = changesSince();
  const changed = [
    ...git('diff', '--name-only', '--diff-filter=d', base).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter((file) => file !== '');
  const lint = changed.filter((file) => /\.(tsx?|mjs)$/.test(file));
  const areRulesChanged = changed.some((file) => file.endsWith('.rules'));
  const isBackendChanged = changed.some((file) => file.startsWith('emulator/'));
  const imported = [
    'unit',
    'dom',
    'tools',
    'repositories',
    'screens',
    'functions',
    ...(isBackendChanged ? ['emulator'] : []),
    ...(areRulesChanged ? [] : ['rules']),
  ];
  console.log(`${changed.length} files have changed since ${base.slice(0, 8)}.`);
  return [
    staticChecks(lint, ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']),
    [
      vitest(
        'changed',
        imported,
        `--changed=${base}`,
        '--passWithNoTests',
        '--exclude=scripts/build.test.ts',
        '--exclude=emulator/tests/conformance/chromium.test.ts',
        '--exclude=emulator/tests/browser.test.ts',
      ),
    ],
    // No test imports the rules. The check that every mutant is killed is left to `npm test`.
    ...(areRulesChanged ? [[vitest('rules', ['rules'])]] : []),
  ];
}

rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder, { recursive: true });

const done: Done[] = [];
for (const stage of quick ? touched() : everything()) {
  done.push(...(await Promise.all(stage.map((step) => run(step, stage.length > 1)))));
}
summarize();

/** Runs a step. Beside other steps it buffers its output until it ends. */
async function run(step: Step, isBeside: boolean): Promise<Done> {
  const started = Date.now();
  if (!isBeside) console.log(`\n── ${step.name}`);
  let report: Report = { passed: 0, failed: 1, times: [], failures: [] };
  try {
    step.before?.();
    const { status, output } = await execute(step.command, isBeside);
    if (isBeside) console.log(`\n── ${step.name}\n${output.trimEnd()}`);
    report = countsOf(step.report && readReport(step.report), status);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  const seconds = (Date.now() - started) / 1000;
  console.log(`── ${step.name}: ${report.failed === 0 ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`);
  return { name: step.name, seconds, report };
}

function execute([command = '', ...args]: readonly string[], isBeside: boolean) {
  return new Promise<{ status: number; output: string }>((resolve, reject) => {
    const child = spawn(`node_modules/.bin/${command}`, args, {
      stdio: ['ignore', isBeside ? 'pipe' : 'inherit', isBeside ? 'pipe' : 'inherit'],
      env: { ...process.env, TEST_SEED: seed, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('browser') },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
    child.on('error', reject);
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

function summarize(): void {
  const slowest = done
    .flatMap(({ report }) => report.times)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 10);
  const line = ({ seconds, file, title }: TestTime) =>
    `${seconds.toFixed(1).padStart(7)} s  ${relative(process.cwd(), file)}: ${title}`;
  if (slowest.length > 0) console.log(`\nThe slowest tests\n${slowest.map(line).join('\n')}`);
  const part = ({ name, seconds, report: { passed, failed } }: Done) =>
    `${seconds.toFixed(1).padStart(7)} s  ${name}: ${passed} passed${failed > 0 ? `, ${failed} FAILED` : ''}`;
  console.log(`\nTime of each part\n${done.map(part).join('\n')}`);
  if (quick) {
    console.log(
      '\nLeft out: tests that import nothing that has changed, those in a browser and of the build, and the mutants of the rules. npm test runs everything.',
    );
  }
  // Printed last, because people look for failures at the end of a long log.
  const failures = done.flatMap(({ report }) => report.failures);
  const failureLine = ({ file, title, reason }: Failure) =>
    `  ${relative(process.cwd(), file)}: ${title}\n    ${reason}`;
  if (failures.length > 0) console.log(`\nWhat failed\n${failures.map(failureLine).join('\n')}`);
  const sum = (of: 'passed' | 'failed') => done.reduce((total, { report }) => total + report[of], 0);
  console.log(`\nThe order of the tests: TEST_SEED=${seed} repeats it.`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}
