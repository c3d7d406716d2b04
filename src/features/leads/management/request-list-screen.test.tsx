import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DeadlineError } from '@/shared/lib/deadline';
import { clearMessages } from '@/shared/ui/workspace/messages';
import { WorkspaceTheme } from '@/shared/ui/workspace/workspace-theme';
import { RequestListScreen } from './request-list-screen';
import { aRequest, InMemoryRequests, ready, refusal } from './requests-source.fixture';
import { RequestGoneError } from './requests-source';

const link = 'https://acf.example/playbook/day1-impact';
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 12));
const amara = aRequest({ id: 'amara', name: 'Amara Osei', createdAt: at(20) });
const benoit = aRequest({ id: 'benoit', name: 'Benoît Roy', status: 'sent', createdAt: at(19) });
const chidi = aRequest({
  id: 'chidi',
  name: 'Chidi Okafor',
  status: 'completed',
  createdAt: at(18),
  bundleType: 'Contact Form Submission',
  subject: 'Donor ledger',
  message: `We run a food bank. ${'It has many rows. '.repeat(8)}Thank you.`,
});

function open(source: InMemoryRequests, address = '/bundles', openMail = vi.fn()) {
  const router = createMemoryRouter(
    [
      {
        path: '/bundles',
        element: <RequestListScreen source={source} playbookLink={link} openMail={openMail} />,
      },
    ],
    { initialEntries: [address] },
  );
  render(
    <WorkspaceTheme env="test">
      <RouterProvider router={router} />
    </WorkspaceTheme>,
  );
  return { user: userEvent.setup(), router, openMail };
}

const card = (name: string) => screen.getByRole('article', { name });
const button = (name: string, label: string) => within(card(name)).getByRole('button', { name: label });
const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const stat = async (label: string) => {
  const term = await screen.findByText(label, { selector: 'dt' });
  return term.parentElement?.querySelector('dd');
};

afterEach(() => act(() => clearMessages()));

