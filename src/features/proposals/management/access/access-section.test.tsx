import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSaving } from '@/shared/saving/current';
import { Desk } from '@/shared/saving/model.fixture';
import type { Saving } from '@/shared/saving/saving';
import { clearMessages, Messages } from '@/shared/ui/workspace/messages/messages';
import { ada } from '@/testing/actors';
import { aDraft, aRecipient, recipientId } from '@/testing/records/proposal';
import { AccessSection } from './access-section';
import type { Recipient } from '@/features/proposals/schema';

const amara = aRecipient();
const draft = aDraft({
  title: 'A first month',
  status: 'published',
  revision: 2,
  envelopes: [`${recipientId}/envelope`],
  recipients: { [recipientId]: amara },
});

let saving: Saving | undefined;
let desk = new Desk();
const onChanged = vi.fn(async () => {});
beforeEach(() => {
  desk = new Desk();
  const { id, ...stored } = draft;
  desk.database.put('proposalDrafts', id, stored);
  saving = desk.tab({ derivers: {}, mergers: {} });
  setSaving(saving);
});
afterEach(() => {
  act(() => clearMessages());
  setSaving(undefined);
  saving?.close();
  onChanged.mockClear();
  onPublishAndCopy.mockClear();
});

const onPublishAndCopy = vi.fn();
interface Shown {
  readonly isUpToDate?: boolean;
  readonly openedAt?: Date;
}
const show = (changes: Partial<typeof draft> = {}, { isUpToDate = true, openedAt }: Shown = {}) =>
  render(
    <AccessSection
      actor={ada}
      draft={{ ...draft, ...changes }}
      openings={{
        times: new Map(openedAt && [['recipientAmara000001', openedAt]]),
        isUnopened: () => openedAt === undefined,
      }}
      isBusy={false}
      isUpToDate={isUpToDate}
      onPublishAndCopy={onPublishAndCopy}
      onChanged={onChanged}
    />,
  );
const sealedFor = (): Readonly<Record<string, Recipient>> => {
  const [[changed]] = onChanged.mock.calls as unknown as [[typeof draft]];
  return changed.recipients;
};
const row = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;

async function openMenu(user: ReturnType<typeof userEvent.setup>): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'More for Amara Osei' }));
  const menu = screen.getByRole('menu', { name: 'More for Amara Osei' });
  act(() => {
    menu.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
  });
  return menu;
}

describe('The access section', () => {
  it('copies an invitation with address, code and the email address to type', async () => {
    const user = userEvent.setup();
    show();
    await user.click(within(row('Amara Osei')).getByRole('button', { name: 'Copy invitation' }));
    expect(await navigator.clipboard.readText()).toBe(
      [
        'Please open “A first month” here:',
        `${window.location.origin}/proposals/harbour-shelter`,
        '',
        'Your access code: 7KQ2-M4XV9-TBC1',
        'Email address to type: amara@shelter.example',
        '',
      ].join('\n'),
    );
  });

  it('copies the invitations of everyone with access if everything is published', async () => {
    const user = userEvent.setup();
    const ben = { ...amara, name: 'Ben Roy', email: 'ben@shelter.example', code: 'D3WN-8RJP5-K6ZA' };
    const gone = { ...amara, name: 'Chen', withdrawnAt: new Date('2026-10-01T10:00:00Z') };
    show({ recipients: { ben, gone, recipientAmara000001: amara } });
    await user.click(screen.getByRole('button', { name: 'Copy invitations' }));
    const copied = await navigator.clipboard.readText();
    expect(copied.match(/^To: .*/gm)).toEqual([
      'To: Amara Osei <amara@shelter.example>',
      'To: Ben Roy <ben@shelter.example>',
    ]);
    expect(copied.match(/Your access code: .*/g)).toEqual([
      'Your access code: 7KQ2-M4XV9-TBC1',
      'Your access code: D3WN-8RJP5-K6ZA',
    ]);
    expect(onPublishAndCopy).not.toHaveBeenCalled();
  });

  it('publishes before it copies if there are unpublished changes', async () => {
    const user = userEvent.setup();
    show({ status: 'draft', envelopes: [] }, { isUpToDate: false });
    await user.click(screen.getByRole('button', { name: 'Publish and copy invitations' }));
    expect(onPublishAndCopy).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Copy invitations' })).toBeNull();
  });

  it("shows each person's last opening, or that there was none", () => {
    const { unmount } = show({}, { openedAt: new Date(Date.now() - 3 * 86_400_000) });
    expect(row('Amara Osei')).toHaveTextContent('Opened 3 days ago');
    unmount();
    show();
    expect(row('Amara Osei')).toHaveTextContent('Not opened yet');
  });

  it('shows a code on demand', async () => {
    const user = userEvent.setup();
    show();
    expect(screen.queryByText('7KQ2-M4XV9-TBC1')).toBeNull();
    await openMenu(user);
    await user.click(screen.getByText('Show code'));
    expect(screen.getByLabelText('Access code of Amara Osei')).toHaveTextContent('7KQ2-M4XV9-TBC1');
  });

  it('adds two people from one line, each with their own code', async () => {
    const user = userEvent.setup();
    show();
    await user.type(
      screen.getByRole('textbox', { name: /^Add by email address/ }),
      'Ben Roy <ben@shelter.example>, chen@shelter.example',
    );
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    const [known, ben, chen] = Object.values(sealedFor());
    expect(known).toEqual(amara);
    expect(ben).toMatchObject({ name: 'Ben Roy', email: 'ben@shelter.example', quiet: false });
    expect(chen).toMatchObject({ name: 'chen@shelter.example', email: 'chen@shelter.example' });
    expect(ben?.code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{5}-[0-9A-Z]{4}$/);
    expect(ben?.code).not.toBe(chen?.code);
  });

  it.each([
    ['ben at shelter', '“ben” is not an email address.'],
    ['AMARA@shelter.example', 'AMARA@shelter.example has access already.'],
  ])('adds no person for “%s” and keeps what was typed', async (typed, problem) => {
    const user = userEvent.setup();
    show();
    const field = screen.getByRole('textbox', { name: /^Add by email address/ });
    await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText(problem)).toBeVisible();
    expect(field).toHaveValue(typed);
    expect(onChanged).not.toHaveBeenCalled();
  });
});

