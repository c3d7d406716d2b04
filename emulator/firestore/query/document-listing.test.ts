import { describe, expect, it } from 'vitest';
import type { Json } from '../contract';
import { ADMIN, idOf, int, refusal, ROOT, testService } from '../test-fixture';

async function listed() {
  const context = testService();
  for (let n = 0; n < 7; n += 1) await context.set(`c/d${n}`, { n: int(n % 3), other: int(n) });
  await context.set('c/gone/sub/x', {});
  await context.set('c/d1/sub/x', {});
  await context.set('c/d1/a-sub/x', {});
  await context.set('alone/x/deep/y', {});
  const pages = (request: Json) => {
    const found: string[][] = [];
    let pageToken: unknown;
    do {
      const answer = context.service.listDocuments(ADMIN, {
        parent: ROOT,
        collectionId: 'c',
        pageSize: 3,
        ...request,
        pageToken,
      });
      found.push((answer['documents'] as unknown[]).map((document) => idOf(document).slice(2)));
      pageToken = answer['nextPageToken'];
    } while (pageToken !== undefined);
    return found;
  };
  return { ...context, pages };
}

describe('listing documents', () => {
  it('pages through a collection by name', async () => {
    const { pages } = await listed();
    expect(pages({})).toEqual([['d0', 'd1', 'd2'], ['d3', 'd4', 'd5'], ['d6']]);
    expect(pages({ pageSize: 7 })).toEqual([['d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6']]);
  });

  it('pages in another order', async () => {
    const { pages } = await listed();
    expect(pages({ orderBy: 'n desc, __name__' })).toEqual([['d2', 'd5', 'd1'], ['d4', 'd0', 'd3'], ['d6']]);
  });

  it('returns only the names of missing documents, on request', async () => {
    const { pages, service } = await listed();
    expect(pages({ showMissing: true })).toEqual([
      ['d0', 'd1', 'd2'],
      ['d3', 'd4', 'd5'],
      ['d6', 'gone'],
    ]);
    const answer = service.listDocuments(ADMIN, { parent: ROOT, collectionId: 'alone', showMissing: true });
    expect(answer).toEqual({ documents: [{ name: `${ROOT}/alone/x` }] });
  });

  it('returns only masked fields', async () => {
    const { service } = await listed();
    const mask = { fieldPaths: ['n'] };
    const answer = service.listDocuments(ADMIN, { parent: ROOT, collectionId: 'c', pageSize: 1, mask });
    expect(Object.keys((answer['documents'] as { fields: Json }[])[0]?.fields ?? {})).toEqual(['n']);
  });

  it('lists collection ids, even below missing documents', async () => {
    const { service } = await listed();
    expect(service.listCollectionIds(ADMIN, { parent: ROOT })).toEqual({ collectionIds: ['alone', 'c'] });
    expect(service.listCollectionIds(ADMIN, { parent: `${ROOT}/alone/x` })).toEqual({
      collectionIds: ['deep'],
    });
    const first = service.listCollectionIds(ADMIN, { parent: `${ROOT}/c/d1`, pageSize: 1 });
    expect(first).toEqual({ collectionIds: ['a-sub'], nextPageToken: 'a-sub' });
    const pageToken = first['nextPageToken'];
    expect(service.listCollectionIds(ADMIN, { parent: `${ROOT}/c/d1`, pageSize: 1, pageToken })).toEqual({
      collectionIds: ['sub'],
    });
  });

  it.each<[string, Json, string]>([
    ['a foreign page token', { pageToken: 'x' }, 'page token'],
    [
      'a token of another order',
      { pageToken: Buffer.from('[{"integerValue":"1"},{"integerValue":"1"}]').toString('base64') },
      'page token',
    ],
    ['a malformed order', { orderBy: 'n sideways' }, 'not a field'],
    ['a negative page size', { pageSize: -1 }, 'negative'],
    ['an unknown member', { pagesize: 1 }, 'Unknown name'],
    ['missing documents in another order', { showMissing: true, orderBy: 'n' }, 'showMissing goes with'],
  ])('refuses %s', async (_label, request, reason) => {
    const { service } = testService();
    const answer = await refusal(() =>
      service.listDocuments(ADMIN, { parent: ROOT, collectionId: 'c', ...request }),
    );
    expect(answer).toContain('INVALID_ARGUMENT');
    expect(answer).toContain(reason);
  });
});
