import { describe, expect, it } from 'vitest';
import { countsOf } from './reports';

const vitest = {
  numPassedTests: 2,
  numFailedTests: 0,
  testResults: [
    {
      name: '/site/a.test.ts',
      status: 'passed',
      assertionResults: [
        { fullName: 'a saves', status: 'passed', duration: 1500 },
        { fullName: 'a waits', status: 'skipped' },
      ],
    },
  ],
};
const fileWith = (...assertionResults: object[]) => ({
  name: '/site/b.test.ts',
  status: 'failed',
  assertionResults,
});

describe('the summary of a test runner’s report', () => {
  it('counts passed and failed tests and the time of each', () => {
    expect(countsOf(vitest, 0)).toEqual({
      passed: 2,
      failed: 0,
      times: [
        { seconds: 1.5, file: '/site/a.test.ts', title: 'a saves' },
        { seconds: 0, file: '/site/a.test.ts', title: 'a waits' },
      ],
      failures: [],
    });
  });

  it.each([
    ['a file that could not be loaded', fileWith()],
    ['a file that left something behind', fileWith({ fullName: 'b', status: 'passed', duration: 1 })],
  ])('counts %s as failed', (_, file) => {
    expect(countsOf({ ...vitest, testResults: [file] }, 1)).toMatchObject({
      failed: 1,
      failures: [{ file: '/site/b.test.ts', title: 'the whole file' }],
    });
  });

  it('counts a failed test once and names it with the first line of its error', () => {
    const file = fileWith({
      fullName: 'b saves',
      status: 'failed',
      duration: 1,
      failureMessages: ['AssertionError: expected 1 to be 2\n    at /site/b.test.ts:3:5'],
    });
    expect(countsOf({ ...vitest, numFailedTests: 1, testResults: [file] }, 1)).toMatchObject({
      failed: 1,
      failures: [{ file: '/site/b.test.ts', title: 'b saves', reason: 'AssertionError: expected 1 to be 2' }],
    });
  });

  it('counts a failure if the runner exited with an error', () => {
    expect(countsOf(vitest, 1).failed).toBe(1);
    expect(countsOf(undefined, 1)).toEqual({ passed: 0, failed: 1, times: [], failures: [] });
    expect(countsOf(undefined, 0).passed).toBe(1);
  });

  const browserRun = (flaky: number) => ({
    config: { rootDir: '/site/e2e' },
    stats: { expected: 3, unexpected: 0, flaky },
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              {
                title: 'signs in',
                file: 'a.spec.ts',
                tests: [
                  {
                    status: 'flaky',
                    results: [
                      {
                        duration: 700,
                        errors: [
                          {
                            message:
                              '\u001b[31mError: locator.click: Timeout 5000ms exceeded.\u001b[39m\nCall log:',
                          },
                        ],
                      },
                      { duration: 800, errors: [] },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  });

  it('adds up both tries of a browser test and forgives two tests that needed a retry', () => {
    expect(countsOf(browserRun(2), 0)).toEqual({
      passed: 5,
      failed: 0,
      times: [{ seconds: 1.5, file: '/site/e2e/a.spec.ts', title: 'signs in' }],
      failures: [
        {
          file: '/site/e2e/a.spec.ts',
          title: 'signs in (passed at the second try)',
          reason: 'Error: locator.click: Timeout 5000ms exceeded.',
        },
      ],
    });
  });

  it('counts browser tests that needed a retry as failed from three on', () => {
    expect(countsOf(browserRun(3), 0)).toMatchObject({ passed: 3, failed: 3 });
  });
});
