import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginAnew } from '../repositories/local-backend';
import { store, storeAll } from '../repositories/store-records';
import { renderScreen } from './render-screen';

const trashed = (title: string, changes: object = {}) => ({
  collection: 'notes',
  recordId: title,
  record: { content: `About ${title}` },
  title,
  keepers: ['mia'],
  deletedBy: 'mia',
  deletedAt: new Date(),
  with: '',
  ...changes,
});
const address = '/dashboard/trash';

beforeEach(beginAnew);

describe('the trash', () => {
  it('opens the next record with J while one is open, and closes it with Escape', async () => {
    await store('trash/one', trashed('First', { deletedAt: new Date(Date.now() - 1_000) }));
    await store('trash/two', trashed('Second'));
    const { user, router } = await renderScreen(`${address}?open=two`, { as: 'mia' });
    const panel = within(await screen.findByRole('complementary', { name: 'Second' }));
    expect(await panel.findByText('About Second')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Second' }));
    await user.keyboard('j');
    expect(await screen.findByRole('complementary', { name: 'First' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'First' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(router.state.location.search).toBe('');
  });

  it('says why the record of a link is not there', async () => {
    await renderScreen('/admin/dashboard/trash?open=gone', { as: 'ada' });
    expect(await screen.findByText(/^This is no longer in the trash/)).toBeVisible();
  });

  it('shows an entry that cannot be read with its reason', async () => {
    await store('trash/odd', { keepers: ['mia'], with: '', deletedAt: new Date() });
    await renderScreen(address, { as: 'mia' });
    expect(await screen.findByText('This entry cannot be read')).toBeVisible();
  });

  it('says how many records there are once the last page is shown', async () => {
    await storeAll(
      'trash',
      Array.from({ length: 26 }, (_, place) =>
        trashed(`Note ${place}`, { deletedAt: new Date(Date.now() - place * 1_000) }),
      ),
    );
    const { user } = await renderScreen(address, { as: 'mia' });
    expect(await screen.findByText('1 to 25')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('26 of 26 records')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Note 25' })).toBeVisible();
  });
});
