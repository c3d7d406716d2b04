import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { useSyncExternalStore } from 'react';
import { describe, expect, it } from 'vitest';
import type { Role } from '@/shared/auth/profile';
import type { Session } from '@/shared/auth/session';
import { Gate, type Refusal } from './gate';

const loading: Session = { status: 'loading' };
const signedOut: Session = { status: 'signed-out' };
const signedIn = (role: Role): Session => ({
  status: 'signed-in',
  actor: { uid: 'u1', email: 'mia@acf.example', displayName: 'Mia', photoURL: '', role },
});

const Landed = () => {
  const { pathname, state } = useLocation();
  return <output>{JSON.stringify([pathname, state])}</output>;
};

interface Options {
  readonly at?: string;
  readonly admits?: Role | 'staff';
  readonly refusal?: Refusal;
}

/** Opens a guarded address with a session; returns the way to change that. */
function open(session: Session, { at = '/dashboard', admits = 'staff', refusal = 'here' }: Options = {}) {
  let current = session;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const Guarded = () => (
    <Gate session={useSyncExternalStore(subscribe, () => current)} admits={admits} refusal={refusal}>
      {(actor) => <p>content for {actor.email}</p>}
    </Gate>
  );
  const router = createMemoryRouter(
    [
      { path: at.replace(/\?.*/, ''), element: <Guarded /> },
      { path: '*', element: <Landed /> },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  return (next: Session) =>
    act(() => {
      current = next;
      for (const listener of listeners) listener();
    });
}
const landed = () => JSON.parse(screen.getByRole('status').textContent) as unknown;

describe('the gate', () => {
  it('says Loading... until the state is known, shows nothing and sends nobody away [WRK-041] [WRK-045]', () => {
    open(loading);
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.queryByText(/content/)).toBeNull();
  });

  it('goes from loading to the content of a person who is admitted [WRK-043] [WRK-044]', () => {
    const become = open(loading);
    become(signedIn('regular'));
    expect(screen.getByText('content for mia@acf.example')).toBeInTheDocument();
  });

  it('goes from loading to the sign-in, without asking for a role [WRK-042] [WRK-044]', () => {
    const become = open(loading, { admits: 'admin' });
    become(signedOut);
    expect(landed()).toEqual(['/login', { from: '/dashboard' }]);
  });

  it.each([
    ['/dashboard?tab=notes', '/login'],
    ['/account', '/login'],
    ['/admin/dashboard/bundles?status=sent', '/admin/login'],
  ])(
    'sends whoever is signed out from %s to %s and remembers the way back [WRK-034] [WRK-036] [WRK-037]',
    (at, to) => {
      open(signedOut, { at });
      expect(landed()).toEqual([to, { from: at }]);
    },
  );

  it('refuses a role in place, with none of the content [WRK-039]', () => {
    open(signedIn('regular'), { at: '/admin/dashboard', admits: 'admin' });
    expect(screen.getByText('Access denied. Admin privileges required.')).toBeVisible();
    expect(screen.queryByText(/content/)).toBeNull();
  });

  it('where a view of the account asks for an admin, sends everybody else to their home with the reason [WRK-035]', () => {
    open(signedIn('regular'), { at: '/account', admits: 'admin', refusal: 'home' });
    expect(landed()).toEqual(['/dashboard', { notice: 'Access denied. Admin privileges required.' }]);
  });

  it('takes the content away the moment the session ends', () => {
    const become = open(signedIn('admin'), { at: '/admin/dashboard', admits: 'admin' });
    expect(screen.getByText(/content/)).toBeInTheDocument();
    become(signedOut);
    expect(landed()).toEqual(['/admin/login', { from: '/admin/dashboard' }]);
  });
});
