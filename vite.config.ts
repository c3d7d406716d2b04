/// <reference types="vitest/config" />
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { blogPlugin } from './scripts/blog/blog-plugin.ts';
import { chunkGroups } from './scripts/build/chunk-patterns.ts';
import { ocrPlugin } from './scripts/build/ocr-plugin.ts';
import { preloadsPlugin } from './scripts/build/preloads-plugin.ts';
import { withoutCalendarPartsPlugin } from './scripts/build/without-calendar-parts-plugin.ts';
import { withoutPipelinesPlugin } from './scripts/build/without-pipelines-plugin.ts';
import { readRequirementLists } from './scripts/test/requirement-rows.ts';
import { parseEnvironment } from './src/shared/config/parse-environment.ts';
import { type FactsDocument, factsOf } from './src/shared/facts/stored-facts.ts';

const source = fileURLToPath(new URL('./src', import.meta.url));
const router = fileURLToPath(new URL('./node_modules/react-router/dist/production', import.meta.url));
const posts = fileURLToPath(new URL('./src/content/blog', import.meta.url));

// Links, frames and scripts in a test's document load nothing.
const documentSettings = {
  navigation: {
    disableMainFrameNavigation: true,
    disableChildFrameNavigation: true,
    disableFallbackToSetURL: true,
  },
  // Each frame gets an empty window.
  enableIframePageLoading: true,
  disableJavaScriptFileLoading: true,
  disableCSSFileLoading: true,
  handleDisabledFileLoadingAsSuccess: true,
};

function scopedName(name: string, file: string): string {
  return `${name}-${createHash('sha256').update(file.slice(source.length)).digest('base64url').slice(0, 4)}`;
}

/**
 * Returns the owner's facts that this build shows. scripts/build.ts and scripts/dev.ts set SITE_FACTS. Component
 * tests use the facts of the demo.
 */
function siteFacts(mode: string): Partial<FactsDocument> {
  const json =
    mode === 'test' ? readFileSync('scripts/seed/site-facts.json', 'utf8') : process.env['SITE_FACTS'];
  return JSON.parse(json ?? '{}') as Partial<FactsDocument>;
}

export default defineConfig(({ mode, isSsrBuild }) => {
  const environment =
    mode === 'test'
      ? undefined
      : parseEnvironment({ ...loadEnv(mode, process.cwd(), 'VITE_'), PROD: mode === 'production' });
  return {
    plugins: [
      react(),
      blogPlugin(posts),
      ocrPlugin(),
      preloadsPlugin(),
      withoutPipelinesPlugin(),
      withoutCalendarPartsPlugin(),
    ],
    resolve: {
      alias: {
        '@': source,
        // The package exports only its development build, which has extra checks.
        ...(mode === 'production' && {
          'react-router/dom': `${router}/dom-export.mjs`,
          'react-router': `${router}/index.mjs`,
        }),
        // Importing App Check's client starts it, so only an alias can exclude it.
        ...(environment !== undefined &&
          environment.appCheckSiteKey === undefined && {
            'firebase/app-check': `${source}/shared/firebase/app-check/without-app-check.ts`,
          }),
      },
    },
    define: { __SITE_FACTS__: JSON.stringify(factsOf(siteFacts(mode))) },
    // Short names, unique by file, because they appear in pages, styles and scripts.
    css: { modules: { generateScopedName: scopedName } },
    server: { host: '127.0.0.1', strictPort: true },
    build: {
      manifest: !isSsrBuild,
      // Inlined fonts would need `data:` in the content security policy.
      assetsInlineLimit: 0,
      // Source maps help to examine a failure. They are not deployed, so files do not refer to them.
      sourcemap: 'hidden',
      // The workspace's database client is large, and no public page loads it.
      chunkSizeWarningLimit: 600,
      // Only the prerender reads the server build, so it needs no splitting.
      ...(isSsrBuild
        ? {}
        : {
            rolldownOptions: {
              output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups } },
            },
          }),
    },
    test: {
      // On two cores, vitest's default leaves one idle.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      // For machines that are several times slower, or busy. A test that hangs costs a minute.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 10_000 } },
      // No spy survives its test, in any order of tests.
      restoreMocks: true,
      // A test that names an unknown requirement fails its file.
      tags: readRequirementLists(import.meta.dirname).flatMap(({ rows, openPoints }) =>
        [...rows, ...openPoints].map((name) => ({ name })),
      ),
      // The order of files and tests is random. TEST_SEED with the printed number reproduces a failure.
      sequence: {
        shuffle: { files: true, tests: true },
        seed: Number(process.env['TEST_SEED'] ?? Date.now() % 1e9),
      },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            isolate: false,
            include: ['src/**/*.test.ts', 'tests/requirements/**/*.test.ts'],
            setupFiles: ['tests/guards/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            environment: 'happy-dom',
            environmentOptions: { happyDOM: { settings: documentSettings } },
            isolate: false,
            include: [
              'src/**/*.test.tsx',
              'scripts/seed/**/*.test.tsx',
              'tests/{guards,requirements}/**/*.test.tsx',
            ],
            setupFiles: ['tests/guards/setup.ts', 'tests/setup-dom.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'tools',
            environment: 'node',
            include: ['scripts/**/*.test.ts', 'tests/lint/**/*.test.ts', 'tests/bench/**/*.test.ts'],
          },
        },
        'emulator',
        {
          extends: true,
          test: {
            name: 'repositories',
            environment: 'node',
            include: ['tests/repositories/**/*.test.ts'],
            setupFiles: ['tests/repositories/local-backend.ts'],
            // Each file has its own backend and client.
            isolate: true,
          },
        },
        {
          extends: true,
          test: {
            name: 'screens',
            environment: './tests/screens/environment.ts',
            environmentOptions: { happyDOM: { settings: documentSettings } },
            include: ['tests/screens/**/*.test.tsx'],
            setupFiles: ['tests/repositories/local-backend.ts', 'tests/setup-dom.ts'],
            // Each file has its own backend and client.
            isolate: true,
          },
        },
        {
          extends: true,
          test: {
            name: 'functions',
            environment: 'node',
            include: ['tests/functions/**/*.test.ts', 'functions/src/**/*.test.ts'],
            // The API's SDK reads the backend's address from the process's environment variables.
            pool: 'forks',
            isolate: true,
          },
        },
        {
          extends: true,
          test: {
            name: 'browsers',
            environment: 'node',
            include: ['tests/browsers/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'rules',
            environment: 'node',
            // Each file starts its own backend. Files share modules, because loading them takes longer than
            // running most files.
            isolate: false,
            include: ['tests/rules/**/*.test.ts'],
          },
        },
      ],
    },
  };
});
