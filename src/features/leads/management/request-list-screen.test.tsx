import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { heldCounts } from '@/shared/lists/held-counts';
import type { SaveOutcome } from '@/shared/saving/saving';
import { clearMessages, Messages } from '@/shared/ui/workspace/messages/messages';
import { ScreenContext } from '@/shared/ui/workspace/screen-context';
import { ada, mia } from '@/testing/actors';
import { covers } from '@/testing/covers';
import { aLead } from '@/testing/records/lead';
import { renderInRouter } from '@/testing/render-in-router';
import { LeadsInMemory } from './lead-repository.fixture';
import { RequestListScreen } from './request-list-screen';
import { writeTimeoutMs } from './use-lead-actions';

const amara = aLead();
const chidi = aLead({
  id: 'chidi',
  name: 'Chidi Okafor',
  status: 'completed',
  bundleType: 'Contact Form Submission',
  message: 'We run a food bank.',
});

function open(
  repository: LeadsInMemory,
  address = '/bundles',
  openMail = vi.fn<(address: string) => void>(),
  actor = ada,
) {
  renderInRouter(
    <ScreenContext value={{ title: 'Playbook Management', above: [] }}>
      <RequestListScreen
        actor={actor}
        repository={repository}
        playbookLink="https://acf.example/playbook/day1-impact"
        openMail={openMail}
      />
      <Messages />
    </ScreenContext>,
    { at: address },
  );
  return { user: userEvent.setup(), openMail };
}

const row = (name: string) => within(screen.getByRole('row', { name }));

afterEach(() => {
  vi.useRealTimers();
  act(() => {
    clearMessages();
    heldCounts.clear();
  });
});

describe('the list of playbook requests', () => {
  it('names the type and N/A for missing dates', covers('WRK-525', 'WRK-530'), () => {
    open(new LeadsInMemory([aLead({ bundleType: undefined })]));
    expect(row('Amara Osei').getByText('Day-1 Impact Playbook Kit')).toBeInTheDocument();
    expect(row('Amara Osei').getByText('N/A')).toBeInTheDocument();
  });

  it('is a table whose cells have the headers of their columns', async () => {
    const { user } = open(new LeadsInMemory([amara]));
    const table = within(screen.getByRole('table', { name: 'Requests' }));
    const headers = table.getAllByRole('columnheader');
    const names = ['Selection', 'Name', 'Email', 'Type', 'Status', 'Created', 'Updated'];
    for (const [place, name] of names.entries()) expect(headers[place]).toHaveAccessibleName(name);
    const [select, email, ...others] = row('Amara Osei').getAllByRole('cell');
    expect(select).toContainElement(row('Amara Osei').getByRole('checkbox'));
    expect(email).toHaveTextContent('amara@shelter.example');
    expect(others).toHaveLength(5);
    expect(row('Amara Osei').getByRole('rowheader')).toHaveTextContent('Amara Osei');
    const created = table.getByRole('columnheader', { name: 'Created' });
    expect(created).toHaveAttribute('aria-sort', 'descending');
    await user.click(within(created).getByRole('button'));
    expect(created).toHaveAttribute('aria-sort', 'ascending');
  });

  it('shows records that cannot be read, and lets them be deleted', async () => {
    const repository = new LeadsInMemory([]);
    repository.invalid.push({ id: 'Zx9', reason: 'status: expected one of pending, sent, completed' });
    const { user } = open(repository);
    expect(screen.queryByText('No playbook requests found')).not.toBeInTheDocument();
    expect(row('This request cannot be read').getByText(/Zx9/)).toBeInTheDocument();
    await user.click(row('This request cannot be read').getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(repository.removed).toEqual(['Zx9']));
  });

  it('says how many requests without a type are left out of the filter by type', async () => {
    const repository = new LeadsInMemory([amara]);
    repository.untyped = 2;
    open(repository, '/bundles?type=playbook');
    expect(await screen.findByText(/^2 requests are stored without a type/)).toBeInTheDocument();
    expect(repository.addIndexToUntyped).toHaveBeenCalledExactlyOnceWith(2, expect.any(AbortSignal));
  });

  it('says that none have come in yet', covers('WRK-528'), () => {
    open(new LeadsInMemory([]));
    expect(screen.getByText('No playbook requests found')).toBeInTheDocument();
    expect(screen.getByText(/^None have come in yet/)).toBeInTheDocument();
  });

  it('claims nothing before the server has confirmed it', () => {
    const repository = new LeadsInMemory([]);
    repository.override = {
      status: 'ready',
      fromServer: false,
      data: { documents: [], invalid: [], cursors: undefined },
    };
    open(repository);
    expect(screen.getByText('Updating…')).toBeInTheDocument();
    expect(screen.queryByText('No playbook requests found')).not.toBeInTheDocument();
  });

  it.each([
    ['it is refused', { status: 'denied' } as const, 'Failed to fetch playbook requests'],
    [
      'the server fails',
      { status: 'failed', reason: 'unavailable' } as const,
      'Failed to fetch playbook requests',
    ],
    [
      'the time ran out',
      { status: 'failed', reason: 'timeout' } as const,
      'Request timed out. Please try again.',
    ],
  ])('says so when %s', covers('WRK-536', 'WRK-531', 'WRK-535'), (_, live, text) => {
    const repository = new LeadsInMemory([amara]);
    repository.override = live;
    open(repository);
    expect(screen.getByText(text).closest('[role="alert"]')).not.toBeNull();
    expect(screen.queryByText('No playbook requests found')).not.toBeInTheDocument();
  });
});

