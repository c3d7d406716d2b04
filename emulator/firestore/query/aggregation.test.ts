import { describe, expect, it } from 'vitest';
import type { Json } from '../contract';
import { ADMIN, double, field, int, refusal, ROOT, testService, text, where } from '../test-fixture';

const VALUES: Record<string, Json> = {
  a: { n: int(1), m: int('9223372036854775807') },
  b: { n: int(2), m: int(1) },
  c: { n: double(0.5) },
  d: { n: text('3') },
  e: {},
};

async function aggregated(aggregations: Json[], query: Json = {}) {
  const context = testService();
  for (const [id, fields] of Object.entries(VALUES)) await context.set(`c/${id}`, fields);
  const structuredAggregationQuery = {
    structuredQuery: { from: [{ collectionId: 'c' }], ...query },
    aggregations,
  };
  const [answer] = context.service.runAggregationQuery(ADMIN, { parent: ROOT, structuredAggregationQuery });
  expect(answer?.['readTime']).toEqual(expect.any(String));
  return (answer?.['result'] as { aggregateFields: Json } | undefined)?.aggregateFields;
}

const sum = (path: string) => ({ sum: { field: field(path) } });
const avg = (path: string) => ({ avg: { field: field(path) } });

describe('aggregations', () => {
  it.each<[string, Json[], Json, Json]>([
    ['count all', [{ count: {} }], {}, { field_1: int(5) }],
    ['count up to a limit', [{ alias: 'x', count: { upTo: '2' } }], {}, { x: int(2) }],
    ['count a limited query', [{ count: {} }], { limit: 3 }, { field_1: int(3) }],
    [
      'sum integers exactly',
      [sum('n')],
      { where: where('n', 'GREATER_THAN_OR_EQUAL', int(1)) },
      { field_1: int(3) },
    ],
    ['sum to a double when there is one', [sum('n')], {}, { field_1: double(3.5) }],
    ['sum past int64 to a double', [sum('m')], {}, { field_1: double(2 ** 63) }],
    ['sum nothing to zero', [sum('none')], {}, { field_1: int(0) }],
    ['average numbers only', [avg('n')], {}, { field_1: double(3.5 / 3) }],
    ['average nothing to null', [avg('none')], {}, { field_1: { nullValue: null } }],
    [
      'count only documents with the summed field',
      [{ alias: 'all', count: {} }, sum('n')],
      {},
      { all: int(4), field_1: double(3.5) },
    ],
    [
      'sum only documents with all aggregated fields',
      [sum('n'), avg('m')],
      {},
      { field_1: int(3), field_2: double(2 ** 62) },
    ],
    ['count up to zero', [{ count: { upTo: 0 } }], {}, { field_1: int(0) }],
  ])('%s', async (_label, aggregations, query, expected) => {
    expect(await aggregated(aggregations, query)).toEqual(expected);
  });

  it.each<[string, Json[], string]>([
    ['none', [], 'at least one aggregation'],
    ['six', Array.from({ length: 6 }, () => ({ count: {} })), 'maximum number of aggregations'],
    ['one without kind', [{ alias: 'x' }], 'exactly one of count'],
    ['a limit below zero', [{ count: { upTo: -1 } }], 'not negative'],
    [
      'an alias twice',
      [
        { alias: 'x', count: {} },
        { alias: 'x', count: {} },
      ],
      'duplicate alias: x',
    ],
    ['a reserved alias', [{ alias: '__x__', count: {} }], 'field name __x__ is reserved'],
    ['a name that is taken', [{ alias: 'field_1', count: {} }, { count: {} }], 'duplicate alias: field_1'],
    ['the name', [sum('__name__')], '__name__ cannot be aggregated'],
    ['an unknown member', [{ count: {}, max: {} }], 'Unknown name "max"'],
  ])('refuse %s', async (_label, aggregations, reason) => {
    const answer = await refusal(() => aggregated(aggregations));
    expect(answer).toContain('INVALID_ARGUMENT');
    expect(answer).toContain(reason);
  });
});
