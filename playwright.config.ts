import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/chromium';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/site-build.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: chromiumArgs,
    },
    // Recording costs a fifth of the processor: `npx playwright test <file> --trace on` shows a failure again.
    trace: 'off',
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
  },
});
