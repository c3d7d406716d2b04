import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LeadListScreen } from '@/features/leads/management/lead-list-screen';
import { savingView } from '@/shared/saving/current';
import { ScreenContext } from '@/shared/ui/workspace/screen-context';
import { mia } from '@/testing/actors';
import { covers } from '@/testing/covers';
import { aLead, aMessage } from '@/testing/records/lead';
import { renderInRouter } from '@/testing/render-in-router';
import { as } from '../repositories/browsers';
import { beginAnew, stored } from '../repositories/local-backend';
import { asOwner } from '../repositories/people';
import { store, storeRecords } from '../repositories/store-records';
import { renderScreen, type User } from './render-screen';
import { failRequests, holdRequests } from './requests';

const amara = aLead();
const chidi = aMessage({ id: 'chidi', name: 'Chidi Okafor', status: 'completed' });

const open = async (leads: readonly ReturnType<typeof aLead>[], search = '') => {
  const { user } = await renderScreen(`/admin/dashboard/bundles${search}`, { as: 'ada', stored: { leads } });
  return user;
};
const row = async (name: string) => within(await screen.findByRole('row', { name }));
const complete = async (user: User, name: string) =>
  user.click((await row(name)).getByRole('button', { name: 'Mark completed' }));
const statusOf = async (lead: string) =>
  (await stored('bundleRequests')).find(({ id }) => id === lead)?.fields['status'];

/** Returns the addresses that the screen gives to the mail program. */
function catchMail(): readonly string[] {
  const mails: string[] = [];
  vi.spyOn(window, 'open').mockImplementation((address) => {
    mails.push(String(address));
    return null;
  });
  return mails;
}

beforeEach(beginAnew);

