import { afterAll, beforeAll, describe, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../test-backend';
import { ALL_CASES } from './all-cases';
import { runCase, STORAGE_RULES } from './run-case';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend({ projectId: 'demo-conformance-node', rules: '' });
  backend.setStorageRules(STORAGE_RULES);
});
afterAll(() => backend.close());

describe('the real SDKs in Node', () => {
  it.each(ALL_CASES.map((entry) => [entry.id, entry.behaviour, entry] as const))(
    '%s %s',
    async (_id, _behaviour, entry) => {
      await runCase(entry, { ...backend, namedHosts: false });
    },
  );
});
