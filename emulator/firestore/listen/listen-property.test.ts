import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../contract';
import {
  LISTEN_DATABASE as DATABASE,
  LISTEN_DOCUMENTS as DOCUMENTS,
  ModelClient,
} from './listen-model-client';
import { createFirestoreService } from '../service';

const ALL = { from: [{ collectionId: 'c' }] };
const FIRST_TWO = { ...ALL, orderBy: [{ field: { fieldPath: 'n' }, direction: 'ASCENDING' }], limit: 2 };
const SMALL = {
  ...ALL,
  where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'LESS_THAN', value: { integerValue: '3' } } },
};

const service = createFirestoreService({ rulesFor: () => undefined });

function commit(writes: readonly { path: string; n: number | undefined }[]): Promise<Json> {
  return service.commit(
    { kind: 'admin' },
    {
      database: DATABASE,
      writes: writes.map(({ path, n }) => {
        const name = `${DOCUMENTS}/${path}`;
        return n === undefined
          ? { delete: name }
          : { update: { name, fields: { n: { integerValue: String(n) } } } };
      }),
    },
  );
}

type Step =
  | { kind: 'commit'; writes: { path: string; n: number | undefined }[] }
  | { kind: 'disconnect' | 'connect' | 'clear' };

describe('any sequence of commits, disconnects and clears', () => {
  const queries: Json[] = [
    ALL,
    SMALL,
    FIRST_TWO,
    { ...FIRST_TWO, offset: 1 },
    { ...ALL, orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }], limit: 3 },
    { from: [{ collectionId: 'c', allDescendants: true }], orderBy: FIRST_TWO.orderBy, limit: 3 },
  ];
  const path = fc.constantFrom('c/a', 'c/b', 'c/d', 'c/e', 'o/x/c/f', 'o/x');
  const n = fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined });
  const step: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constant('commit' as const),
        writes: fc.uniqueArray(fc.record({ path, n }), {
          minLength: 1,
          maxLength: 3,
          selector: (item) => item.path,
        }),
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('disconnect' as const, 'connect' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear' as const) }) },
  );

  it('leaves every listener with the result of a fresh read', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        service.clear(DATABASE);
        let client: ModelClient | undefined;
        let previous: ModelClient | undefined;
        const connect = () => {
          client = new ModelClient(service, { kind: 'admin' });
          for (const [index, query] of queries.entries()) {
            const held = previous?.held.get(index + 1);
            if (held !== undefined) client.held.set(index + 1, new Map(held));
            const resume = held && { resumeToken: previous?.resumeToken, expectedCount: held.size };
            client.add(index + 1, query, resume ?? {});
          }
        };
        connect();
        for (const item of [...steps, { kind: 'connect' as const }]) {
          if (item.kind === 'clear') service.clear(DATABASE);
          else if (item.kind === 'commit') {
            await commit(item.writes);
          } else if (item.kind === 'disconnect' && client !== undefined) {
            client.session.close();
            previous = client;
            client = undefined;
          } else if (item.kind === 'connect' && client === undefined) connect();
          if (client !== undefined) expectSameAsReads(client);
        }
        client?.session.close();
      }),
      { numRuns: 200 },
    );
  });

  function expectSameAsReads(client: ModelClient): void {
    for (const [index, structuredQuery] of queries.entries()) {
      const result = service.database(DATABASE).execute(service.parseQuery(DOCUMENTS, structuredQuery));
      const read = result.map((document) => [document.name, document.fields] as const);
      const expected = JSON.stringify(read.sort(([a], [b]) => (a < b ? -1 : 1)));
      expect(client.shown.get(index + 1), `query ${index}`).toBe(expected);
    }
    expect([...client.readTimes].sort()).toEqual(client.readTimes);
  }
});
