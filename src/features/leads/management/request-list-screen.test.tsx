import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { clearMessages } from '@/shared/ui/workspace/messages';
import {
  amara,
  at,
  benoit,
  button,
  card,
  chidi,
  link,
  names,
  openScreen,
} from './request-list-screen.fixture';
import { aRequest, InMemoryRequests, ready, refusal } from './requests-source.fixture';

const stat = async (label: string) => {
  const term = await screen.findByText(label, { selector: 'dt' });
  return term.parentElement?.querySelector('dd');
};

afterEach(() => act(() => clearMessages()));

describe('the list of playbook requests', () => {
  it('shows a card for each, newest first [WRK-519] [WRK-533]', async () => {
    openScreen(new InMemoryRequests([chidi, amara, benoit]));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Playbook Management');
    expect(names()).toEqual(['Amara Osei', 'Benoît Roy', 'Chidi Okafor']);
    expect(card('Amara Osei')).toHaveTextContent('amara@shelter.example');
    expect(document.title).toBe('Playbook Management · ACF');
  });

  it('counts all, pending and completed, and again when the list changes [WRK-512]', async () => {
    const source = new InMemoryRequests([amara, benoit, chidi]);
    openScreen(source);
    await waitFor(async () => expect(await stat('Total Requests')).toHaveTextContent('3'));
    expect(await stat('Pending')).toHaveTextContent('1');
    expect(await stat('Completed')).toHaveTextContent('1');
    act(() => source.put([amara, chidi, aRequest({ id: 'dagny', status: 'completed', createdAt: at(1) })]));
    await waitFor(async () => expect(await stat('Completed')).toHaveTextContent('2'));
  });

  it('says when the counts cannot be had, and takes them again on Refresh [WRK-518]', async () => {
    const source = new InMemoryRequests([amara]);
    source.failures.count = refusal('unavailable');
    const { user } = openScreen(source);
    await screen.findByText('The counts could not be loaded. Refresh to try again.');
    expect(await stat('Pending')).toHaveTextContent('not known');
    source.failures = {};
    const watchesBefore = source.views.length;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(async () => expect(await stat('Total Requests')).toHaveTextContent('1'));
    expect(source.views.length).toBe(watchesBefore + 1);
  });

  it('shows the playbook link and copies it [WRK-513]', async () => {
    const { user } = openScreen(new InMemoryRequests());
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', link);
    await user.click(screen.getByRole('button', { name: 'Copy playbook link' }));
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  it('searches by name or email and keeps the search in the address [WRK-514]', async () => {
    const { user, router } = openScreen(new InMemoryRequests([amara, benoit, chidi]));
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
    const { user, router } = openScreen(source);
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
    const { user } = openScreen(source);
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
    openScreen(
      new InMemoryRequests([amara, benoit, chidi]),
      '/bundles?status=completed&q=chidi&sort=name&dir=asc',
    );
    expect(names()).toEqual(['Chidi Okafor']);
    expect(screen.getByRole('searchbox')).toHaveValue('chidi');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name');
  });

  it('shows subject and message, long ones from their beginning', async () => {
    const { user } = openScreen(new InMemoryRequests([chidi]));
    expect(card('Chidi Okafor')).toHaveTextContent('Donor ledger');
    expect(screen.queryByText(/Thank you\.$/)).not.toBeInTheDocument();
    await user.click(button('Chidi Okafor', 'Show whole message'));
    expect(screen.getByText(/Thank you\.$/)).toBeInTheDocument();
    expect(button('Chidi Okafor', 'Show less')).toHaveAttribute('aria-expanded', 'true');
  });

  it('names the type and N/A for missing dates on the card [WRK-525] [WRK-530]', () => {
    openScreen(new InMemoryRequests([aRequest({ bundleType: undefined })]), '/bundles?sort=name');
    expect(card('Amara Osei')).toHaveTextContent('Day-1 Impact Playbook Kit');
    expect(card('Amara Osei')).toHaveTextContent('UpdatedN/A');
  });

  it('loads the next hundred, or all, when more are stored [WRK-519]', async () => {
    const many = Array.from({ length: 250 }, (_, index) =>
      aRequest({ id: `r${index}`, name: `Person ${index}`, createdAt: new Date(index * 60_000) }),
    );
    const source = new InMemoryRequests(many);
    const { user } = openScreen(source, '/bundles?q=person 24');
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
    const { user } = openScreen(source);
    await user.click(screen.getByRole('searchbox'));
    act(() => source.put([amara, benoit]));
    const message = await screen.findByText('1 new request from Amara Osei');
    expect(message.closest('[role="status"]')).not.toBeNull();
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('shows records that cannot be read, and lets them be deleted', async () => {
    const source = new InMemoryRequests([]);
    source.invalid = [{ id: 'Zx9', reason: 'status: expected one of pending, sent, completed' }];
    const { user } = openScreen(source);
    expect(card('This request cannot be read')).toHaveTextContent('Zx9');
    expect(screen.queryByText('No playbook requests found')).not.toBeInTheDocument();
    await user.click(button('This request cannot be read', 'Delete'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('No playbook requests found');
  });
});

describe('an empty list', () => {
  it('says that none have come in yet [WRK-528]', async () => {
    openScreen(new InMemoryRequests());
    expect(await screen.findByText('No playbook requests found')).toBeInTheDocument();
    expect(screen.getByText(/^None have come in yet/)).toBeInTheDocument();
  });

  it('says what hides them, and shows all again [WRK-528]', async () => {
    const { user } = openScreen(new InMemoryRequests([amara]), '/bundles?q=zebra&status=pending');
    expect(await screen.findByText('No playbook requests found')).toBeInTheDocument();
    expect(screen.getByText(/No name or email here contains “zebra”/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all requests' }));
    expect(names()).toEqual(['Amara Osei']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Sent');
    expect(await screen.findByText('No request has the status Sent.')).toBeInTheDocument();
  });

  it('is not claimed before the server has confirmed it', async () => {
    const source = new InMemoryRequests();
    source.override = ready([], { fromServer: false });
    openScreen(source);
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
    const { user } = openScreen(source);
    expect((await screen.findByText(text)).closest('[role="alert"]')).not.toBeNull();
    expect(screen.queryByText('No playbook requests found')).not.toBeInTheDocument();
    source.override = undefined;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(names()).toEqual(['Amara Osei']);
  });
});
