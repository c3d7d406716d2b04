import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginAnew } from '../repositories/local-backend';
import { store, storeAll } from '../repositories/store-records';
import { renderScreen } from './render-screen';

const address = '/admin/dashboard/bundles?tab=waitlist';
const entry = (fullName: string, minutesAgo: number, changes: object = {}) => ({
  fullName,
  email: `${fullName.toLowerCase()}@quartet.example`,
  status: 'pending',
  createdAt: new Date(Date.now() - minutesAgo * 60_000),
  ...changes,
});

beforeEach(beginAnew);

describe('the waitlist', () => {
  it('links to its entries within the tab and opens one from another page', async () => {
    await storeAll(
      'waitlist',
      Array.from({ length: 16 }, (_, place) => entry(`Person${place}`, place)),
    );
    await renderScreen(`${address}&open=document15`, { as: 'ada' });
    expect(await screen.findByText('1 to 15 of 16 entries')).toBeVisible();
    expect(await screen.findByRole('complementary', { name: 'Person15' })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Person0' });
    expect(new URLSearchParams(link.getAttribute('href') ?? '').get('tab')).toBe('waitlist');
    expect(new URLSearchParams(link.getAttribute('href') ?? '').get('open')).toBe('document0');
  });

  it('shows the newest entry first and the oldest after a press on the header', async () => {
    await store('waitlist/old', entry('Old', 2));
    await store('waitlist/new', entry('New', 1));
    const { user, router } = await renderScreen(address, { as: 'ada' });
    await screen.findByRole('link', { name: 'New' });
    const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names()).toEqual(['New', 'Old']);
    await user.click(within(screen.getByRole('columnheader', { name: 'Created' })).getByRole('button'));
    await waitFor(() => expect(names()).toEqual(['Old', 'New']));
    expect(router.state.location.search).toBe('?tab=waitlist&dir=asc');
  });

  it('says that no entry has the filtered status and can show all again', async () => {
    await store('waitlist/one', entry('One', 1));
    const { user } = await renderScreen(`${address}&status=sent`, { as: 'ada' });
    expect(await screen.findByText('No entry has the status Sent.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all entries' }));
    expect(await screen.findByRole('link', { name: 'One' })).toBeVisible();
  });
});
