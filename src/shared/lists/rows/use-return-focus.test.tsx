import { act, render, screen } from '@testing-library/react';
import { useRef, useSyncExternalStore } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { useReturnFocus } from './use-return-focus';
import { useRowFocus } from './use-row-focus';

interface Shown {
  readonly ids: readonly string[];
  readonly isSettled: boolean;
  readonly open?: string;
}
const all: Shown = { ids: ['a', 'b'], isSettled: true };

let entries = 0;

/** Renders a list with a page for a row. `show` replaces the rows, `later` does so at the next opening. */
function opened() {
  let shown = all;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const List = () => {
    const { ids, ...state } = useSyncExternalStore(subscribe, () => shown);
    const heading = useRef<HTMLHeadingElement>(null);
    const rows = useRowFocus({ ids, fallback: heading });
    const comeToCreated = useReturnFocus({ rows, ids, ...state });
    return (
      <>
        <h1 ref={heading} tabIndex={-1}>
          People
        </h1>
        <input aria-label="Search" />
        <button type="button" onClick={() => comeToCreated('c')}>
          Add c
        </button>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul {...rows.listProps}>
          {ids.map((id) => (
            <li key={id}>
              <a href={`#${id}`} {...rows.rowProps(id)}>
                {id}
              </a>
            </li>
          ))}
        </ul>
      </>
    );
  };
  // The last rows are stored by the keys of history entries.
  entries += 1;
  const router = createMemoryRouter(
    [
      { path: '/', element: <List /> },
      { path: '/person', element: <h1 tabIndex={-1}>Person</h1> },
    ],
    { initialEntries: [{ pathname: '/', key: `list-${entries}` }] },
  );
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
  const later = (next: Partial<Shown>) => {
    shown = { ...all, ...next };
  };
  return {
    later,
    show: (next: Partial<Shown>) =>
      act(() => {
        later(next);
        for (const listener of listeners) listener();
      }),
    go: (to: string) => act(async () => router.navigate(to)),
    goBack: () => act(async () => router.navigate(-1)),
  };
}

const row = (name: string) => screen.getByRole('link', { name });
const focus = (element: HTMLElement) => act(() => element.focus());
const search = () => screen.getByRole('textbox');

it('useReturnFocus focuses the row from whose page the person returns', async () => {
  const list = opened();
  focus(row('b'));
  await list.go('/person');
  await list.goBack();
  expect(row('b')).toHaveFocus();
});

it('useReturnFocus focuses nothing when a link opens the list', async () => {
  const list = opened();
  focus(row('b'));
  await list.go('/person');
  await list.go('/');
  expect(document.body).toHaveFocus();
});

it('useReturnFocus focuses nothing if no row had the focus before', async () => {
  const list = opened();
  await list.go('/person');
  await list.goBack();
  expect(document.body).toHaveFocus();
});

it('useReturnFocus waits for the row until the server has confirmed the rows', async () => {
  const list = opened();
  focus(row('b'));
  await list.go('/person');
  list.later({ ids: ['a'], isSettled: false });
  await list.goBack();
  expect(document.body).toHaveFocus();
  list.show({});
  expect(row('b')).toHaveFocus();
});

it('useReturnFocus gives up if the row is not among the confirmed rows', async () => {
  const list = opened();
  focus(row('b'));
  await list.go('/person');
  list.later({ ids: ['a'] });
  await list.goBack();
  list.show({});
  expect(document.body).toHaveFocus();
});

it.each([
  ['nothing', () => {}, 'b'],
  ['the heading of the screen', () => focus(screen.getByRole('heading')), 'b'],
])('useReturnFocus focuses the row of a closed panel if the focus was on %s', (_, place, expected) => {
  const list = opened();
  list.show({ open: 'b' });
  place();
  list.show({ open: '' });
  expect(row(expected)).toHaveFocus();
});

it('useReturnFocus keeps the focus in a field when a panel is closed', () => {
  const list = opened();
  list.show({ open: 'b' });
  focus(search());
  list.show({ open: '' });
  expect(search()).toHaveFocus();
});

it('useReturnFocus focuses a new row once, when no dialog is open', () => {
  const list = opened();
  focus(search());
  const dialog = document.body.appendChild(document.createElement('dialog'));
  onTestFinished(() => dialog.remove());
  dialog.setAttribute('open', '');
  act(() => screen.getByRole('button', { name: 'Add c' }).click());
  list.show({ ids: ['a', 'b', 'c'] });
  expect(search()).toHaveFocus();
  dialog.remove();
  list.show({ ids: ['a', 'b', 'c'] });
  expect(row('c')).toHaveFocus();
  focus(search());
  list.show({ ids: ['c', 'a', 'b'] });
  expect(search()).toHaveFocus();
});

it('useReturnFocus does not focus a new row that the filter leaves out', () => {
  const list = opened();
  focus(search());
  act(() => screen.getByRole('button', { name: 'Add c' }).click());
  list.show({});
  list.show({ ids: ['a', 'b', 'c'] });
  expect(search()).toHaveFocus();
});
