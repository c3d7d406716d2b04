import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Stack, startStack } from '../../e2e/stack';
import { DrivenPage } from './driven-page';
import { findFirefox, findWebKit } from './installed';
import { journey } from './journey';

const pictures = 'test-results/browsers';

let stack: Stack;
let stop: () => Promise<void>;

beforeAll(async () => {
  // A unique number, so that no browser test uses the same folder of the build.
  ({ stack, stop } = await startStack(7, false));
  await stack.loadApi();
  mkdirSync(pictures, { recursive: true });
}, 300_000);
afterAll(() => stop());

for (const candidate of [findFirefox(), findWebKit()]) {
  if ('leftOut' in candidate) {
    it(`${candidate.name} is left out: ${candidate.leftOut}`, (context) => context.skip(candidate.leftOut));
    continue;
  }
  // Retried once, like all tests in a browser (decision 035).
  it(`people do a day's work in ${candidate.name}`, { retry: 1, timeout: 240_000 }, async () => {
    await stack.reset();
    const driver = await candidate.start();
    const page = new DrivenPage(driver);
    const step = async (name: string, act: () => Promise<unknown>) => {
      const from = Date.now();
      try {
        await act();
        if (process.env['VERBOSE']) console.log(`${candidate.name}: ${name}, ${Date.now() - from} ms`);
      } catch (error) {
        writeFileSync(`${pictures}/${candidate.name}-failed.png`, await driver.picture());
        throw new Error(
          `${candidate.name}, step '${name}': ${error instanceof Error ? error.message : String(error)}`,
          {
            cause: error,
          },
        );
      }
      writeFileSync(`${pictures}/${candidate.name}-${name.replaceAll(' ', '-')}.png`, await driver.picture());
      expect(driver.complaints(), `${candidate.name}, console errors in '${name}'`).toEqual([]);
    };
    try {
      await journey(page, stack, step);
    } finally {
      await driver.close();
    }
  });
}
