import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { patchChange } from '../change';
import { save, setSaving } from '../current';
import { databaseError, Desk, rest } from '../model.fixture';
import { SaveState } from './save-state';
import { clearMessages, Messages } from '@/shared/ui/workspace/messages/messages';
import { covers } from '@/testing/covers';
import { WaitingChanges } from './waiting-changes';

interface Lead {
  readonly status: string;
  readonly note: string;
}
const leads: { readonly path: string; readonly documents?: (lead: Lead) => Lead } = { path: 'leads' };

const change = (patch: Partial<Lead>, base: Lead = { status: 'pending', note: 'One' }) =>
  patchChange<Lead>(leads, 'a', {
    patch,
    base,
    what: 'Request of Amara Osei',
    labels: {
      status: { label: 'Status', values: { sent: 'Sent', completed: 'Completed', pending: 'Pending' } },
      note: 'Note',
    },
    reasons: { timeout: 'Request timed out. Please try again.' },
  });

function open(): { desk: Desk; user: ReturnType<typeof userEvent.setup> } {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const desk = new Desk();
  desk.database.put('leads', 'a', { status: 'pending', note: 'One' });
  setSaving(desk.tab());
  render(
    <>
      <WaitingChanges hasNotices />
      <Messages />
      <SaveState collection={leads} id="a" />
    </>,
  );
  return { desk, user: userEvent.setup() };
}

const happen = (work: () => unknown = () => {}) =>
  act(async () => {
    work();
    await rest();
  });
const status = () => within(document.querySelector('[data-state]') as HTMLElement).getAllByRole('status')[0];
const list = () => screen.getByRole('dialog', { name: 'Changes that are not saved' });

afterEach(() => {
  clearMessages();
  setSaving(undefined);
  vi.restoreAllMocks();
});

describe('The save state of a record', () => {
  it('is saving until the server responds, then saved with the time', async () => {
    const { desk } = open();
    expect(status()).toHaveTextContent(/^$/);
    let answer = () => {};
    desk.failing.push(() => new Promise((resolve) => (answer = resolve)));
    await happen(() => save(change({ status: 'sent' })));
    expect(status()).toHaveTextContent('Saving…');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await happen(() => answer());
    expect(status()).toHaveTextContent(/^Saved at \d/);
  });

  it(
    "is saved on the device while sending fails, with the feature's text for the reason",
    covers('WRK-535'),
    async () => {
      const { desk } = open();
      desk.failing.push(() => new Promise(() => {}));
      await happen(() => save(change({ status: 'sent' })));
      await act(() => desk.clock.pass(8_000));
      expect(status()).toHaveTextContent(
        'Saved on this device. We will send it. Request timed out. Please try again.',
      );
      expect(screen.getByRole('button', { name: /^1 change is waiting to be sent/ })).toBeInTheDocument();
    },
  );

  it('asks the person to stay if the browser stores nothing', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const desk = new Desk();
    desk.online = false;
    setSaving(desk.tab({ alone: true }));
    render(<SaveState collection={leads} id="a" />);
    await happen(() => save(change({ status: 'sent' })));
    expect(status()).toHaveTextContent('Not saved yet. Leave this page open until it is sent.');
  });
});

describe('A conflict', () => {
  it("shows mine, theirs and the base with the feature's labels, and writes the chosen values", async () => {
    const { desk, user } = open();
    desk.database.put('leads', 'a', { status: 'completed', note: 'Theirs' });
    await happen(() => save(change({ status: 'sent', note: 'Mine' })));
    expect(status()).toHaveTextContent('Conflict: Someone else changed this at the same time.');
    await user.click(await screen.findByRole('button', { name: 'Compare and choose' }));
    const state = screen.getByRole('group', { name: 'Status' });
    const note = screen.getByRole('group', { name: 'Note' });
    expect(state).toHaveTextContent('Yours SentSomeone else’s CompletedBeforePending');
    await user.click(within(state).getByRole('radio', { name: /^Someone else’s/ }));
    await user.click(within(note).getByRole('radio', { name: /Yours/ }));
    await user.click(screen.getByRole('button', { name: 'Keep these' }));
    await happen();
    expect(desk.database.read('leads', 'a')?.fields).toEqual({ status: 'completed', note: 'Mine' });
    expect(status()).toHaveTextContent(/^Saved at/);
  });
});