describe('The switch that stops recording a recipient', () => {
  const choose = async (entry: string) => {
    const user = userEvent.setup();
    const menu = await openMenu(user);
    await user.click(within(menu).getByText(entry));
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  };

  it('publishes the page again for a recipient who is no longer recorded', async () => {
    show();
    expect(row('Amara Osei')).not.toHaveTextContent('Not recorded');
    await choose('Stop recording when they open and read');
    expect(sealedFor()).toEqual({ recipientAmara000001: { ...amara, quiet: true } });
  });

  it('shows its state in the row and can start recording again', async () => {
    show({ recipients: { recipientAmara000001: { ...amara, quiet: true } } });
    expect(row('Amara Osei')).toHaveTextContent('Has access · No end · Not recorded');
    await choose('Record when they open and read');
    expect(sealedFor()).toEqual({ recipientAmara000001: amara });
  });
});

describe('A change of access that the server refuses', () => {
  const reason = 'Your change was not saved. Only administrators can change who has access.';
  beforeEach(() => {
    desk.database.refuses = () => true;
  });

  it('adds no person and keeps what was typed', async () => {
    const user = userEvent.setup();
    show();
    const field = screen.getByRole('textbox', { name: /^Add by email address/ });
    await user.type(field, 'ben@shelter.example');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText(reason)).toBeVisible();
    expect(field).toHaveValue('ben@shelter.example');
    expect(onChanged).not.toHaveBeenCalled();
  });

  it('withdraws no access and stays in its dialog', async () => {
    const user = userEvent.setup();
    show();
    await user.click(within(await openMenu(user)).getByText('Withdraw access'));
    const dialog = screen.getByRole('alertdialog', { name: 'Withdraw the access of Amara Osei?' });
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    expect(await within(dialog).findByText(reason)).toBeVisible();
    expect(onChanged).not.toHaveBeenCalled();
  });

  it.each([
    [
      'of the recording',
      async (user: ReturnType<typeof userEvent.setup>) =>
        user.click(within(await openMenu(user)).getByText('Stop recording when they open and read')),
    ],
    [
      'of how codes are compared',
      async (user: ReturnType<typeof userEvent.setup>) =>
        user.click(screen.getByRole('radio', { name: 'Must match exactly' })),
    ],
  ])('%s shows an error message', async (_, change) => {
    render(<Messages />);
    show();
    await change(userEvent.setup());
    expect(await screen.findByText(reason)).toBeVisible();
    expect(onChanged).not.toHaveBeenCalled();
  });
});

it('A pending withdrawal of access closes its dialog, and is sealed after it is sent', async () => {
  const user = userEvent.setup();
  render(<Messages />);
  show();
  desk.online = false;
  await user.click(within(await openMenu(user)).getByText('Withdraw access'));
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Saved on this device. We will send it.')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onChanged).not.toHaveBeenCalled();
  desk.online = true;
  act(() => saving?.hurry());
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(sealedFor()['recipientAmara000001']?.withdrawnAt).toBeInstanceOf(Date);
});
