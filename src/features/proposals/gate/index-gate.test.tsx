import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { IndexGate } from './index-gate';
import { KeyStore } from './key-store.fixture';
import { rightEntries, SealedPages } from './sealed-pages.fixture';

// Deriving a key takes half a second on a busy machine, so these tests need a longer time limit.
vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('IndexGate shows Loading... until the session is known, then the gate', covers('PRO-033'), async () => {
  const pages = new SealedPages();
  vi.stubGlobal('fetch', pages.fetch);
  const gate = (isAuthLoading: boolean) => (
    <MemoryRouter>
      <IndexGate isAuthLoading={isAuthLoading} localCards={() => []} onEvent={() => {}} />
    </MemoryRouter>
  );
  const { rerender } = render(gate(true));
  await vi.waitFor(() => expect(pages.read).toEqual(['proposals/proposals']));
  // The gate's answer has arrived and been rendered by then.
  await act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  });
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(screen.queryByLabelText('Access Code')).toBeNull();
  rerender(gate(false));
  expect(await screen.findByLabelText('Access Code')).toBeVisible();
  expect(screen.queryByText('Loading...')).toBeNull();
});

it.each([
  ['a text', 'AAAA'],
  ['an id without a key', { id: 'A'.repeat(32) }],
  ['an invalid key', { id: 'A'.repeat(32), key: { algorithm: { name: 'AES-GCM' }, usages: ['decrypt'] } }],
])('IndexGate asks for the code if the stored key of the list is damaged: %s', async (_, stored) => {
  const pages = new SealedPages();
  const keys = new KeyStore();
  keys.entries.set('index', stored);
  localStorage.setItem('proposals_authenticated', 'true');
  onTestFinished(() => localStorage.clear());
  vi.stubGlobal('fetch', pages.fetch);
  vi.stubGlobal('indexedDB', keys);
  renderInRouter(<IndexGate isAuthLoading={false} localCards={() => []} onEvent={() => {}} />);
  expect(await screen.findByLabelText('Access Code')).toBeVisible();
  expect(keys.entries.size).toBe(0);
  expect(localStorage.getItem('proposals_authenticated')).toBeNull();
});

it.each([
  ['a reader', false, ['proposal_auth', 'proposal_access']],
  ['staff', true, []],
])('IndexGate counts a visit unless it is by staff: %s', async (_, isStaff, counted) => {
  const pages = new SealedPages();
  vi.stubGlobal('fetch', pages.fetch);
  vi.stubGlobal('indexedDB', new KeyStore());
  if (isStaff) localStorage.setItem('acf.session', '1');
  await pages.publish({ slug: 'proposals', kind: 'index', content: { kind: 'index', cards: [] } });
  const onEvent = vi.fn();
  renderInRouter(<IndexGate isAuthLoading={false} localCards={() => []} onEvent={onEvent} />);
  await userEvent.type(await screen.findByLabelText('Access Code'), rightEntries.code);
  await userEvent.click(screen.getByRole('button', { name: 'Open the list' }));
  expect(await screen.findByText('No proposals yet.')).toBeVisible();
  expect(onEvent.mock.calls.map(([name]) => name as string)).toEqual(counted);
});

it(
  'IndexGate opens the list after a reload until Logout deletes flag and key',
  covers('PRO-047', 'PRO-048', 'PRO-050'),
  async () => {
    const pages = new SealedPages();
    const keys = new KeyStore();
    vi.stubGlobal('fetch', pages.fetch);
    vi.stubGlobal('indexedDB', keys);
    await pages.publish({ slug: 'proposals', kind: 'index', content: { kind: 'index', cards: [] } });
    const show = () =>
      renderInRouter(<IndexGate isAuthLoading={false} localCards={() => []} onEvent={() => {}} />);
    const { unmount } = show();
    await userEvent.type(await screen.findByLabelText('Access Code'), rightEntries.code);
    await userEvent.click(screen.getByRole('button', { name: 'Open the list' }));
    await screen.findByRole('button', { name: 'Logout' });
    expect(Object.entries(localStorage)).toEqual([['proposals_authenticated', 'true']]);
    unmount();

    const again = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByLabelText('Access Code')).toHaveValue('');
    expect(localStorage).toHaveLength(0);
    expect(keys.entries.size).toBe(0);
    again.unmount();

    show();
    expect(await screen.findByLabelText('Access Code')).toBeVisible();
  },
);
