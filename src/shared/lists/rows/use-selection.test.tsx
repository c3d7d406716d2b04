import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSelection } from './use-selection';

const rows = (...ids: readonly string[]) => ids.map((id) => ({ id }));

/** Renders a selection for these rows. `show` replaces the rows, and the view if one is given. */
function selecting(ids: readonly string[], view?: string) {
  const { result, rerender } = renderHook(
    ({ shown, of }: { shown: readonly { readonly id: string }[]; of: string | undefined }) =>
      useSelection(shown, of),
    { initialProps: { shown: rows(...ids), of: view } },
  );
  return {
    now: () => result.current,
    toggle: (id: string, range = false) => act(() => result.current.toggle(id, range)),
    toggleAll: () => act(() => result.current.toggleAll()),
    clear: () => act(() => result.current.clear()),
    show: (others: readonly string[], of = view) => rerender({ shown: rows(...others), of }),
  };
}

describe('The selection of a list', () => {
  it('loses a row that leaves the page, and does not select it again when it returns', () => {
    const list = selecting(['ann', 'bo', 'cy']);
    list.toggle('ann');
    list.toggle('bo');
    list.show(['bo', 'cy', 'dee']);
    expect(list.now().selected).toEqual(['bo']);
    expect(list.now().records).toEqual(rows('bo'));
    expect(list.now().has('ann')).toBe(false);
    list.toggle('cy');
    list.show(['ann', 'bo', 'cy']);
    expect(list.now().selected).toEqual(['bo', 'cy']);
  });

  it('spans the pages of a view, with rows of the open page first', () => {
    const list = selecting(['ann', 'bo'], 'all');
    list.toggle('bo');
    list.show(['cy', 'dee']);
    list.toggle('dee');
    expect(list.now().selected).toEqual(['dee', 'bo']);
    expect(list.now().records).toEqual(rows('dee', 'bo'));
  });

  it('starts empty in another view', () => {
    const list = selecting(['ann', 'bo'], 'all');
    list.toggle('ann');
    list.show(['ann', 'bo'], 'archived');
    expect(list.now().selected).toEqual([]);
    expect(list.now().all).toBe('none');
    list.toggle('bo');
    expect(list.now().selected).toEqual(['bo']);
  });

  it('extends from the last toggled row to this one, in both directions', () => {
    const list = selecting(['ann', 'bo', 'cy', 'dee']);
    list.toggle('cy');
    list.toggle('ann', true);
    expect(list.now().selected).toEqual(['ann', 'bo', 'cy']);
    list.toggle('dee', true);
    expect(list.now().selected).toEqual(['ann', 'bo', 'cy', 'dee']);
  });

  it.each([
    ['nothing was toggled before', (list: ReturnType<typeof selecting>) => list.toggle('bo', true), ['bo']],
    [
      'the last toggled row is on another page',
      (list: ReturnType<typeof selecting>) => {
        list.toggle('ann');
        list.show(['bo', 'cy', 'dee']);
        list.toggle('cy', true);
      },
      ['cy'],
    ],
    [
      'a row is not shown',
      (list: ReturnType<typeof selecting>) => {
        list.toggle('cy');
        list.toggle('zed', true);
      },
      ['cy'],
    ],
  ])('does not extend when %s', (_, choose, expected) => {
    const list = selecting(['ann', 'bo', 'cy']);
    choose(list);
    expect(list.now().selected).toEqual(expected);
  });

  it('is empty in an empty list, and loses a row that is toggled twice', () => {
    expect(selecting([]).now().all).toBe('none');
    const list = selecting(['ann', 'bo']);
    list.toggle('ann');
    list.toggle('ann');
    expect(list.now().selected).toEqual([]);
  });

  it('toggles all shown rows and leaves other pages unchanged', () => {
    const list = selecting(['ann', 'bo'], 'all');
    list.toggle('ann');
    expect(list.now().all).toBe('some');
    list.show(['cy', 'dee']);
    list.toggleAll();
    expect(list.now().all).toBe('all');
    expect(list.now().selected).toEqual(['cy', 'dee', 'ann']);
    list.toggleAll();
    expect(list.now().selected).toEqual(['ann']);
    list.clear();
    expect(list.now().selected).toEqual([]);
  });
});
