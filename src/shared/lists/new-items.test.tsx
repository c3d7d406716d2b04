import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Dated, useNewItems } from './new-items';

const item = (id: string, minute: number | null): Dated => ({
  id,
  createdAt: minute === null ? null : new Date(minute * 60_000),
});

interface Live {
  readonly status: string;
  readonly fromServer?: boolean;
  readonly data?: { readonly documents: readonly Dated[] };
}

const ready = (documents: readonly Dated[], fromServer = true): Live => ({
  status: 'ready',
  fromServer,
  data: { documents },
});

function watch(onNew: (items: readonly Dated[]) => void) {
  const List = ({ live }: { live: Live }) => {
    useNewItems(live, onNew);
    return null;
  };
  const { rerender } = render(<List live={{ status: 'loading' }} />);
  return (live: Live) => rerender(<List live={live} />);
}

describe('useNewItems', () => {
  it('reports items created since the last data, newest first, but none from filters or pages', () => {
    const onNew = vi.fn();
    const show = watch(onNew);
    show(ready([item('b', 2), item('a', 1)]));
    show(ready([item('old', 0), item('untimed', null)]));
    expect(onNew).not.toHaveBeenCalled();
    show(ready([item('c', 3), item('d', 4), item('b', 2)]));
    expect(onNew).toHaveBeenCalledExactlyOnceWith([item('d', 4), item('c', 3)]);
  });

  it('reports an item only when the server has confirmed it', () => {
    const onNew = vi.fn();
    const show = watch(onNew);
    show(ready([item('a', 1)]));
    show(ready([item('b', 2), item('a', 1)], false));
    expect(onNew).not.toHaveBeenCalled();
    show({ status: 'failed' });
    show(ready([item('b', 2), item('a', 1)]));
    expect(onNew).toHaveBeenCalledExactlyOnceWith([item('b', 2)]);
    show(ready([item('b', 2), item('a', 1)]));
    expect(onNew).toHaveBeenCalledTimes(1);
  });
});
