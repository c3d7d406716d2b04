import { defineConfig } from '@playwright/test';
import suite from '../playwright.config';

/** `npm run screenshots`: takes the pictures of the README from the seeded app, with the setup of the browser tests. */
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
