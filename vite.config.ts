/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { parseEnvironment } from './src/shared/config/environment.ts';

const source = fileURLToPath(new URL('./src', import.meta.url));

export default defineConfig(({ mode, isSsrBuild }) => {
  if (mode !== 'test')
    parseEnvironment({ ...loadEnv(mode, process.cwd(), 'VITE_'), PROD: mode === 'production' });
  return {
    plugins: [react()],
    resolve: { alias: { '@': source } },
    server: { host: '127.0.0.1', strictPort: true },
    build: {
      manifest: !isSsrBuild,
      // Inlined assets would need data: in the content policy for fonts.
      assetsInlineLimit: 0,
      sourcemap: true,
    },
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
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
            name: 'rules',
            environment: 'node',
            include: ['tests/rules/**/*.test.ts'],
            testTimeout: 20_000,
            // Clearing a database is global to a project id; one file after the other keeps them apart.
            fileParallelism: false,
          },
        },
      ],
    },
  };
});
