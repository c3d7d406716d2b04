import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { IndexGate } from './index-gate';
import { KeyStore } from './key-store.fixture';
import { SealedPages } from './sealed-pages.fixture';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('shows Loading... until the site knows who is signed in, and then the gate [PRO-033]', async () => {
  const pages = new SealedPages();
  vi.stubGlobal('fetch', pages.fetch);
  const gate = (isAuthLoading: boolean) => (
    <MemoryRouter>
      <IndexGate isAuthLoading={isAuthLoading} localCards={() => []} onEvent={() => {}} />
    </MemoryRouter>
  );
  const { rerender } = render(gate(true));
  await vi.waitFor(() => expect(pages.read).toEqual(['proposals/proposals']));
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(screen.queryByLabelText('Access Code')).toBeNull();
  rerender(gate(false));
  expect(await screen.findByLabelText('Access Code')).toBeVisible();
  expect(screen.queryByText('Loading...')).toBeNull();
});

it.each([
  ['a text', 'AAAA'],
  ['an id without a key', { id: 'A'.repeat(32) }],
  [
    'a key that is none',
    { id: 'A'.repeat(32), key: { algorithm: { name: 'AES-GCM' }, usages: ['decrypt'] } },
  ],
])('asks for the code where the kept key of the list is damaged: %s', async (_, kept) => {
  const pages = new SealedPages();
  const keys = new KeyStore();
  keys.entries.set('index', kept);
  localStorage.setItem('proposals_authenticated', 'true');
  onTestFinished(() => localStorage.clear());
  vi.stubGlobal('fetch', pages.fetch);
  vi.stubGlobal('indexedDB', keys);
  render(
    <MemoryRouter>
      <IndexGate isAuthLoading={false} localCards={() => []} onEvent={() => {}} />
    </MemoryRouter>,
  );
  expect(await screen.findByLabelText('Access Code')).toBeVisible();
  expect(keys.entries.size).toBe(0);
  expect(localStorage.getItem('proposals_authenticated')).toBeNull();
});
