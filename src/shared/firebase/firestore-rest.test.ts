import { afterEach, describe, expect, it, vi } from 'vitest';
import { listDocuments, textOf, textsOf } from './firestore-rest';

const answer = (...pages: (Response | object)[]) => {
  const fetch = vi.fn(async (_address: string, _options?: RequestInit) => {
    const page = pages.shift();
    return page instanceof Response ? page : Response.json(page);
  });
  vi.stubGlobal('fetch', fetch);
  return () => fetch.mock.calls.map(([address]) => new URL(address));
};
const named = (id: string) => ({ name: `projects/p/databases/(default)/documents/videos/${id}`, fields: {} });
const list = () => listDocuments('videos', new AbortController().signal);

afterEach(() => vi.unstubAllGlobals());

describe('listing a collection over REST', () => {
  it('asks for as many as there can be in one answer, with the key and without headers', async () => {
    const asked = answer({ documents: [named('a')] });
    expect(await list()).toEqual([{ id: 'a', fields: {} }]);
    const [address] = asked();
    expect(address?.pathname).toMatch(/^\/v1\/projects\/[^/]+\/databases\/\(default\)\/documents\/videos$/);
    expect(address?.searchParams.get('pageSize')).toBe('300');
    expect(address?.searchParams.has('key')).toBe(true);
    expect(fetch).toHaveBeenCalledWith(expect.any(String), { signal: expect.any(AbortSignal) });
  });

  it('follows the pages to the end', async () => {
    const asked = answer({ documents: [named('a')], nextPageToken: 'more' }, { documents: [named('b')] });
    expect((await list()).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(asked().map(({ searchParams }) => searchParams.get('pageToken'))).toEqual([null, 'more']);
  });

  it('takes an answer without documents as an empty collection', async () => {
    answer({});
    expect(await list()).toEqual([]);
  });

  it.each<[string, Response | object]>([
    ['a refusal', Response.json({}, { status: 403 })],
    ['an answer that is not JSON', new Response('<html>')],
    ['a list for an object', []],
    ['documents that are no list', { documents: 'a' }],
    ['a document without a name', { documents: [{}] }],
  ])('rejects on %s', async (_, page) => {
    answer(page);
    await expect(list()).rejects.toThrow(Error);
  });
});

describe('stored values', () => {
  it('are texts and lists of texts, and nothing else', () => {
    expect(textOf({ stringValue: 'a' })).toBe('a');
    for (const value of [undefined, null, 'a', { integerValue: '5' }, { stringValue: 5 }])
      expect(textOf(value)).toBeUndefined();
    expect(textsOf({ arrayValue: { values: [{ stringValue: 'a' }] } })).toEqual(['a']);
    expect(textsOf({ arrayValue: {} })).toEqual([]);
    for (const value of [undefined, { stringValue: 'a' }, { arrayValue: { values: [{ nullValue: null }] } }])
      expect(textsOf(value)).toBeUndefined();
  });
});