describe('The notice of a conflict', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  it('names the other person and opens the choice, with the name and the time', async () => {
    const { desk, user } = open();
    desk.database.put('users', 'ada', { displayName: 'Ada Osei' });
    const theirs = { status: 'completed', note: 'One', updatedBy: 'ada', updatedAt: minutesAgo(2) };
    desk.database.put('leads', 'a', theirs);
    await happen(() => save(change({ status: 'sent' })));
    expect(
      await screen.findByText('Ada Osei made a change at the same time: Request of Amara Osei.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Compare the two' }));
    const dialog = await screen.findByRole('dialog', { name: 'Resolve the conflict' });
    expect(dialog).toHaveTextContent(
      'Ada Osei changed this while you were editing. Which one do you want to keep?',
    );
    expect(within(dialog).getByRole('group', { name: 'Status' })).toHaveTextContent(
      /Yours SentAda Osei’s, 2 min\w*\.? ago CompletedBeforePending/,
    );
    await user.click(within(dialog).getByRole('radio', { name: /^Ada Osei’s/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Keep this one' }));
    await happen();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(desk.database.read('leads', 'a')?.fields).toMatchObject({ status: 'completed' });
  });

  it('is also shown in the frame, where it opens the list', async () => {
    const { desk, user } = open();
    desk.database.put('leads', 'a', { status: 'completed', note: 'One', lastModifiedBy: 'mia' });
    await happen(() => save(change({ status: 'sent' })));
    await user.click(screen.getByRole('button', { name: '1 conflict needs your choice Review' }));
    expect(list()).toHaveTextContent('Conflict: You, on another device, changed this at the same time.');
    await user.click(await within(list()).findByRole('button', { name: 'Compare and choose' }));
    expect(screen.getByRole('radio', { name: 'Yours, from another device Completed' })).toBeVisible();
  });
});

describe('The list of pending changes', () => {
  it('shows what, when and why, and keeps refused text until it is corrected', async () => {
    const { desk, user } = open();
    desk.database.refuses = (write) => write.kind === 'patch' && write.patch['note'] === 'Too long';
    await happen(() => save(change({ note: 'Too long' })));
    await user.click(screen.getByRole('button', { name: /^1 change was not saved/ }));
    const item = within(list()).getByRole('listitem');
    expect(item).toHaveTextContent('Request of Amara Osei');
    expect(item).toHaveTextContent(/Changed \w/);
    expect(item).toHaveTextContent('The server refused it: your account may not change this.');
    await user.click(await within(item).findByText('Show what was entered'));
    const text = within(item).getByRole('textbox', { name: 'Note' });
    expect(text).toHaveValue('Too long');
    await user.clear(text);
    await user.type(text, 'Short');
    await user.click(within(item).getByRole('button', { name: 'Change and send' }));
    await happen();
    expect(desk.database.read('leads', 'a')?.fields).toMatchObject({ note: 'Short' });
    expect(list()).toHaveTextContent('Everything is saved.');
    expect(screen.queryByRole('button', { name: /not saved/ })).not.toBeInTheDocument();
  });

  it('sends everything on request', async () => {
    const { desk, user } = open();
    desk.failing.push(async () => {
      throw databaseError('unavailable');
    });
    await happen(() => save(change({ status: 'sent' })));
    await user.click(screen.getByRole('button', { name: /^1 change is waiting/ }));
    await user.click(await within(list()).findByRole('button', { name: 'Send now' }));
    await happen();
    expect(desk.database.read('leads', 'a')?.fields).toMatchObject({ status: 'sent' });
  });

  it('discards a change only after a question, and returns the focus', async () => {
    const { desk, user } = open();
    desk.database.refuses = () => true;
    await happen(() => save(change({ status: 'sent' })));
    await user.click(screen.getByRole('button', { name: /^1 change was not saved/ }));
    await user.click(await within(list()).findByRole('button', { name: 'Discard' }));
    expect(within(list()).getByRole('button', { name: 'Keep' })).toHaveFocus();
    await user.click(within(list()).getByRole('button', { name: 'Keep' }));
    expect(desk.browser.queue).toHaveLength(1);
    expect(within(list()).getByRole('button', { name: 'Discard' })).toHaveFocus();
    await user.click(await within(list()).findByRole('button', { name: 'Discard' }));
    await user.click(within(list()).getByRole('button', { name: 'Discard the change' }));
    await happen();
    expect(desk.browser.queue).toEqual([]);
    expect(desk.database.read('leads', 'a')?.fields).toMatchObject({ status: 'pending' });
  });
});
