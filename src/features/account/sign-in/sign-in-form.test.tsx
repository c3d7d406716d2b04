import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { authTimeoutMs } from '@/shared/lib/deadline';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { SignInForm } from './sign-in-form';

type SignIn = ComponentProps<typeof SignInForm>['signIn'];

const open = (signIn: SignIn, notice?: string) => {
  renderInRouter(
    <>
      <SignInForm
        role="regular"
        signIn={signIn}
        otherForm={{ to: '/admin/login', label: 'Administrator sign-in' }}
        forgotten="/reset-password"
        state={{ from: '/dashboard' }}
        {...(notice !== undefined && { notice })}
      />
      <Place />
    </>,
  );
  return userEvent.setup();
};
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole('button', { name: 'Sign in' });

// The form imports its schema on first use. Import it here so that a cold cache does not slow down a test.
beforeAll(() => import('./schema'));
afterEach(() => vi.useRealTimers());

describe('The sign-in form', () => {
  it('requires an email address', covers('PUB-215'), async () => {
    const signIn = vi.fn();
    const user = open(signIn);
    await user.type(password(), 'secret');
    await user.click(submit());
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Enter your email address.'));
    await waitFor(() => expect(email()).toHaveFocus());
    expect(signIn).not.toHaveBeenCalled();
  });

  it('requires a password', covers('PUB-216'), async () => {
    const signIn = vi.fn();
    const user = open(signIn);
    await user.type(email(), 'amara@acf.example');
    await user.click(submit());
    await waitFor(() => expect(password()).toHaveAccessibleDescription('Enter your password.'));
    expect(signIn).not.toHaveBeenCalled();
  });

  it('trims the email address but not the password', async () => {
    const signIn = vi.fn(() => Promise.resolve());
    const user = open(signIn);
    await user.type(email(), ' amara@acf.example ');
    await user.type(password(), ' secret ');
    await user.click(submit());
    await waitFor(() =>
      expect(signIn).toHaveBeenCalledExactlyOnceWith(
        'amara@acf.example',
        ' secret ',
        expect.any(AbortSignal),
      ),
    );
  });

  it('stays busy after signing in until the person leaves the page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = open(() => Promise.resolve());
    await user.type(email(), 'amara@acf.example');
    await user.type(password(), 'secret');
    await user.click(submit());
    const button = await screen.findByRole('button', { name: 'Signing in…' });
    await act(() => vi.advanceTimersByTimeAsync(2 * authTimeoutMs));
    expect(button).toHaveTextContent('Signing in…');
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('says why signing in failed and keeps what was typed', covers('PUB-379'), async () => {
    const user = open(() => Promise.reject(Object.assign(new Error(), { code: 'auth/invalid-credential' })));
    await user.type(email(), 'amara@acf.example');
    await user.type(password(), 'secret');
    await user.click(submit());
    const text = await screen.findByText('Invalid email or password. Please try again.');
    expect(text.closest('[role="alert"]')).not.toBeNull();
    expect(email()).toHaveValue('amara@acf.example');
    expect(submit()).toBeEnabled();
  });

  it('stops waiting after 10 s and cancels the sign-in', async () => {
    const signIn = vi.fn(
      (_email: string, _password: string, _signal: AbortSignal) => new Promise<void>(() => {}),
    );
    const user = open(signIn);
    await user.type(email(), 'amara@acf.example');
    await user.type(password(), 'secret');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(submit());
    await vi.waitFor(() => expect(signIn).toHaveBeenCalled(), { timeout: 10_000 });
    await act(() => vi.advanceTimersByTimeAsync(authTimeoutMs));
    expect(screen.getByText(/^Signing in took too long/)).toBeInTheDocument();
    expect(signIn.mock.calls[0]?.[2].aborted).toBe(true);
  });

  it('shows the password on request', async () => {
    const user = open(vi.fn());
    await user.type(password(), 'secret');
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
    expect(password()).toHaveAttribute('type', 'text');
    expect(password()).toHaveValue('secret');
    await user.click(screen.getByRole('button', { name: 'Show password', pressed: true }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('shows the notice and links to the other form and the password reset, with the return address', async () => {
    const user = open(vi.fn(), 'User profile not found');
    expect(screen.getByText('User profile not found')).toBeInTheDocument();
    for (const [name, path] of [
      ['Administrator sign-in', '/admin/login'],
      ['Forgot your password?', '/reset-password'],
    ] as const) {
      await user.click(screen.getByRole('link', { name }));
      expect(screen.getByTestId('place')).toHaveTextContent(`${path} {"from":"/dashboard"}`);
    }
  });
});

const Place = () => {
  const { pathname, state } = useLocation();
  return <p data-testid="place">{`${pathname} ${JSON.stringify(state)}`}</p>;
};
