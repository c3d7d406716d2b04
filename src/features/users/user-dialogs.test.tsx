import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setTokenProvider } from '@/shared/firebase/rest';
import { ada } from '@/testing/actors';
import { covers } from '@/testing/covers';
import { aProfile } from '@/testing/records/profile';
import { DeleteUserDialog, HandOverDialog } from './heir-dialogs';
import { EditUserDialog, NewUserDialog, type User } from './user-dialogs';

const mia: User = { id: 'mia', ...aProfile() };

interface Asked {
  readonly address: string;
  readonly method: string;
  readonly body: unknown;
}

/** Answers API calls in turn. Returns the list of requests. */
function answerCalls(...answers: readonly [status: number, body: object][]): Asked[] {
  setTokenProvider(async () => 'token');
  const asked: Asked[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body: string }) => {
    // Ignore reads from the database: this dialog's list of colleagues, or a late request of an earlier test.
    if (!address.startsWith('/api/')) return new Response('[]');
    asked.push({ address, method, body: JSON.parse(body) as unknown });
    const [status, content] = left.shift() ?? [500, {}];
    return new Response(JSON.stringify(content), { status });
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

const refusal = (message: string, fields?: object) => ({
  error: { code: 'invalid', message, requestId: 'r', ...(fields && { fields }) },
});

describe('EditUserDialog', () => {
  it('sends role and status, and closes when they are saved', covers('WRK-480', 'WRK-490'), async () => {
    const asked = answerCalls([200, { uid: 'mia', role: 'admin', status: 'inactive' }]);
    const close = vi.fn();
    render(<EditUserDialog user={mia} onClose={close} />);
    const user = userEvent.setup();
    await user.selectOptions(screen.getByLabelText('Role'), 'Admin');
    await user.selectOptions(screen.getByLabelText('Status'), 'Inactive');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(asked).toEqual([
      { address: '/api/admin/users/mia', method: 'PUT', body: { role: 'admin', status: 'inactive' } },
    ]);
  });

  it("stays open with the chosen values and the server's error", covers('WRK-491'), async () => {
    answerCalls([409, refusal('Cannot remove the last admin user')]);
    const close = vi.fn();
    render(<EditUserDialog user={mia} onClose={close} />);
    const user = userEvent.setup();
    await user.selectOptions(screen.getByLabelText('Status'), 'Inactive');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Cannot remove the last admin user')).toBeInTheDocument();
    expect(screen.getByLabelText('Status')).toHaveValue('inactive');
    expect(close).not.toHaveBeenCalled();
  });
});

describe('NewUserDialog', () => {
  it(
    'requires an email address, and 6 characters if a password is set',
    covers('WRK-483', 'WRK-484', 'WRK-486'),
    async () => {
      const asked = answerCalls([201, { uid: 'kai', invited: null }]);
      const close = vi.fn();
      render(<NewUserDialog onClose={close} />);
      const user = userEvent.setup();
      await user.click(screen.getByLabelText(/With a password/));
      await user.click(screen.getByRole('button', { name: 'Create user' }));
      expect(await screen.findByText('Enter an email address.')).toBeInTheDocument();
      await user.type(screen.getByLabelText('Email'), 'kai@acf.example');
      await user.type(screen.getByLabelText('Password'), 'short');
      expect(screen.getByText('This password is too short.')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Create user' }));
      expect(await screen.findByText('Use at least 6 characters.')).toBeInTheDocument();
      await user.type(screen.getByLabelText('Password'), 'er one');
      await user.click(screen.getByRole('button', { name: 'Create user' }));
      await waitFor(() => expect(close).toHaveBeenCalled());
      expect(asked.map(({ body }) => body)).toEqual([
        { email: 'kai@acf.example', displayName: '', role: 'regular', password: 'shorter one' },
      ]);
    },
  );

  it("shows the server's error for a field at that field", covers('WRK-494'), async () => {
    answerCalls([
      422,
      refusal('Some values are not valid.', { email: 'Enter an email address such as name@example.org.' }),
    ]);
    render(<NewUserDialog onClose={() => {}} />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Email'), 'kai@acf.example');
    await user.click(screen.getByRole('button', { name: 'Create user' }));
    expect(await screen.findByText('Enter an email address such as name@example.org.')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('kai@acf.example');
  });
});

describe('HandOverDialog', () => {
  it('requires the person to choose who takes over', async () => {
    const asked = answerCalls([200, { moved: 40 }]);
    const close = vi.fn();
    render(<HandOverDialog user={mia} actor={ada} onClose={close} />);
    const user = userEvent.setup();
    const heir = screen.getByLabelText('Who takes over');
    expect(heir).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Hand over' }));
    expect(await screen.findByText('Choose who takes over.')).toBeInTheDocument();
    expect(asked).toEqual([]);
    await user.selectOptions(heir, 'Ada Lindqvist (You)');
    await user.click(screen.getByRole('button', { name: 'Hand over' }));
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(asked).toEqual([
      { address: '/api/admin/users/mia/hand-over', method: 'POST', body: { heir: 'ada' } },
    ]);
  });
});

it('DeleteUserDialog requires the person to choose who takes over', async () => {
  const asked = answerCalls();
  render(<DeleteUserDialog user={mia} actor={ada} onClose={() => {}} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Delete user' }));
  expect(await screen.findByText('Choose who takes over.')).toBeInTheDocument();
  expect(asked).toEqual([]);
});
