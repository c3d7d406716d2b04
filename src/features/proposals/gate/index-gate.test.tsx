import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { IndexGate } from './index-gate';
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