describe('the list of playbook requests', () => {
  it('shows a card for each, newest first [WRK-519] [WRK-533]', async () => {
    open(new InMemoryRequests([chidi, amara, benoit]));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Playbook Management');
    expect(names()).toEqual(['Amara Osei', 'Benoît Roy', 'Chidi Okafor']);
    expect(card('Amara Osei')).toHaveTextContent('amara@shelter.example');
    expect(document.title).toBe('Playbook Management · ACF');
  });

  it('counts all, pending and completed, and again when the list changes [WRK-512]', async () => {
    const source = new InMemoryRequests([amara, benoit, chidi]);
    open(source);
    await waitFor(async () => expect(await stat('Total Requests')).toHaveTextContent('3'));
    expect(await stat('Pending')).toHaveTextContent('1');
    expect(await stat('Completed')).toHaveTextContent('1');
    act(() => source.put([amara, chidi, aRequest({ id: 'dagny', status: 'completed', createdAt: at(1) })]));
    await waitFor(async () => expect(await stat('Completed')).toHaveTextContent('2'));
  });

  it('says when the counts cannot be had, and takes them again on Refresh [WRK-518]', async () => {
    const source = new InMemoryRequests([amara]);
    source.failures.count = refusal('unavailable');
    const { user } = open(source);
    await screen.findByText('The counts could not be loaded. Refresh to try again.');
    expect(await stat('Pending')).toHaveTextContent('not known');
    source.failures = {};
    const watchesBefore = source.views.length;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(async () => expect(await stat('Total Requests')).toHaveTextContent('1'));
    expect(source.views.length).toBe(watchesBefore + 1);
  });

  it('shows the playbook link and copies it [WRK-513]', async () => {
    const { user } = open(new InMemoryRequests());
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', link);
    await user.click(screen.getByRole('button', { name: 'Copy playbook link' }));
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  it('searches by name or email and keeps the search in the address [WRK-514]', async () => {
    const { user, router } = open(new InMemoryRequests([amara, benoit, chidi]));
    await user.type(screen.getByRole('searchbox', { name: 'Search by name or email' }), 'benoit@');
    expect(names()).toEqual(['Benoît Roy']);
    expect(screen.getByText('Showing 1 of 3 requests.')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe('?q=benoit%40'));
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'okafor');
    expect(names()).toEqual(['Chidi Okafor']);
  });

  it('filters by status in the database, and back brings the former view [WRK-515]', async () => {
    const source = new InMemoryRequests([amara, benoit, chidi]);
    const { user, router } = open(source);
    const status = screen.getByRole('combobox', { name: 'Status' });
    for (const [option, name] of [
      ['Pending', 'Amara Osei'],
      ['Sent', 'Benoît Roy'],
      ['Completed', 'Chidi Okafor'],
    ] as const) {
      await user.selectOptions(status, option);
      await waitFor(() => expect(names()).toEqual([name]));
      expect(source.views.at(-1)?.status).toBe(option.toLowerCase());
    }
    await act(() => router.navigate(-1));
    await waitFor(() => expect(names()).toEqual(['Benoît Roy']));
    expect(status).toHaveValue('sent');
    await user.selectOptions(status, 'All');
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('sorts by the chosen field in either direction [WRK-516] [WRK-517]', async () => {
    const source = new InMemoryRequests([amara, benoit, chidi]);
    const { user } = open(source);
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    expect(
      within(sort)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Created Date', 'Name', 'Email', 'Status']);
    await user.selectOptions(sort, 'Name');
    await waitFor(() => expect(names()).toEqual(['Chidi Okafor', 'Benoît Roy', 'Amara Osei']));
    await user.click(screen.getByRole('button', { name: 'Sort direction: descending' }));
    await waitFor(() => expect(names()).toEqual(['Amara Osei', 'Benoît Roy', 'Chidi Okafor']));
    await user.selectOptions(sort, 'Status');
    await waitFor(() => expect(source.views.at(-1)).toMatchObject({ sort: 'status', direction: 'asc' }));
    await user.selectOptions(sort, 'Email');
    await waitFor(() => expect(source.views.at(-1)).toMatchObject({ sort: 'email', direction: 'asc' }));
  });

  it('opens with the view that the address names', () => {
    open(new InMemoryRequests([amara, benoit, chidi]), '/bundles?status=completed&q=chidi&sort=name&dir=asc');
    expect(names()).toEqual(['Chidi Okafor']);
    expect(screen.getByRole('searchbox')).toHaveValue('chidi');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name');
  });

  it('shows subject and message, long ones from their beginning', async () => {
    const { user } = open(new InMemoryRequests([chidi]));
    expect(card('Chidi Okafor')).toHaveTextContent('Donor ledger');
    expect(screen.queryByText(/Thank you\.$/)).not.toBeInTheDocument();
    await user.click(button('Chidi Okafor', 'Show whole message'));
    expect(screen.getByText(/Thank you\.$/)).toBeInTheDocument();
    expect(button('Chidi Okafor', 'Show less')).toHaveAttribute('aria-expanded', 'true');
  });

  it('names the type and N/A for missing dates on the card [WRK-525] [WRK-530]', () => {
    open(new InMemoryRequests([aRequest({ bundleType: undefined })]), '/bundles?sort=name');
    expect(card('Amara Osei')).toHaveTextContent('Day-1 Impact Playbook Kit');
    expect(card('Amara Osei')).toHaveTextContent('UpdatedN/A');
  });

  it('loads the next hundred, or all, when more are stored [WRK-519]', async () => {
    const many = Array.from({ length: 250 }, (_, index) =>
      aRequest({ id: `r${index}`, name: `Person ${index}`, createdAt: new Date(index * 60_000) }),
    );
    const source = new InMemoryRequests(many);
    const { user } = open(source, '/bundles?q=person 24');
    expect(await screen.findByText(/Only the 100 requests loaded so far are searched/)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(source.views.at(-1)?.limit).toBe(200);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending');
    await waitFor(() => expect(source.views.at(-1)).toMatchObject({ status: 'pending', limit: 100 }));
    await user.click(await screen.findByRole('button', { name: 'Load all 250' }));
    await waitFor(() => expect(screen.queryByText(/loaded so far/)).not.toBeInTheDocument());
  });

  it('announces requests that come in, leaving the focus', async () => {
    const source = new InMemoryRequests([benoit]);
    const { user } = open(source);
    await user.click(screen.getByRole('searchbox'));
    act(() => source.put([amara, benoit]));
    const message = await screen.findByText('1 new request from Amara Osei');
    expect(message.closest('[role="status"]')).not.toBeNull();
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('shows records that cannot be read, and lets them be deleted', async () => {
    const source = new InMemoryRequests([]);
    source.damaged = [{ id: 'Zx9', reason: 'status: expected one of pending, sent, completed' }];
    const { user } = open(source);
    expect(card('This request cannot be read')).toHaveTextContent('Zx9');
    expect(screen.queryByText('No playbook requests found')).not.toBeInTheDocument();
    await user.click(button('This request cannot be read', 'Delete'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('No playbook requests found');
  });
});

describe('an empty list', () => {
  it('says that none have come in yet [WRK-528]', async () => {
    open(new InMemoryRequests());
    expect(await screen.findByText('No playbook requests found')).toBeInTheDocument();
    expect(screen.getByText(/^None have come in yet/)).toBeInTheDocument();
  });

  it('says what hides them, and shows all again [WRK-528]', async () => {
    const { user } = open(new InMemoryRequests([amara]), '/bundles?q=zebra&status=pending');
    expect(await screen.findByText('No playbook requests found')).toBeInTheDocument();
    expect(screen.getByText(/No name or email here contains “zebra”/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all requests' }));
    expect(names()).toEqual(['Amara Osei']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Sent');
    expect(await screen.findByText('No request has the status Sent.')).toBeInTheDocument();
  });

  it('is not claimed before the server has confirmed it', async () => {
    const source = new InMemoryRequests();
    source.override = ready([], { fresh: false });
    open(source);
    expect(await screen.findByText('Updating…')).toBeInTheDocument();
    expect(screen.queryByText('No playbook requests found')).not.toBeInTheDocument();
  });
});

describe('a list that cannot be read', () => {
  it.each([
    ['it is refused [WRK-536]', { status: 'denied' } as const, 'Failed to fetch playbook requests'],
    [
      'the server fails [WRK-536]',
      { status: 'failed', reason: 'unavailable' } as const,
      'Failed to fetch playbook requests',
    ],
    [
      'the time ran out [WRK-535]',
      { status: 'failed', reason: 'timeout' } as const,
      'Request timed out. Please try again.',
    ],
  ])('says so when %s, and can be tried again', async (_, live, text) => {
    const source = new InMemoryRequests([amara]);
    source.override = live;
    const { user } = open(source);
    expect((await screen.findByText(text)).closest('[role="alert"]')).not.toBeNull();
    expect(screen.queryByText('No playbook requests found')).not.toBeInTheDocument();
    source.override = undefined;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(names()).toEqual(['Amara Osei']);
  });
});

describe('the status of a request', () => {
  it('goes to either other one, backwards included; the present one is disabled [WRK-520] [WRK-521] [WRK-522]', async () => {
    const source = new InMemoryRequests([amara]);
    const { user } = open(source);
    for (const status of ['completed', 'pending', 'sent'] as const) {
      await user.click(button('Amara Osei', `Mark ${status}`));
      await waitFor(() =>
        expect(button('Amara Osei', `Mark ${status}`)).toHaveAttribute('aria-disabled', 'true'),
      );
      expect(button('Amara Osei', `Mark ${status}`)).toHaveFocus();
      expect(source.requests[0]?.status).toBe(status);
      await screen.findByText(`Amara Osei is marked as ${status}.`);
    }
    const calls = vi.spyOn(source, 'setStatus');
    await user.click(button('Amara Osei', 'Mark sent'));
    expect(calls).not.toHaveBeenCalled();
  });

  it('shows that it is being saved', async () => {
    const source = new InMemoryRequests([amara]);
    vi.spyOn(source, 'setStatus').mockReturnValue(new Promise(() => {}));
    const { user } = open(source);
    await user.click(button('Amara Osei', 'Mark sent'));
    expect(card('Amara Osei')).toHaveAttribute('aria-busy', 'true');
    expect(card('Amara Osei')).toHaveTextContent('Saving…');
  });

  it('says when it could not be changed; the message can be dismissed [WRK-529] [WRK-537]', async () => {
    const source = new InMemoryRequests([amara]);
    source.failures.setStatus = refusal('permission-denied');
    const { user } = open(source);
    await user.click(button('Amara Osei', 'Mark sent'));
    expect(await screen.findByText('Failed to update status')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Failed to update status')).not.toBeInTheDocument();
  });

  it('takes back the time-out message when the change turns out to be there [WRK-535]', async () => {
    const source = new InMemoryRequests([amara]);
    source.failures.setStatus = new DeadlineError('8000 ms');
    const { user } = open(source);
    await user.click(button('Amara Osei', 'Mark sent'));
    expect(await screen.findByText('Request timed out. Please try again.')).toBeInTheDocument();
    act(() => source.put([{ ...amara, name: 'Amara N. Osei' }]));
    expect(screen.getByText('Request timed out. Please try again.')).toBeInTheDocument();
    act(() => source.put([{ ...amara, status: 'sent' }]));
    expect(screen.queryByText('Request timed out. Please try again.')).not.toBeInTheDocument();
  });
});

describe('sending the playbook link', () => {
  it('opens a prefilled mail and then sets sent, which can be undone [WRK-520] [WRK-523]', async () => {
    const source = new InMemoryRequests([amara]);
    const statuses: string[] = [];
    const openMail = vi.fn(() => statuses.push(source.requests[0]?.status ?? ''));
    const { user } = open(source, '/bundles', openMail);
    await user.click(button('Amara Osei', 'Send link by email'));
    await waitFor(() => expect(source.requests[0]?.status).toBe('sent'));
    expect(openMail).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^mailto:amara@shelter\.example\?/),
    );
    expect(openMail).toHaveBeenCalledWith(expect.stringContaining(encodeURIComponent(link)));
    expect(statuses).toEqual(['pending']);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(source.requests[0]?.status).toBe('pending'));
  });

  it('is offered for playbook requests only', () => {
    open(new InMemoryRequests([amara, chidi]));
    expect(button('Amara Osei', 'Send link by email')).toBeInTheDocument();
    expect(
      within(card('Chidi Okafor')).queryByRole('button', { name: 'Send link by email' }),
    ).not.toBeInTheDocument();
  });

  it.each([
    [
      'no mail can be opened',
      amara,
      () => {
        throw new Error('no handler');
      },
    ],
    ['the address is none', aRequest({ email: 'amara at shelter' }), () => {}],
  ])('says so when %s, and leaves the status [WRK-542]', async (_, request, openMail) => {
    const source = new InMemoryRequests([request]);
    const { user } = open(source, '/bundles', vi.fn(openMail));
    await user.click(button('Amara Osei', 'Send link by email'));
    expect(await screen.findByText('Failed to send playbook link')).toBeInTheDocument();
    expect(source.requests[0]?.status).toBe('pending');
  });
});

describe('deleting a request', () => {
  const ask = async (source: InMemoryRequests) => {
    const { user } = open(source);
    await user.click(button('Amara Osei', 'Delete'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Playbook Request' });
    const confirm = () => user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    return { user, dialog, confirm };
  };

  it('asks first, with these words, and keeps it on Cancel [WRK-526]', async () => {
    const source = new InMemoryRequests([amara]);
    const { user, dialog } = await ask(source);
    expect(within(dialog).getByText('Are you sure you want to delete this playbook request?')).toBeVisible();
    expect(within(dialog).getByText('This action cannot be undone.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(names()).toEqual(['Amara Osei']);
  });

  it('takes it off the list when confirmed [WRK-520]', async () => {
    const source = new InMemoryRequests([amara, benoit]);
    const { confirm } = await ask(source);
    await confirm();
    await screen.findByText('The request of Amara Osei is deleted.');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(names()).toEqual(['Benoît Roy']);
    expect(source.requests.map(({ id }) => id)).toEqual(['benoit']);
  });

  it.each([
    ['refused [WRK-538]', refusal('unavailable'), 'Failed to delete request'],
    [
      'not allowed [WRK-540]',
      refusal('permission-denied'),
      'Permission denied. You do not have permission to delete this request.',
    ],
    ['broken [WRK-541]', new TypeError('x'), 'An unexpected error occurred while deleting'],
  ])('says inside the dialog why it failed when %s, and can be tried again', async (_, error, text) => {
    const source = new InMemoryRequests([amara]);
    source.failures.remove = error;
    const { dialog, confirm } = await ask(source);
    await confirm();
    expect(await within(dialog).findByText(text)).toBeVisible();
    expect(names()).toEqual(['Amara Osei']);
    source.failures = {};
    await confirm();
    await screen.findByText('The request of Amara Osei is deleted.');
  });

  it('says when it was gone already [WRK-539]', async () => {
    const source = new InMemoryRequests([amara]);
    source.failures.remove = new RequestGoneError('amara');
    const { confirm } = await ask(source);
    await confirm();
    expect(
      await screen.findByText('Playbook request not found. It may have already been deleted.'),
    ).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('closes by itself when a deletion that took too long turns out to be done [WRK-535]', async () => {
    const source = new InMemoryRequests([amara]);
    source.failures.remove = new DeadlineError('8000 ms');
    const { dialog, confirm } = await ask(source);
    await confirm();
    expect(await within(dialog).findByText('Request timed out. Please try again.')).toBeVisible();
    act(() => source.put([]));
    await screen.findByText('The request of Amara Osei is deleted.');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
