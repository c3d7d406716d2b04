import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/local/chromium';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/site-build.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Two tests per run may need a retry (decision 035). Each is reported as flaky, with its first failure.
  retries: 1,
  // For machines up to four times slower than ours. A failing test waits only for one of the shorter limits.
  timeout: 120_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  reporter: [['list'], ['json']],
  use: {
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: chromiumArgs,
    },
    // Recording takes a fifth of the processor time. `npx playwright test <file> --trace on` records a
    // failure.
    trace: 'off',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
  },
});
