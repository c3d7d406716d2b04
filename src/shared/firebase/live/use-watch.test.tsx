import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Live, Watch } from './live';
import { useWatch } from './use-watch';

/** A watch whose states the test sends. `running` holds its subscribers. */
class Told {
  readonly running = new Set<(live: Live<string>) => void>();
  starts = 0;
  readonly key: string;
  readonly scope: string;

  constructor(key: string, scope = key) {
    this.key = key;
    this.scope = scope;
  }

  readonly watch = (): Watch<string> => ({
    key: this.key,
    scope: this.scope,
    start: (on) => {
      this.starts += 1;
      this.running.add(on);
      return () => this.running.delete(on);
    },
  });

  tell(live: Live<string>) {
    act(() => {
      for (const on of this.running) on(live);
    });
  }
}

const ready = (data: string): Live<string> => ({ status: 'ready', data, fromServer: true });

const Shown = ({ watch }: { readonly watch: Watch<string> }) => {
  const { live, retry } = useWatch(watch);
  return (
    <button type="button" onClick={retry}>
      {JSON.stringify(live)}
    </button>
  );
};

const shown = () => JSON.parse(screen.getByRole('button').textContent) as Live<string>;

it('useWatch starts one watch per key, however often the screen renders', () => {
  const notes = new Told('notes');
  const { rerender, unmount } = render(<Shown watch={notes.watch()} />);
  notes.tell(ready('a'));
  rerender(<Shown watch={notes.watch()} />);
  expect(shown()).toEqual(ready('a'));
  expect(notes.starts).toBe(1);
  unmount();
  expect(notes.running.size).toBe(0);
});

it("useWatch never shows one record under another's key, even if the first responds late", () => {
  const amara = new Told('people/amara');
  const ines = new Told('people/ines');
  const { rerender } = render(<Shown watch={amara.watch()} />);
  amara.tell(ready('Amara'));
  const [late] = amara.running;
  rerender(<Shown watch={ines.watch()} />);
  expect(shown()).toEqual({ status: 'loading' });
  act(() => late?.(ready('Amara again')));
  expect(shown()).toEqual({ status: 'loading' });
  ines.tell(ready('Ines'));
  expect(shown()).toEqual(ready('Ines'));
});

it('useWatch starts with placeholder data, and drops it on a denial', () => {
  const amara = new Told('people/amara');
  const ines = new Told('people/ines');
  const known = (watch: Watch<string>, data: string) => ({
    ...watch,
    known: () => ({ status: 'ready', data, fromServer: false }) as const,
  });
  const { rerender } = render(<Shown watch={known(amara.watch(), 'Amara as listed')} />);
  expect(shown()).toEqual({ status: 'ready', data: 'Amara as listed', fromServer: false });
  amara.tell(ready('Amara'));
  expect(shown()).toEqual(ready('Amara'));
  rerender(<Shown watch={known(ines.watch(), 'Ines as listed')} />);
  expect(shown()).toEqual({ status: 'ready', data: 'Ines as listed', fromServer: false });
  ines.tell({ status: 'failed', reason: 'timeout' });
  expect(shown()).toEqual({ status: 'failed', reason: 'timeout', data: 'Ines as listed' });
  ines.tell({ status: 'denied' });
  expect(shown()).toEqual({ status: 'denied' });
});

it('useWatch keeps the old rows under a new filter, as not from the server', () => {
  const all = new Told('all', 'requests');
  const sent = new Told('sent', 'requests');
  const { rerender } = render(<Shown watch={all.watch()} />);
  all.tell(ready('all rows'));
  rerender(<Shown watch={sent.watch()} />);
  expect(shown()).toEqual({ status: 'ready', data: 'all rows', fromServer: false });
  expect(all.running.size).toBe(0);
});

it('useWatch keeps shown data after a failure and drops it on a denial', () => {
  const notes = new Told('notes');
  render(<Shown watch={notes.watch()} />);
  notes.tell({ status: 'failed', reason: 'timeout' });
  expect(shown()).toEqual({ status: 'failed', reason: 'timeout' });
  notes.tell(ready('a'));
  notes.tell({ status: 'failed', reason: 'unavailable' });
  expect(shown()).toEqual({ status: 'failed', reason: 'unavailable', data: 'a' });
  notes.tell({ status: 'denied' });
  expect(shown()).toEqual({ status: 'denied' });
});

it('useWatch restarts on request and keeps the shown data until the response', () => {
  const notes = new Told('notes');
  render(<Shown watch={notes.watch()} />);
  notes.tell(ready('a'));
  notes.tell({ status: 'failed', reason: 'unknown' });
  act(() => screen.getByRole('button').click());
  expect(shown()).toEqual({ status: 'ready', data: 'a', fromServer: false });
  expect(notes.starts).toBe(2);
  expect(notes.running.size).toBe(1);
  notes.tell({ status: 'denied' });
  act(() => screen.getByRole('button').click());
  expect(shown()).toEqual({ status: 'loading' });
});
