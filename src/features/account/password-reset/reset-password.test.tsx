import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { authTimeoutMs } from '@/shared/lib/deadline';
import { ResetLink, type ResetLinks } from './reset-link';
import { ResetRequestForm } from './reset-request-form';

const provider = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

// The form imports its schema on first use. Import it here so that a cold cache does not slow down a test.
beforeAll(() => import('./schema'));
afterEach(() => vi.useRealTimers());

describe('The form that requests a reset link', () => {
  const open = (send: (email: string) => Promise<void>) => {
    render(<ResetRequestForm send={send} />);
    return userEvent.setup();
  };
  const email = () => screen.getByRole('textbox', { name: 'Email' });
  const press = () => screen.getByRole('button', { name: 'Send the link' });

  it('requires an email address', async () => {
    const send = vi.fn();
    const user = open(send);
    await user.click(press());
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Enter your email address.'));
    await waitFor(() => expect(email()).toHaveFocus());
    expect(send).not.toHaveBeenCalled();
  });

  it('says that the link is on its way if an account exists, and keeps the address', async () => {
    const send = vi.fn(() => Promise.resolve());
    const user = open(send);
    await user.type(email(), ' mia@acf.example ');
    await user.click(press());
    expect(
      await screen.findByText('If this address has an account, the link is on its way to it.'),
    ).toBeVisible();
    expect(send).toHaveBeenCalledExactlyOnceWith('mia@acf.example');
    expect(email()).toHaveValue('mia@acf.example');
  });

  it('stops waiting after 10 s and keeps the address', async () => {
    const send = vi.fn(() => new Promise<void>(() => {}));
    const user = open(send);
    await user.type(email(), 'mia@acf.example');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(press());
    await vi.waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 10_000 });
    await act(() => vi.advanceTimersByTimeAsync(authTimeoutMs));
    expect(screen.getByText(/^Sending took too long/)).toBeInTheDocument();
    expect(email()).toHaveValue('mia@acf.example');
  });
});

describe('The page that a reset link opens', () => {
  const open = (links: Partial<ResetLinks>) => {
    const onSaved = vi.fn();
    const all: ResetLinks = {
      addressOf: () => Promise.resolve('mia@acf.example'),
      save: () => Promise.resolve(),
      ...links,
    };
    render(<ResetLink code="c1" links={all} onSaved={onSaved} askAgain={<p>Ask again</p>} />);
    return { user: userEvent.setup(), onSaved };
  };
  const password = () => screen.findByLabelText('New password', { selector: 'input' });
  const press = () => screen.getByRole('button', { name: 'Save the new password' });

  it('shows whose password it is and saves the new one', async () => {
    const save = vi.fn(() => Promise.resolve());
    const { user, onSaved } = open({ save });
    await user.type(await password(), ' four words of mine ');
    expect(screen.getByRole('textbox', { name: 'Account' })).toHaveValue('mia@acf.example');
    await user.click(press());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(save).toHaveBeenCalledExactlyOnceWith('c1', ' four words of mine ');
  });

  it('accepts 6 to 128 characters', async () => {
    const save = vi.fn(() => Promise.resolve());
    const { user, onSaved } = open({ save });
    const field = await password();
    await user.type(field, '12345');
    await user.click(press());
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Use at least 6 characters\./));
    fireEvent.input(field, { target: { value: 'x'.repeat(129) } });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Use at most 128 characters\./));
    expect(save).not.toHaveBeenCalled();
    await user.clear(field);
    await user.type(field, '123456');
    await user.click(press());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
  });

  it('shows how strong the password is while the person types, and recommends 12 characters', async () => {
    const { user } = open({});
    const field = await password();
    expect(field).toHaveAccessibleDescription(/recommend 12 or more/);
    await user.type(field, 'kq7');
    expect(screen.getByText('Strength: too short')).toBeInTheDocument();
    await user.type(field, 'fzp');
    expect(screen.getByText('Strength: weak')).toBeInTheDocument();
    await user.type(field, 'wtnbvx');
    expect(screen.getByText('Strength: strong')).toBeInTheDocument();
  });

  it('keeps the password when saving fails, and says what the provider requires', async () => {
    const { user, onSaved } = open({ save: () => Promise.reject(provider('weak-password')) });
    const field = await password();
    await user.type(field, 'abcdef');
    await user.click(press());
    await waitFor(() => expect(field).toHaveAccessibleDescription(/too easy to guess/));
    expect(field).toHaveValue('abcdef');
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('says that a link was already used and offers another', async () => {
    open({ addressOf: () => Promise.reject(provider('invalid-action-code')) });
    expect(await screen.findByText(/It was used already/)).toBeVisible();
    expect(screen.getByText('Ask again')).toBeVisible();
  });

  it('checks the link again on request after a failed check', async () => {
    const addressOf = vi
      .fn(() => Promise.resolve('mia@acf.example'))
      .mockRejectedValueOnce(provider('network-request-failed'));
    const { user } = open({ addressOf });
    expect(await screen.findByText(/could not be checked/)).toBeVisible();
    expect(screen.queryByText('Ask again')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await password()).toBeVisible();
  });

  it('stops checking after 10 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    open({ addressOf: () => new Promise(() => {}) });
    expect(screen.getByText('Checking your link…')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(authTimeoutMs));
    expect(screen.getByText(/could not be checked/)).toBeInTheDocument();
  });
});
