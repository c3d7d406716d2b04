import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstPage, type PagePlace, pageQuery, pagesAround } from './cursor-pages';

const listEnd = '';

/** Returns the page that the database would return. Rows are their own cursors. */
function read(rows: readonly string[], query: ReturnType<typeof pageQuery>): readonly string[] {
  const { limit, after, before } = query;
  if (before !== undefined) {
    const stop = before === listEnd ? rows.length : rows.indexOf(before);
    return rows.slice(Math.max(0, stop - limit), stop);
  }
  const start = after === undefined ? 0 : rows.indexOf(after) + 1;
  return rows.slice(start, start + limit);
}

function show(rows: readonly string[], place: PagePlace, size: number, total: number | undefined) {
  const shown = read(rows, pageQuery(place, { size, total, listEnd }));
  const [first, last] = [shown[0], shown.at(-1)];
  const cursors = first !== undefined && last !== undefined ? { first, last } : undefined;
  return { shown, pageLinks: pagesAround(place, { cursors, size }, { rows: shown.length, total }) };
}

describe('Pages by cursor', () => {
  it('show the same rows as slices of the list, in any order of navigation', () => {
    const way = fc.constantFrom('first', 'previous', 'next', 'last');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 70 }),
        fc.constantFrom(7, 15),
        fc.array(way, { maxLength: 20 }),
        (count, size, steps) => {
          const rows = Array.from({ length: count }, (_, index) => `row ${String(index).padStart(2, '0')}`);
          let place = firstPage;
          for (const each of steps) {
            const { shown, pageLinks: around } = show(rows, place, size, count);
            const from = (place.page - 1) * size;
            expect(shown).toEqual(rows.slice(from, from + size));
            expect(around.next === undefined).toBe(from + size >= count);
            place = around[each] ?? place;
          }
        },
      ),
    );
  });

  it('continue without a total until a page is not full', () => {
    const rows = Array.from({ length: 20 }, (_, index) => `row ${index}`);
    const first = show(rows, firstPage, 15, undefined);
    expect(first.pageLinks.last).toBeUndefined();
    const second = show(rows, first.pageLinks.next ?? firstPage, 15, undefined);
    expect(second.shown).toEqual(rows.slice(15));
    expect(second.pageLinks.next).toBeUndefined();
  });

  it('lead from an empty page to the first', () => {
    const place = { page: 3, after: 'gone', before: '' };
    const pageLinks = pagesAround(place, { cursors: undefined, size: 15 }, { rows: 0, total: 20 });
    expect(pageLinks).toMatchObject({ first: firstPage, previous: firstPage, next: undefined });
  });
});
