import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { covers } from '@/testing/covers';
import {
  choiceParameter,
  pageParameter,
  readState,
  textParameter,
  typedParameter,
  writeState,
} from './address-state';
import { useAddressState } from './use-address-state';

const parameters = {
  search: typedParameter('q'),
  sort: choiceParameter('sort', ['date', 'name'], 'date'),
  page: pageParameter('page'),
  open: textParameter('open'),
};

const Screen = () => {
  const { state, change } = useAddressState(parameters);
  return (
    <>
      <input
        aria-label="Search"
        value={state.search}
        onChange={({ target }) => change({ search: target.value, page: 1 })}
      />
      <button type="button" onClick={() => change({ sort: 'name', page: 1 })}>
        By name
      </button>
      <button type="button" onClick={() => change({ page: 2 })}>
        Second page
      </button>
      <output>{JSON.stringify(state)}</output>
    </>
  );
};

function openScreen(search: string) {
  window.history.replaceState(null, '', `/list${search}`);
  const router = createBrowserRouter([{ path: '/list', element: <Screen /> }]);
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
  return router;
}
const shown = () => JSON.parse(screen.getByRole('status').textContent) as unknown;

afterEach(() => window.history.replaceState(null, '', '/'));

describe('A state in the address', () => {
  it('is read back as written, keeps other parameters, and leaves out default values', () => {
    const state = { search: 'a & b', sort: 'name', page: 3, open: 'x/1' } as const;
    const search = writeState(parameters, state, '?from=letter&sort=date');
    expect(search).toBe('?from=letter&sort=name&q=a+%26+b&page=3&open=x%2F1');
    expect(readState(parameters, new URLSearchParams(search))).toEqual(state);
    const usual = { search: ' ', sort: 'date', page: 1, open: '' } as const;
    expect(writeState(parameters, usual, search)).toBe('?from=letter');
  });

  it('is limited to 200 characters for a search, but not for other texts', covers('ATT-023'), () => {
    const long = 'ab '.repeat(700_000);
    const start = 'ab '.repeat(200).slice(0, 200);
    const params = new URLSearchParams({ q: long, open: 'x'.repeat(300) });
    expect(readState(parameters, params)).toMatchObject({ search: start, open: 'x'.repeat(300) });
    const usual = { search: long, sort: 'date', page: 1, open: '' } as const;
    expect(writeState(parameters, usual, '')).toBe(`?q=${start.replaceAll(' ', '+')}`);
  });

  it.each(['?sort=size&page=0', '?page=1.5', '?page=-2&sort='])('falls back to defaults for %s', (search) => {
    expect(readState(parameters, new URLSearchParams(search))).toEqual({
      search: '',
      sort: 'date',
      page: 1,
      open: '',
    });
  });

  it.each(['__proto__', 'constructor', 'toString'])(
    'falls back to defaults for the name %s',
    covers('ATT-008'),
    (name) => {
      const address = new URLSearchParams({ sort: name, page: name, [name]: 'name' });
      expect(readState(parameters, address)).toEqual({ search: '', sort: 'date', page: 1, open: '' });
    },
  );

  it('replaces the history entry while typing, adds one for a choice, and follows Back', async () => {
    const user = userEvent.setup();
    const router = openScreen('?page=4');
    const before = window.history.length;
    await user.type(screen.getByLabelText('Search'), 'osei');
    expect(shown()).toMatchObject({ search: 'osei', page: 1 });
    await expect.poll(() => window.location.search).toBe('?q=osei');
    expect(window.history.length).toBe(before);
    await user.click(screen.getByRole('button', { name: 'By name' }));
    expect(window.location.search).toBe('?q=osei&sort=name');
    expect(window.history.length).toBe(before + 1);
    await act(() => router.navigate(-1));
    await expect.poll(shown).toMatchObject({ search: 'osei', sort: 'date' });
  });

  it('follows Back even if the change before has not rendered yet', async () => {
    const user = userEvent.setup();
    const router = openScreen('');
    await user.click(screen.getByRole('button', { name: 'By name' }));
    await act(async () => {
      screen.getByRole('button', { name: 'Second page' }).click();
      await vi.waitFor(() => expect(window.location.search).toBe('?sort=name&page=2'));
      const back = new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
      });
      await router.navigate(-1);
      await back;
    });
    expect(window.location.search).toBe('?sort=name');
    expect(shown()).toMatchObject({ sort: 'name', page: 1 });
  });

  it('keeps letters typed before a choice', async () => {
    const user = userEvent.setup();
    openScreen('');
    await user.type(screen.getByLabelText('Search'), 'os');
    await user.click(screen.getByRole('button', { name: 'By name' }));
    expect(window.location.search).toBe('?q=os&sort=name');
  });

  it('follows a link, even if typed letters have not reached the address yet', async () => {
    const user = userEvent.setup();
    const router = openScreen('');
    await user.type(screen.getByLabelText('Search'), 'os');
    await act(() => router.navigate('/list?q=roy'));
    expect(shown()).toMatchObject({ search: 'roy' });
    expect(screen.getByLabelText('Search')).toHaveValue('roy');
  });
});
