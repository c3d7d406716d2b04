import { defineConfig } from '@playwright/test';
import suite from '../playwright.config';

/**
 * The configuration of `npm run screenshots`, which takes the README's pictures from the seeded app as the
 * browser tests do.
 */
export default defineConfig({
  ...suite,
  testDir: '../e2e',
  testMatch: 'screenshots.ts',
  globalSetup: '../e2e/site-build.ts',
  outputDir: '../test-results',
  reporter: 'list',
  retries: 0,
  workers: 1,
});
