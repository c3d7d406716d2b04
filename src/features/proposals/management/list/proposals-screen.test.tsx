import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { covers } from '@/testing/covers';
import { aDraft, aRecipient } from '@/testing/records/proposal';
import { renderInRouter } from '@/testing/render-in-router';
import { addressOf } from './page-address';
import { PageFacts } from '../page-facts';
import { PageTable } from './page-table';

const amara = aRecipient({ email: 'amara@river-house.example' });
const gone = aRecipient({
  email: 'ben@river-house.example',
  code: 'D3WN-8RJP5-K6ZA',
  withdrawnAt: new Date('2026-10-01T10:00:00Z'),
});
const river = aDraft({
  id: 'river-house',
  title: 'A first month',
  clientName: 'River House',
  clientEmail: 'board@river-house.example',
  recipients: { one: gone, two: amara },
  status: 'published',
});
const standalone = aDraft({
  id: 'standalone-proposal',
  kind: 'deck',
  title: 'Alone',
  clientName: 'Ark',
  clientEmail: 'board@ark.example',
});

const openings = {
  times: new Map([['river-house', new Date(Date.now() - 3 * 86_400_000)]]),
  isUnopened: (id: string) => id !== 'river-house',
};

/** Copied texts, in order. */
let copied: string[];
beforeEach(() => {
  copied = [];
});

/** Returns a user whose copied texts are recorded. `userEvent.setup` installs its own clipboard. */
function person() {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text);
  });
  return user;
}

it.each([
  ['standalone-proposal', '/standalone-proposal'],
  ['proposals', '/proposals'],
  ['river-house', '/proposals/river-house'],
])('The page %s has the public address %s', covers('WRK-573'), (slug, path) => {
  expect(addressOf(slug)).toBe(window.location.origin + path);
});

describe('The link and code of a page', () => {
  it(
    'are shown with the email of the first recipient with access, and the code masked',
    covers('WRK-567', 'WRK-568'),
    async () => {
      const user = userEvent.setup();
      renderInRouter(<PageFacts draft={river} />);
      expect(screen.getByLabelText('Link: A first month')).toHaveValue(
        `${window.location.origin}/proposals/river-house`,
      );
      expect(screen.getByText('amara@river-house.example')).toBeVisible();
      expect(screen.getByText('•••• ••••• ••••')).toBeVisible();
      expect(screen.queryByText('7KQ2-M4XV9-TBC1')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Show code' }));
      expect(screen.getByText('7KQ2-M4XV9-TBC1')).toBeVisible();
      expect(screen.queryByText('D3WN-8RJP5-K6ZA')).toBeNull();
    },
  );

  it('are copied one by one', covers('WRK-569'), async () => {
    const user = person();
    renderInRouter(<PageFacts draft={river} />);
    for (const name of ['Copy link', 'Copy code', 'Copy email'])
      await user.click(screen.getByRole('button', { name }));
    expect(copied).toHaveLength(3);
    expect(copied).toEqual([
      `${window.location.origin}/proposals/river-house`,
      '7KQ2-M4XV9-TBC1',
      'amara@river-house.example',
    ]);
  });

  it('are replaced by the client’s email and a note if no recipient has access', () => {
    renderInRouter(<PageFacts draft={standalone} />);
    expect(screen.getByText('board@ark.example')).toBeVisible();
    expect(screen.getByText('No recipient has access yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy code' })).toBeNull();
  });
});

describe('The table of pages', () => {
  it("shows each page's client, kind, stage, number of recipients and last opening", () => {
    renderInRouter(<PageTable pages={[river, standalone]} openings={openings} onDuplicate={() => {}} />);
    const row = screen.getByRole('row', { name: /^A first month/ });
    expect(within(row).getByRole('link', { name: 'A first month' })).toHaveAttribute(
      'href',
      '/admin/dashboard/proposals/river-house',
    );
    for (const text of ['River House', 'Client proposal', 'Published', '1 recipient', '3 days ago'])
      expect(within(row).getByText(text)).toBeInTheDocument();
    const other = screen.getByRole('row', { name: /^Alone/ });
    for (const text of ['Ark', 'Presentation', 'Draft', '0 recipients', 'Not opened yet'])
      expect(within(other).getByText(text)).toBeInTheDocument();
  });

  it(
    "copies, duplicates and shows link and code from a row's menu",
    covers('WRK-568', 'WRK-569'),
    async () => {
      const user = person();
      const onDuplicate = vi.fn();
      renderInRouter(<PageTable pages={[river, standalone]} openings={openings} onDuplicate={onDuplicate} />);
      const choose = async (title: string, entry: string) => {
        await user.click(screen.getByRole('button', { name: `More for ${title}` }));
        const menu = await screen.findByRole('menu', { name: `More for ${title}` });
        await user.click(within(menu).getByRole('menuitem', { name: entry }));
      };
      for (const entry of ['Copy link', 'Copy code', 'Copy email']) await choose('A first month', entry);
      expect(copied).toEqual([
        `${window.location.origin}/proposals/river-house`,
        '7KQ2-M4XV9-TBC1',
        'amara@river-house.example',
      ]);
      await choose('Alone', 'Copy code');
      expect(copied).toHaveLength(3);
      // The menu is still open, because the clicked item is disabled.
      const menu = screen.getByRole('menu', { name: 'More for Alone' });
      await user.click(within(menu).getByRole('menuitem', { name: 'Duplicate' }));
      expect(onDuplicate).toHaveBeenCalledWith(standalone);
      await choose('Alone', 'Show link and code');
      const facts = screen.getByRole('region', { name: 'Link and code of Alone' });
      expect(within(facts).getByLabelText('Link: Alone')).toHaveValue(
        `${window.location.origin}/standalone-proposal`,
      );
    },
  );
});
