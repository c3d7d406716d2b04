import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isAdmin, isStaff } from '@/shared/auth/actor';
import { mayOpen } from '@/app/workspace/screen-addresses';
import { workspaceScreens } from '@/app/workspace/screens';
import { originFrom } from '@/app/navigation-state';
import type { Actor } from '@/shared/auth/actor';
import type { Session } from '@/shared/auth/session';
import type { WorkspaceScreen } from '@/shared/entity/workspace-screen';
import { ada, mia } from '@/testing/actors';
import { covers } from '@/testing/covers';
import { type Admission, AuthGate, slowLoadingMs } from './auth-gate';

const as = (actor: Actor): Session => ({ status: 'signed-in', actor });
const loading: Session = { status: 'loading' };
const signedOut: Session = { status: 'signed-out' };

const Elsewhere = () => {
  const { pathname, state } = useLocation();
  return <p>{`at ${pathname} ${JSON.stringify(state)}`}</p>;
};

const Content = ({ actor }: { readonly actor: Actor }) => {
  const [foundFor] = useState(actor.displayName);
  return <p>{`Found for ${foundFor}`}</p>;
};

/** Opens a guarded URL. Returns a function that changes the session. */
const open = (address: string, session: Session, admission: Admission) => {
  const at = (now: Session) => (
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        {['/login', '/admin/login', '/dashboard', '/admin/dashboard'].map((path) => (
          <Route key={path} path={path} element={<Elsewhere />} />
        ))}
        <Route
          path="*"
          element={
            <AuthGate session={now} {...admission}>
              {(actor) => <Content actor={actor} />}
            </AuthGate>
          }
        />
      </Routes>
    </MemoryRouter>
  );
  const { rerender } = render(at(session));
  return (now: Session) => rerender(at(now));
};

afterEach(() => vi.useRealTimers());

// A test row for the notes screen, open to all staff.
const notes: WorkspaceScreen = {
  id: 'notes',
  title: 'Notes Hub',
  path: { admin: ['/admin/dashboard/notes'], regular: ['/dashboard/notes'] },
  admits: isStaff,
  load: async () => () => null,
};
const asTableSays = (address: string): Admission => ({
  admits: (actor) => mayOpen(actor, address, [...workspaceScreens, notes]),
});

describe('AuthGate', () => {
  it('shows only Loading... until the session is known', covers('WRK-041', 'WRK-044', 'WRK-045'), () => {
    const become = open('/account', loading, { admits: isAdmin, refuses: 'to-home' });
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByText(/Found for|^at /)).not.toBeInTheDocument();
    become(as(ada));
    expect(screen.getByText('Found for Ada Lindqvist')).toBeInTheDocument();
  });

  it('says that the session could not be checked yet when loading takes long', async () => {
    vi.useFakeTimers();
    open('/account', loading, { admits: isStaff });
    await act(() => vi.advanceTimersByTimeAsync(slowLoadingMs - 1));
    expect(screen.queryByText(/could not be checked yet/)).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText(/could not be checked yet/)).toBeInTheDocument();
    expect(screen.getByText('Loading...')).toBeInTheDocument();
  });

  it(
    'sends a signed-out visitor of the account page to sign-in, with the address to return to',
    covers('WRK-033', 'WRK-034', 'WRK-042', 'PUB-237', 'PUB-238'),
    () => {
      open('/account?tab=photo', signedOut, { admits: isStaff });
      expect(screen.getByText('at /login {"from":"/account?tab=photo"}')).toBeInTheDocument();
    },
  );

  it.each([
    ['/dashboard/contacts', '/login'],
    ['/admin/dashboard/bundles', '/admin/login'],
  ])(
    'sends a signed-out visitor of %s to %s, the sign-in page of that area',
    covers('WRK-036', 'WRK-037'),
    (address, signIn) => {
      open(address, signedOut, { admits: isStaff });
      expect(screen.getByText(`at ${signIn} {"from":"${address}"}`)).toBeInTheDocument();
    },
  );

  it('shows the content to a person who is admitted', covers('WRK-043'), () => {
    open('/account', as(mia), { admits: isStaff });
    expect(screen.getByText('Found for Mia Tremblay')).toBeInTheDocument();
  });

  it('refuses the admin area to a regular user without leaving the page', covers('WRK-039'), () => {
    open('/admin/dashboard/bundles', as(mia), asTableSays('/admin/dashboard/bundles'));
    expect(screen.getByText('Access denied. Admin privileges required.')).toBeInTheDocument();
    expect(screen.queryByText(/Found for/)).not.toBeInTheDocument();
  });

  it('lets a regular user into the notes of the admin area', covers('WRK-038'), () => {
    open('/admin/dashboard/notes', as(mia), asTableSays('/admin/dashboard/notes'));
    expect(screen.getByText('Found for Mia Tremblay')).toBeInTheDocument();
  });

  it('sends a regular user home from an admin view and explains why', covers('WRK-035', 'PUB-239'), () => {
    open('/account/team', as(mia), { admits: isAdmin, refuses: 'to-home' });
    expect(
      screen.getByText('at /dashboard {"notice":"Access denied. Admin privileges required."}'),
    ).toBeInTheDocument();
  });

  it('renders the content again for another person', () => {
    const become = open('/account', as(mia), { admits: isStaff });
    become(as({ ...mia, displayName: 'Mia T.' }));
    expect(screen.getByText('Found for Mia Tremblay')).toBeInTheDocument();
    become(as(ada));
    expect(screen.getByText('Found for Ada Lindqvist')).toBeInTheDocument();
  });

  it('remembers who left a page, so the next person does not land there', () => {
    const become = open('/account', as(mia), { admits: isStaff });
    become(signedOut);
    expect(screen.getByText('at /login {"from":"/account","of":"mia"}')).toBeInTheDocument();
    const state = { from: '/account', of: 'mia' };
    expect(originFrom(state, 'mia')).toBe('/account');
    expect(originFrom(state, 'ada')).toBeUndefined();
    expect(originFrom({ from: '/account' }, 'ada')).toBe('/account');
    expect(originFrom('x', 'ada')).toBeUndefined();
  });
});
