import { describe, expect, it } from 'vitest';
import type { Json } from '../contract';
import { ADMIN, ANONYMOUS, field, idOf, int, refusal, ROOT, testService, where } from '../test-fixture';

const GROUP = {
  from: [{ collectionId: 'c', allDescendants: true }],
  orderBy: [{ field: field('__name__') }],
};

async function filled(count: number) {
  const context = testService();
  for (let n = 0; n < count; n += 1) await context.set(`a/x/c/d${n}`, {});
  const partition = (request: Json) =>
    context.service.partitionQuery(ADMIN, {
      parent: ROOT,
      structuredQuery: GROUP,
      partitionCount: 1,
      ...request,
    });
  const cuts = (answer: Json) =>
    (answer['partitions'] as { values: [{ referenceValue: string }] }[]).map(({ values: [value] }) =>
      idOf({ name: value.referenceValue }).slice('a/x/c/'.length),
    );
  return { ...context, partition, cuts };
}

describe('partitions', () => {
  it('have about the same size', async () => {
    const { partition, cuts } = await filled(9);
    expect(cuts(partition({ partitionCount: 2 }))).toEqual(['d3', 'd6']);
    expect(cuts(partition({ partitionCount: '1' }))).toEqual(['d4']);
  });

  it('are never empty', async () => {
    const { partition, cuts } = await filled(3);
    expect(cuts(partition({ partitionCount: 50 }))).toEqual(['d1', 'd2']);
    const none = await filled(0);
    expect(none.cuts(none.partition({}))).toEqual([]);
  });

  it('are returned in pages', async () => {
    const { partition, cuts } = await filled(9);
    const first = partition({ partitionCount: 4, pageSize: 3 });
    const second = partition({ partitionCount: 4, pageSize: 3, pageToken: first['nextPageToken'] });
    expect([...cuts(first), ...cuts(second)]).toEqual(['d1', 'd3', 'd5', 'd7']);
    expect(second['nextPageToken']).toBeUndefined();
  });

  it.each<[string, Json, string]>([
    [
      'a plain collection',
      { structuredQuery: { ...GROUP, from: [{ collectionId: 'c' }] } },
      'collection group',
    ],
    [
      'another order',
      { structuredQuery: { ...GROUP, orderBy: [{ field: field('n') }] } },
      'collection group',
    ],
    ['a filter', { structuredQuery: { ...GROUP, where: where('n', 'EQUAL', int(1)) } }, 'cannot have it'],
    ['no count', { partitionCount: 0 }, 'positive number'],
  ])('refuse %s', async (_label, request, reason) => {
    const { partition } = await filled(1);
    const answer = await refusal(() => partition(request));
    expect(answer).toContain('INVALID_ARGUMENT');
    expect(answer).toContain(reason);
  });

  it('are available to administrators only', async () => {
    const { service } = await filled(1);
    const request = { parent: ROOT, structuredQuery: GROUP, partitionCount: 1 };
    expect(await refusal(() => service.partitionQuery(ANONYMOUS, request))).toContain('PERMISSION_DENIED');
  });
});
