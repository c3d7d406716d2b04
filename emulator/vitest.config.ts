import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'emulator',
    environment: 'node',
    isolate: false,
    // The tags name rows of the product's requirement lists, which this package does not read.
    strictTags: false,
    include: ['**/*.test.ts'],
    sequence: {
      shuffle: { files: true, tests: true },
      seed: Number(process.env['TEST_SEED'] ?? Date.now() % 1e9),
    },
    // Long enough for a machine that is several times slower, or busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
