import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DeadlineError } from '@/shared/lib/deadline';
import { clearMessages } from '@/shared/ui/workspace/messages';
import { amara, benoit, button, card, chidi, link, names, openScreen } from './request-list-screen.fixture';
import { RequestGoneError } from './requests-source';
import { aRequest, InMemoryRequests, refusal } from './requests-source.fixture';

afterEach(() => act(() => clearMessages()));

describe('the status of a request', () => {
  it('goes to either other one, backwards included; the present one is disabled [WRK-520] [WRK-521] [WRK-522]', async () => {
    const source = new InMemoryRequests([amara]);
    const { user } = openScreen(source);
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
    const { user } = openScreen(source);
    await user.click(button('Amara Osei', 'Mark sent'));
    expect(card('Amara Osei')).toHaveAttribute('aria-busy', 'true');
    expect(card('Amara Osei')).toHaveTextContent('Saving…');
  });

  it('says when it could not be changed; the message can be dismissed [WRK-529] [WRK-537]', async () => {
    const source = new InMemoryRequests([amara]);
    source.failures.setStatus = refusal('permission-denied');
    const { user } = openScreen(source);
    await user.click(button('Amara Osei', 'Mark sent'));
    expect(await screen.findByText('Failed to update status')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Failed to update status')).not.toBeInTheDocument();
  });

  it('takes back the time-out message when the change turns out to be there [WRK-535]', async () => {
    const source = new InMemoryRequests([amara]);
    source.failures.setStatus = new DeadlineError('8000 ms');
    const { user } = openScreen(source);
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
    const { user } = openScreen(source, '/bundles', openMail);
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
    openScreen(new InMemoryRequests([amara, chidi]));
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
    const { user } = openScreen(source, '/bundles', vi.fn(openMail));
    await user.click(button('Amara Osei', 'Send link by email'));
    expect(await screen.findByText('Failed to send playbook link')).toBeInTheDocument();
    expect(source.requests[0]?.status).toBe('pending');
  });
});

describe('deleting a request', () => {
  const ask = async (source: InMemoryRequests) => {
    const { user } = openScreen(source);
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
    expect(screen.getByRole('heading', { level: 2, name: 'Requests' })).toHaveFocus();
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
