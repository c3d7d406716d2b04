import { screen } from '@testing-library/react';
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
  it('shows an entry that cannot be read with its reason', async () => {
    await store('trash/odd', { keepers: ['mia'], with: '', deletedAt: new Date() });
    await renderScreen(address, { as: 'mia' });
    expect(await screen.findByText('This entry cannot be read')).toBeVisible();
  });

  it('shows the number of records when the last page is shown', async () => {
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
