import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { type CountedEvent, DaySum, decodeRows, encodeRows, isMerged, monthRows } from './day-figures';

const event = (eventName: string, time: string, more: Partial<CountedEvent> = {}): CountedEvent => ({
  eventName,
  parameters: {},
  timestamp: new Date(`2026-11-23T${time}Z`),
  ...more,
});

const sumOf = (events: readonly CountedEvent[]) => {
  const sum = new DaySum('2026-11-23');
  for (const each of events) sum.add(each);
  return sum.figures();
};

describe('DaySum', () => {
  it('counts events per quarter of an hour, and page views per path and source', covers('ANA-01'), () => {
    const page = (path: string) => ({
      pageLocation: `https://acf.example${path}`,
      referrer: 'https://a.example',
    });
    const { rows, pages, sources } = sumOf([
      event('page_view', '00:00:00.000', page('/')),
      event('page_view', '00:14:59.999', page('/blog')),
      event('page_view', '00:15:00.000', page('/')),
      event('page_view', '23:59:59.999', { pageLocation: 'no address' }),
    ]);
    expect(encodeRows(rows)).toBe('[[0,"page_view",2],[1,"page_view",1],[95,"page_view",1]]');
    expect(pages).toEqual([
      ['/', 2],
      ['/blog', 1],
      ['no address', 1],
    ]);
    expect(sources).toEqual([
      ['https://a.example', 3],
      ['direct', 1],
    ]);
  });

  it(
    'counts proposal events by type, reader and outcome, also in the rows of a month',
    covers('ANA-01'),
    () => {
      const of = (more: Readonly<Record<string, string>>) => ({
        parameters: { proposal_type: 'a', ...more },
      });
      const { rows } = sumOf([
        event('proposal_access', '10:00:00', of({ recipient: 'r1' })),
        event('proposal_access', '10:01:00', of({ recipient: 'r1' })),
        event('proposal_auth', '10:00:00', of({ success: 'false' })),
        event('proposal_auth', '10:00:00', of({ success: 'true' })),
        event('page_view', '10:00:00'),
        event('page_view', '11:00:00'),
      ]);
      const text = encodeRows(monthRows(rows));
      expect(JSON.parse(text)).toEqual([
        [-1, 'page_view', 2],
        [40, 'proposal_access', 2, 'a', 'r1', false],
        [40, 'proposal_auth', 1, 'a', '', false],
        [40, 'proposal_auth', 1, 'a', '', true],
      ]);
      expect(encodeRows(decodeRows(text))).toBe(text);
    },
  );

  it('limits its rows for any input, and marks what it no longer distinguishes', () => {
    const flood = (count: number, parameters: (index: number) => Readonly<Record<string, string>>) =>
      sumOf(
        Array.from({ length: count }, (_, index) =>
          event('proposal_access', '12:00:00', { parameters: parameters(index) }),
        ),
      ).rows;
    const long = 'x'.repeat(190);
    const readers = flood(3_000, (index) => ({ proposal_type: 'a', recipient: long + index }));
    expect(readers).toMatchObject([{ count: 3_000, type: 'a' }]);
    expect(readers.some(isMerged)).toBe(true);
    const types = flood(3_000, (index) => ({ proposal_type: long + index, recipient: 'r' }));
    expect(types).toMatchObject([{ count: 3_000, type: '' }]);
    expect(types.some(isMerged)).toBe(true);
    expect(flood(50, () => ({ proposal_type: 'a', recipient: 'r' })).some(isMerged)).toBe(false);
    const pages = sumOf(
      Array.from({ length: 300 }, (_, index) =>
        event('page_view', '12:00:00', { pageLocation: `https://acf.example/${index}` }),
      ),
    ).pages;
    expect(pages).toHaveLength(101);
    expect(pages.at(-1)).toEqual(['other', 200]);
  });

  it('ignores invalid rows when it is decoded', () => {
    expect(decodeRows('[1,[0,"page_view"],["0","page_view",1],[3,"page_view",2]]')).toMatchObject([
      { slot: 3, name: 'page_view', count: 2 },
    ]);
    expect(decodeRows('{}')).toEqual([]);
  });
});