describe('the list of playbook requests', () => {
  it('names the type and N/A for missing dates', covers('WRK-525', 'WRK-530'), async () => {
    await open([aLead({ bundleType: undefined })]);
    const cells = await row('Amara Osei');
    expect(cells.getByText('Day-1 Impact Playbook Kit')).toBeVisible();
    expect(cells.getByText('N/A')).toBeVisible();
  });

  it('is a table whose cells have the headers of their columns', async () => {
    const user = await open([amara]);
    const cells = await row('Amara Osei');
    const table = within(screen.getByRole('table', { name: 'Requests' }));
    const headers = table.getAllByRole('columnheader');
    const names = ['Selection', 'Name', 'Email', 'Type', 'Status', 'Created', 'Updated'];
    for (const [place, name] of names.entries()) expect(headers[place]).toHaveAccessibleName(name);
    const [select, email, ...others] = cells.getAllByRole('cell');
    expect(select).toContainElement(cells.getByRole('checkbox'));
    expect(email).toHaveTextContent('amara@shelter.example');
    expect(others).toHaveLength(5);
    expect(cells.getByRole('rowheader')).toHaveTextContent('Amara Osei');
    const created = () => screen.getByRole('columnheader', { name: 'Created' });
    expect(created()).toHaveAttribute('aria-sort', 'descending');
    await user.click(within(created()).getByRole('button'));
    expect(created()).toHaveAttribute('aria-sort', 'ascending');
  });

  it('lets a record that cannot be read be deleted', async () => {
    const { id: _, ...odd } = aLead();
    await store('bundleRequests/odd', { ...odd, status: 'lost' });
    const user = await open([]);
    const unreadable = await row('This request can’t be shown');
    expect(screen.queryByText('No playbook requests found')).toBeNull();
    expect(unreadable.getByText(/odd/)).toBeInTheDocument();
    await user.click(unreadable.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await stored('bundleRequests')).toEqual([]));
    expect((await stored('trash')).map(({ id }) => id)).toEqual(['bundleRequests-odd']);
  });

  it('says how many requests without a type the filter by type leaves out', async () => {
    failRequests(':commit', 403, 'PERMISSION_DENIED');
    await open(
      [amara, ...['one', 'two'].map((id) => aLead({ id, name: id, bundleType: undefined }))],
      '?type=playbook',
    );
    expect(await screen.findByText(/^2 requests without a type are not listed/)).toBeVisible();
    expect(await screen.findByRole('row', { name: 'Amara Osei' })).toBeVisible();
    expect(screen.queryByRole('row', { name: 'one' })).toBeNull();
  });

  it('completes requests without a type, so that the filter by type finds them', async () => {
    await open(
      // A lead is completed once while the page is open, and the test before has named others.
      ['three', 'four'].map((id) => aLead({ id, name: id, bundleType: undefined })),
      '?type=playbook',
    );
    await waitFor(async () =>
      expect((await stored('bundleRequests')).map(({ fields }) => fields['bundleType'])).toEqual(
        Array.from({ length: 2 }, () => ({ stringValue: 'Day-1 Impact Playbook Kit' })),
      ),
    );
  });

  it('says that none have come in yet', covers('WRK-528'), async () => {
    await open([]);
    expect(await screen.findByText('No playbook requests found')).toBeVisible();
    expect(screen.getByText(/^The first request appears here/)).toBeVisible();
  });

  it('claims nothing before the server has answered', async () => {
    await as('ada');
    const answer = holdRequests(':runQuery');
    await open([]);
    expect(await screen.findByText('Loading playbook requests…')).toBeVisible();
    expect(screen.queryByText('No playbook requests found')).toBeNull();
    answer();
    expect(await screen.findByText('No playbook requests found')).toBeVisible();
  });

  it.each([
    ['it is refused', 403, 'PERMISSION_DENIED'],
    ['the server fails', 400, 'INVALID_ARGUMENT'],
  ])('says so when %s', covers('WRK-536'), async (_, status, code) => {
    failRequests(':runQuery', status, code);
    await open([amara]);
    const text = await screen.findByText('Failed to fetch playbook requests');
    expect(text.closest('[role="alert"]')).not.toBeNull();
    expect(screen.queryByText('No playbook requests found')).toBeNull();
  });

  it(
    'takes the counts again on Refresh, and says when they cannot be had',
    covers('WRK-512', 'WRK-518'),
    async () => {
      const succeed = failRequests(':runAggregationQuery', 400, 'INVALID_ARGUMENT');
      const user = await open([amara, chidi]);
      expect(await screen.findByText('The counts could not be loaded.')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Total Requests unknown' })).toBeVisible();
      succeed();
      await user.click(screen.getByRole('button', { name: 'View' }));
      // The stand-in for popovers does not report their state.
      await user.click(screen.getByRole('button', { name: 'Refresh', hidden: true }));
      expect(await screen.findByRole('button', { name: 'Total Requests 2' })).toBeVisible();
      expect(screen.queryByText('The counts could not be loaded.')).toBeNull();
    },
  );
});

