import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refuseStorage } from '@/shared/lib/refusing-storage.fixture';
import { PartContents } from './part-contents';

const show = () =>
  render(
    <MemoryRouter>
      <PartContents />
    </MemoryRouter>,
  );
const tick = (part: string) => screen.getByRole('checkbox', { name: `Done: ${part}` });
const press = (part: string) => userEvent.click(tick(part));

/** Stores ticks as another tab would, and dispatches its `storage` event. */
function storeElsewhere(ticks: string, key: string | null = 'acf.starter-pack'): void {
  localStorage.setItem('acf.starter-pack', ticks);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('The contents of the starter pack', () => {
  it('count the parts that the reader ticks, and keep them for the next visit', async () => {
    const { unmount } = show();
    expect(screen.getByText('0 of 5 parts done')).toBeVisible();
    await press('Grant-Radar');
    await press('Security Quick-Start Sheet');
    expect(screen.getByText('2 of 5 parts done')).toBeVisible();
    await press('Grant-Radar');
    expect(screen.getByText('1 of 5 parts done')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '1');
    unmount();
    show();
    expect(tick('Security Quick-Start Sheet')).toBeChecked();
    expect(tick('Grant-Radar')).not.toBeChecked();
  });

  it('show parts that were ticked on another page', async () => {
    const { unmount } = show();
    await press('Grant-Radar');
    unmount();
    localStorage.setItem('acf.starter-pack', '["tech-audit","quick-enable"]');
    show();
    expect(screen.getByText('2 of 5 parts done')).toBeVisible();
    expect(tick('Grant-Radar')).not.toBeChecked();
  });

  it('follow the ticks of another tab, and the clearing of storage', () => {
    show();
    storeElsewhere('["grant-radar"]');
    expect(tick('Grant-Radar')).toBeChecked();
    // A change of another key doesn't affect the ticks.
    storeElsewhere('["grant-radar","tech-audit"]', 'acf.theme');
    expect(screen.getByText('1 of 5 parts done')).toBeVisible();
    storeElsewhere('[]', null);
    expect(screen.getByText('0 of 5 parts done')).toBeVisible();
  });

  it.each([
    ['no JSON', 0],
    ['{"grant-radar":true}', 0],
    ['null', 0],
    ['[7,"grant-radar","a part of former times"]', 1],
  ])('read %s as %i ticked parts', (stored, count) => {
    localStorage.setItem('acf.starter-pack', stored);
    show();
    expect(screen.getByText(`${count} of 5 parts done`)).toBeVisible();
  });

  it('keep the ticks until the page is left if the browser refuses storage', async () => {
    refuseStorage('getItem', 'setItem');
    show();
    await press('Grant-Radar');
    await press('Tech-Stack Snapshot Audit');
    expect(screen.getByText('2 of 5 parts done')).toBeVisible();
  });

  it('print the whole pack', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Print the whole pack' }));
    expect(print).toHaveBeenCalledOnce();
  });
});
