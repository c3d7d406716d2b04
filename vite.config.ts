/// <reference types="vitest/config" />
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { blogPlugin } from './scripts/blog/blog-plugin.ts';
import { parseEnvironment } from './src/shared/config/environment.ts';

const source = fileURLToPath(new URL('./src', import.meta.url));
const posts = fileURLToPath(new URL('./src/content/blog', import.meta.url));

/**
 * What every public page loads, in few files: small ones compress badly. React is apart, since it changes
 * rarely and is the longest piece to evaluate.
 */
const chunkGroups = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/,
    priority: 2,
  },
  {
    name: 'site',
    test: /src[\\/](shared[\\/](config[\\/]paths\.|auth[\\/](session-hint|use-visitor-session)|hydration[\\/](static-html\.|use-hydrated|island)|ui[\\/](buttons[\\/]button\.|feedback[\\/]loading|graphics[\\/]mark))|app[\\/](root\.|router|entry-page|preserved-head|route-failure|scroll-position|mark-hydrated|lazy-page|link-navigation|analytics[\\/](site-analytics|tracked-path)|routes[\\/]public[\\/]error-page|layouts[\\/](public-layout|public[\\/](?!site-footer|user-menu)))|content[\\/](brand|frame[\\/]navigation|pages[\\/]error-page)\.|features[\\/]site[\\/]head[\\/]page-head-context)/,
    priority: 1,
  },
  {
    name: 'counting',
    test: /src[\\/](app[\\/]analytics[\\/]page-views|features[\\/]analytics[\\/](?!page-speed|consent|policy)|shared[\\/](firebase[\\/](rest\.|commit\.|fields|values|database-error)|lib[\\/]random-id))/,
    priority: 1,
  },
];

function scopedName(name: string, file: string): string {
  return `${name}-${createHash('sha256').update(file.slice(source.length)).digest('base64url').slice(0, 4)}`;
}

export default defineConfig(({ mode, isSsrBuild }) => {
  if (mode !== 'test')
    parseEnvironment({ ...loadEnv(mode, process.cwd(), 'VITE_'), PROD: mode === 'production' });
  return {
    plugins: [react(), blogPlugin(posts)],
    resolve: { alias: { '@': source } },
    // Short names, unique by file: they weigh in pages, styles and scripts alike.
    css: { modules: { generateScopedName: scopedName } },
    server: { host: '127.0.0.1', strictPort: true },
    build: {
      manifest: !isSsrBuild,
      // The list of what each piece of code needs would stand in the frame that every page loads; the pieces it
      // fetches come after a sign of a person and find their needs by themselves.
      modulePreload: {
        resolveDependencies: (_file, needs, { hostId }) =>
          /\/site-[^/]*\.js$/.test(hostId) ? needs.filter((need) => need.endsWith('.css')) : needs,
      },
      // Inlined assets would need data: in the content policy for fonts.
      assetsInlineLimit: 0,
      sourcemap: true,
      // The database client of the workspace, which no public page loads.
      chunkSizeWarningLimit: 600,
      // The server's build has one reader and needs no splitting.
      ...(isSsrBuild
        ? {}
        : {
            rolldownOptions: {
              output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups } },
            },
          }),
    },
    test: {
      // On two cores the default leaves one idle.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            // A first rendering on a busy machine takes longer than the default of 5 s.
            testTimeout: 20_000,
            environment: 'jsdom',
            include: ['src/**/*.test.{ts,tsx}'],
            setupFiles: ['tests/setup-unit.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'tools',
            environment: 'node',
            testTimeout: 20_000,
            include: ['scripts/**/*.test.ts', 'tests/lint/**/*.test.ts', 'tests/bench/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'emulator',
            environment: 'node',
            include: ['emulator/**/*.test.ts'],
            testTimeout: 20_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'repositories',
            environment: 'node',
            include: ['tests/repositories/**/*.test.ts'],
            setupFiles: ['tests/repositories/local-backend.ts'],
            // Each file has a backend and a client of its own.
            isolate: true,
            testTimeout: 20_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'rules',
            environment: 'node',
            // Each file starts a backend of its own; what they share are modules, which take longer to load than most
            // files to run.
            isolate: false,
            include: ['tests/rules/**/*.test.ts'],
            testTimeout: 20_000,
          },
        },
      ],
    },
  };
});
