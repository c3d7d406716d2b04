import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export const reportFolder = resolve('.cache/reports');
export const reportFile = (name: string): string => `${reportFolder}/${name}.json`;

/** The duration of one test. */
export interface TestTime {
  readonly seconds: number;
  readonly file: string;
  readonly title: string;
}

/** A failed test, or a file whose tests could not run. */
export interface Failure {
  readonly file: string;
  readonly title: string;
  /** The first line of the error. */
  readonly reason: string;
}
export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly times: readonly TestTime[];
  readonly failures: readonly Failure[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly {
        readonly duration: number;
        readonly errors?: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
}
interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}

/** The number of browser tests in a run that may need a retry before each of them counts as failed. */
const toleratedSecondTries = 2;

/** Reads the JSON report of vitest or Playwright. Throws if there is none. */
export const readReport = (name: string): unknown => JSON.parse(readFileSync(reportFile(name), 'utf8'));

/**
 * Counts the tests of a report; without a report the step counts as one test. If the runner ended with an error, at
 * least one test counts as failed.
 */
export function countsOf(report: unknown, status: number): Report {
  const counted =
    report === undefined
      ? { passed: status === 0 ? 1 : 0, failed: 0, times: [], failures: [] }
      : 'stats' in (report as object)
        ? ofPlaywright(report as PlaywrightReport)
        : ofVitest(report as VitestReport);
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/** Returns the first line of an error without the colours of a terminal. */
const firstLine = (error: string | undefined): string =>
  stripVTControlCharacters(error ?? '')
    .trim()
    .split('\n')[0] ?? '';

function ofVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Report {
  // A file that could not be loaded, or whose last hook fails, has no failed test.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    times: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        seconds: (duration ?? 0) / 1000,
        file: name,
        title: fullName,
      })),
    ),
    failures: [
      ...testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => ({
            file: name,
            title: fullName,
            reason: firstLine(failureMessages?.[0]),
          })),
      ),
      ...broken.map(({ name, message }) => ({
        file: name,
        title: 'the whole file',
        reason: firstLine(message),
      })),
    ],
  };
}

function ofPlaywright({ config, stats, suites }: PlaywrightReport): Report {
  const timesOf = (suite: PlaywrightSuite): TestTime[] => [
    ...(suite.suites ?? []).flatMap(timesOf),
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests.map(({ results }) => ({
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        file: resolve(config.rootDir, file),
        title,
      })),
    ),
  ];
  const failuresOf = (suite: PlaywrightSuite): Failure[] => [
    ...(suite.suites ?? []).flatMap(failuresOf),
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => ({
          file: resolve(config.rootDir, file),
          title: status === 'flaky' ? `${title} (passed at the second try)` : title,
          reason: firstLine(results.flatMap(({ errors = [] }) => errors)[0]?.message),
        })),
    ),
  ];
  const isTolerated = stats.flaky <= toleratedSecondTries;
  return {
    passed: stats.expected + (isTolerated ? stats.flaky : 0),
    failed: stats.unexpected + (isTolerated ? 0 : stats.flaky),
    times: suites.flatMap(timesOf),
    failures: suites.flatMap(failuresOf),
  };
}