describe('what an admin does to a request', () => {
  it('is shown as saving until the server has it', async () => {
    const user = await open([amara]);
    const answer = holdRequests(':commit');
    await complete(user, 'Amara Osei');
    expect(await (await row('Amara Osei')).findByText('Saving…')).toBeVisible();
    answer();
    expect(await (await row('Amara Osei')).findByText('Completed')).toBeVisible();
    expect(await statusOf('amara')).toEqual({ stringValue: 'completed' });
  });

  it(
    'says when the status could not be changed; the message can be dismissed',
    covers('WRK-529', 'WRK-537'),
    async () => {
      const user = await open([amara]);
      failRequests(':commit', 403, 'PERMISSION_DENIED');
      await complete(user, 'Amara Osei');
      expect(await screen.findByText('Failed to update status')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Dismiss' }));
      expect(screen.queryByText('Failed to update status')).toBeNull();
    },
  );

  it(
    'opens the prefilled mail before it sets sent, and says so when no mail can be opened',
    covers('WRK-523', 'WRK-542'),
    async () => {
      const user = await open([amara, aLead({ id: 'bad', name: 'Bad Address', email: 'nowhere' })]);
      const openMail = vi.spyOn(window, 'open').mockImplementation(() => {
        expect(savingView().changes).toEqual([]);
        return null;
      });
      await user.click((await row('Amara Osei')).getByRole('button', { name: 'Send link' }));
      expect(openMail.mock.calls.map(([address]) => address)).toEqual([
        expect.stringMatching(/^mailto:amara@shelter\.example\?/),
      ]);
      await waitFor(async () => expect(await statusOf('amara')).toEqual({ stringValue: 'sent' }));
      await user.click((await row('Bad Address')).getByRole('button', { name: 'Send link' }));
      expect(await screen.findByText('Failed to send playbook link')).toBeVisible();
      expect(await statusOf('bad')).toEqual({ stringValue: 'pending' });
    },
  );

  it(
    'offers each status and deletion in the menu of a row, its own status off',
    covers('WRK-520', 'WRK-522'),
    async () => {
      const user = await open([amara, chidi]);
      const menu = (await row('Chidi Okafor')).getByRole('button', { name: 'Actions for Chidi Okafor' });
      await user.click(menu);
      const box = document.getElementById(menu.getAttribute('aria-controls') ?? '');
      // The stand-in for popovers does not report their state.
      const entries = within(box as HTMLElement).getAllByRole('menuitem', { hidden: true });
      expect(entries.map(({ textContent }) => textContent)).toEqual([
        'Reply',
        'Mark pending',
        'Mark sent',
        'Mark completed',
        'Delete',
      ]);
      expect(entries[3]).toHaveAttribute('aria-disabled', 'true');
      await user.click(entries[3] as HTMLElement);
      expect(savingView().changes).toEqual([]);
      await user.click(entries[1] as HTMLElement);
      await waitFor(async () => expect(await statusOf('chidi')).toEqual({ stringValue: 'pending' }));
    },
  );
});

describe('requests that were deleted together', () => {
  // The rules take back what has an id as the forms make them.
  const [first, second] = ['seedRequest000000001', 'seedRequest000000002'] as const;
  const deleteBoth = async () => {
    const user = await open([aLead({ id: first }), { ...chidi, id: second }]);
    for (const name of ['Amara Osei', 'Chidi Okafor'])
      await user.click((await row(name)).getByRole('checkbox'));
    const tools = within(screen.getByRole('toolbar', { name: '2 selected' }));
    await user.click(tools.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 requests were deleted.')).toBeVisible();
    expect(await stored('bundleRequests')).toEqual([]);
    return user;
  };

  it('are brought back in one step', async () => {
    const user = await deleteBoth();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 requests restored.')).toBeVisible();
    expect((await stored('bundleRequests')).map(({ id }) => id).toSorted()).toEqual([first, second]);
  });

  it('and cannot be brought back point to the trash', async () => {
    const user = await deleteBoth();
    await beginAnew();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText('Some requests could not be restored. Try again from the trash.'),
    ).toBeVisible();
  });
});

describe('a message', () => {
  it('is replied to by mail from its panel, and marked only when the person says so', async () => {
    const mails = catchMail();
    const user = await open([{ ...chidi, status: 'pending' }], '?open=chidi');
    const panel = within(await screen.findByRole('complementary', { name: 'Chidi Okafor' }));
    await user.click(await panel.findByRole('button', { name: 'Reply' }));
    expect(mails).toEqual([expect.stringMatching(/^mailto:.*We%20would%20like%20to%20move%20it/)]);
    expect(savingView().changes).toEqual([]);
    expect(await screen.findByText('The reply to Chidi Okafor is open in your email app.')).toBeVisible();
    // The row and the panel have a button of that name as well; that of the notice is the last one.
    const buttons = screen.getAllByRole('button', { name: 'Mark completed' });
    await user.click(buttons.at(-1) ?? document.body);
    await waitFor(async () => expect(await statusOf('chidi')).toEqual({ stringValue: 'completed' }));
  });
});

describe('a person who may not change requests', () => {
  it('sees them, without anything to do about them', async () => {
    await storeRecords({ leads: [amara] });
    // The rules would show Mia none, so the list is read past them.
    asOwner();
    renderInRouter(
      <ScreenContext value={{ title: 'Playbook Management', above: [] }}>
        <LeadListScreen actor={mia} playbookLink="https://acf.example/playbook/day1-impact" />
      </ScreenContext>,
      { at: '/bundles' },
    );
    const user = userEvent.setup();
    expect((await row('Amara Osei')).queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click((await row('Amara Osei')).getByRole('link'));
    const panel = within(await screen.findByRole('complementary', { name: 'Amara Osei' }));
    expect(panel.getAllByRole('button')).toEqual([panel.getByRole('button', { name: 'Close request' })]);
  });
});
