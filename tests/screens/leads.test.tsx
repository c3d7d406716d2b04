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

/** Returns the addresses that the screen passes to the mail program. */
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
  it('shows the default type and N/A for missing dates', covers('WRK-525', 'WRK-530'), async () => {
    await open([aLead({ bundleType: undefined })]);
    const cells = await row('Amara Osei');
    expect(cells.getByText('Day-1 Impact Playbook Kit')).toBeVisible();
    expect(cells.getByText('N/A')).toBeVisible();
  });

  it('is a table whose cells belong to named columns', async () => {
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

  it('allows deleting a record that cannot be read', async () => {
    const { id: _, ...odd } = aLead();
    await store('bundleRequests/odd', { ...odd, status: 'lost' });
    const user = await open([]);
    const unreadable = await row('This request cannot be read');
    expect(screen.queryByText('No playbook requests found')).toBeNull();
    expect(unreadable.getByText(/odd/)).toBeInTheDocument();
    await user.click(unreadable.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await stored('bundleRequests')).toEqual([]));
    expect((await stored('trash')).map(({ id }) => id)).toEqual(['bundleRequests-odd']);
  });

  it('says how many requests without a type the type filter omits', async () => {
    failRequests(':commit', 403, 'PERMISSION_DENIED');
    await open(
      [amara, ...['one', 'two'].map((id) => aLead({ id, name: id, bundleType: undefined }))],
      '?type=playbook',
    );
    expect(await screen.findByText(/^2 requests are stored without a type/)).toBeVisible();
    expect(await screen.findByRole('row', { name: 'Amara Osei' })).toBeVisible();
    expect(screen.queryByRole('row', { name: 'one' })).toBeNull();
  });

  it('adds the missing types so that the type filter finds the requests', async () => {
    await open(
      // A lead is completed only once while the page is open, so this test uses other ids than the previous
      // one.
      ['three', 'four'].map((id) => aLead({ id, name: id, bundleType: undefined })),
      '?type=playbook',
    );
    await waitFor(async () =>
      expect((await stored('bundleRequests')).map(({ fields }) => fields['bundleType'])).toEqual(
        Array.from({ length: 2 }, () => ({ stringValue: 'Day-1 Impact Playbook Kit' })),
      ),
    );
  });

  it('says that no requests have come in yet', covers('WRK-528'), async () => {
    await open([]);
    expect(await screen.findByText('No playbook requests found')).toBeVisible();
    expect(screen.getByText(/^None have come in yet/)).toBeVisible();
  });

  it('does not claim to be empty before the server answers', async () => {
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
  ])('shows an error when %s', covers('WRK-536'), async (_, status, code) => {
    failRequests(':runQuery', status, code);
    await open([amara]);
    const text = await screen.findByText('Failed to fetch playbook requests');
    expect(text.closest('[role="alert"]')).not.toBeNull();
    expect(screen.queryByText('No playbook requests found')).toBeNull();
  });

  it(
    'reads the counts again on Refresh and says if they cannot be loaded',
    covers('WRK-512', 'WRK-518'),
    async () => {
      const succeed = failRequests(':runAggregationQuery', 400, 'INVALID_ARGUMENT');
      const user = await open([amara, chidi]);
      expect(await screen.findByText('The counts could not be loaded.')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Total Requests not known' })).toBeVisible();
      succeed();
      await user.click(screen.getByRole('button', { name: 'View' }));
      // The stand-in for popovers does not report their state.
      await user.click(screen.getByRole('button', { name: 'Refresh', hidden: true }));
      expect(await screen.findByRole('button', { name: 'Total Requests 2' })).toBeVisible();
      expect(screen.queryByText('The counts could not be loaded.')).toBeNull();
    },
  );
});

describe('an admin’s change of a request', () => {
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
    'shows a dismissible message if the status could not be changed',
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
    'opens the prefilled email before setting the status, and reports an email it cannot open',
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
    'offers every status and deletion in the row’s menu, with its own status disabled',
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

describe('requests deleted together', () => {
  // The rules restore only records with ids in the forms' format.
  const [first, second] = ['seedRequest000000001', 'seedRequest000000002'] as const;
  const deleteBoth = async () => {
    const user = await open([aLead({ id: first }), { ...chidi, id: second }]);
    for (const name of ['Amara Osei', 'Chidi Okafor'])
      await user.click((await row(name)).getByRole('checkbox'));
    const tools = within(screen.getByRole('toolbar', { name: '2 selected' }));
    await user.click(tools.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 requests are deleted.')).toBeVisible();
    expect(await stored('bundleRequests')).toEqual([]);
    return user;
  };

  it('are restored in one step', async () => {
    const user = await deleteBoth();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 requests are back.')).toBeVisible();
    expect((await stored('bundleRequests')).map(({ id }) => id).toSorted()).toEqual([first, second]);
  });

  it('are found in the trash if they cannot all be restored', async () => {
    const user = await deleteBoth();
    await beginAnew();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Not everything could be brought back. Look in the trash.')).toBeVisible();
  });
});

describe('a message', () => {
  it('is answered by email from its panel and marked only when the person confirms', async () => {
    const mails = catchMail();
    const user = await open([{ ...chidi, status: 'pending' }], '?open=chidi');
    const panel = within(await screen.findByRole('complementary', { name: 'Chidi Okafor' }));
    await user.click(await panel.findByRole('button', { name: 'Reply' }));
    expect(mails).toEqual([expect.stringMatching(/^mailto:.*We%20would%20like%20to%20move%20it/)]);
    expect(savingView().changes).toEqual([]);
    expect(await screen.findByText('The reply to Chidi Okafor is open in your mail program.')).toBeVisible();
    // The row and the panel also have a button with this name. The last one is the notice's.
    const buttons = screen.getAllByRole('button', { name: 'Mark completed' });
    await user.click(buttons.at(-1) ?? document.body);
    await waitFor(async () => expect(await statusOf('chidi')).toEqual({ stringValue: 'completed' }));
  });
});

describe('a person who cannot change requests', () => {
  it('sees them without any actions', async () => {
    await storeRecords({ leads: [amara] });
    // The rules would show Mia no requests, so the list bypasses them.
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