describe('the view of the list', () => {
  it(
    'takes the counts again on Refresh, and says when they cannot be had',
    covers('WRK-512', 'WRK-518'),
    async () => {
      const repository = new LeadsInMemory([amara, chidi]);
      const count = vi.spyOn(repository, 'count').mockRejectedValue(new Error('down'));
      const { user } = open(repository);
      expect(await screen.findByText('The counts could not be loaded.')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Total Requests not known' })).toBeInTheDocument();
      count.mockResolvedValue(2);
      await user.click(screen.getByRole('button', { name: 'View' }));
      // The stand-in for popovers does not report their state.
      await user.click(screen.getByRole('button', { name: 'Refresh', hidden: true }));
      expect(await screen.findByRole('button', { name: 'Total Requests 2' })).toBeInTheDocument();
      expect(screen.queryByText('The counts could not be loaded.')).not.toBeInTheDocument();
    },
  );
});

describe('what an admin does to a request', () => {
  const complete = (user: ReturnType<typeof userEvent.setup>, name = 'Amara Osei') =>
    user.click(row(name).getByRole('button', { name: 'Mark completed' }));

  it(
    'says when the status could not be changed; the message can be dismissed',
    covers('WRK-529', 'WRK-537'),
    async () => {
      const repository = new LeadsInMemory([amara]);
      repository.outcome = Promise.resolve({ state: 'refused', because: 'denied' });
      const { user } = open(repository);
      await complete(user);
      expect(await screen.findByText('Failed to update status')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Dismiss' }));
      expect(screen.queryByText('Failed to update status')).not.toBeInTheDocument();
    },
  );

  it(
    'says after 8 seconds that a change has not arrived, and takes it back when it does',
    covers('WRK-532', 'WRK-535'),
    async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const repository = new LeadsInMemory([amara]);
      let arrive: (outcome: SaveOutcome) => void = () => {};
      repository.outcome = new Promise((resolve) => (arrive = resolve));
      open(repository);
      const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
      await complete(user);
      expect(row('Amara Osei').getByText('Saving…')).toBeInTheDocument();
      await act(() => vi.advanceTimersByTimeAsync(writeTimeoutMs));
      expect(screen.getByText('Request timed out. Please try again.')).toBeInTheDocument();
      await act(async () => arrive({ state: 'saved', already: false }));
      expect(screen.queryByText('Request timed out. Please try again.')).not.toBeInTheDocument();
    },
  );

  it(
    'opens the prefilled mail before it sets sent, and says so when no mail can be opened',
    covers('WRK-523', 'WRK-542'),
    async () => {
      const repository = new LeadsInMemory([
        amara,
        aLead({ id: 'bad', name: 'Bad Address', email: 'nowhere' }),
      ]);
      const openMail = vi.fn(() => {
        expect(repository.statuses).toEqual([]);
      });
      const { user } = open(repository, '/bundles', openMail);
      await user.click(row('Amara Osei').getByRole('button', { name: 'Send link' }));
      expect(openMail).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(/^mailto:amara@shelter\.example\?/),
      );
      expect(repository.statuses).toEqual([['amara', 'sent']]);
      await user.click(row('Bad Address').getByRole('button', { name: 'Send link' }));
      expect(await screen.findByText('Failed to send playbook link')).toBeInTheDocument();
      expect(repository.statuses).toHaveLength(1);
    },
  );

  it(
    'offers each status and deletion in the menu of a row, its own status off',
    covers('WRK-520', 'WRK-522'),
    async () => {
      const repository = new LeadsInMemory([amara, chidi]);
      const { user } = open(repository);
      const menu = row('Chidi Okafor').getByRole('button', { name: 'Actions for Chidi Okafor' });
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
      expect(repository.statuses).toEqual([]);
      await user.click(entries[1] as HTMLElement);
      expect(repository.statuses).toEqual([['chidi', 'pending']]);
    },
  );
});

describe('a message', () => {
  it('is replied to by mail from its panel, and marked only when the person says so', async () => {
    const repository = new LeadsInMemory([{ ...chidi, status: 'pending' }]);
    const { user, openMail } = open(repository, '/bundles?open=chidi');
    const panel = await screen.findByRole('complementary', { name: 'Chidi Okafor' });
    await user.click(within(panel).getByRole('button', { name: 'Reply' }));
    expect(openMail).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^mailto:.*We%20run%20a%20food%20bank/),
    );
    expect(repository.statuses).toEqual([]);
    expect(await screen.findByText('The reply to Chidi Okafor is open in your mail program.')).toBeVisible();
    // The row and the panel have a button of that name as well; that of the notice is the last one.
    const buttons = screen.getAllByRole('button', { name: 'Mark completed' });
    await user.click(buttons.at(-1) ?? document.body);
    expect(repository.statuses).toEqual([['chidi', 'completed']]);
  });
});

describe('whoever may not change requests', () => {
  it('sees them, without anything to do about them', async () => {
    const { user } = open(new LeadsInMemory([amara]), '/bundles', undefined, mia);
    expect(row('Amara Osei').queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(row('Amara Osei').getByRole('link'));
    const panel = await screen.findByRole('complementary', { name: 'Amara Osei' });
    expect(within(panel).getAllByRole('button')).toEqual([
      within(panel).getByRole('button', { name: 'Close request' }),
    ]);
  });
});
