import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import projectConfig from '../../vite.config';
import { parseChanges } from './changes';
import { instrument } from './instrument';
import { targetFiles } from './targets';

const root = process.cwd();
const project = process.env['MUTATION_PROJECT'];

function mutantsPlugin(): Plugin {
  const targets = new Set(targetFiles());
  return {
    name: 'mutants',
    enforce: 'pre',
    load(id) {
      const file = relative(root, id);
      if (!targets.has(file)) return null;
      const text = readFileSync(id, 'utf8');
      return instrument(file, text, parseChanges(file, text));
    },
  };
}

/** Runs the project's tests on instrumented files, one worker after the other. */
export default defineConfig((environment) => {
  // A project given as a string is a folder with its own config.
  const base = projectConfig(environment) as unknown as {
    test: { projects: (string | { test: { name: string; setupFiles?: string[] } })[] };
  };
  const projects = base.test.projects
    .filter((each) => typeof each !== 'string')
    .filter(({ test }) => test.name === project)
    .map((each) => ({
      ...each,
      test: {
        ...each.test,
        runner: './scripts/mutation/runner.ts',
        sequence: { shuffle: false },
        setupFiles: [
          ...(each.test.setupFiles ?? []),
          ...(project === 'dom' ? ['./scripts/mutation/setup-wait.ts'] : []),
        ],
      },
    }));
  return mergeConfig(
    { ...base, test: { ...base.test, projects: [] } },
    {
      root,
      plugins: [mutantsPlugin()],
      test: {
        projects,
        maxWorkers: 1,
        pool: 'forks',
        expect: { poll: { timeout: 1000 } },
        sequence: { shuffle: false },
      },
    },
  );
});
