import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Actor } from '@/shared/auth/actor';
import { setSingleKeys } from '@/shared/commands/single-keys';
import { Screen } from '@/shared/ui/workspace/screen';
import { clearMessages } from '@/shared/ui/workspace/messages/messages';
import { ada, mia } from '@/testing/actors';
import { covers } from '@/testing/covers';
import { workspaceScreens } from './screens';
import { WorkspaceLayout } from './workspace-layout';
import { workspaceRoutes } from './workspace-routes';

let isBroken = false;
const Fragile = () => {
  if (isBroken) throw new Error('a fault');
  return <Screen>requests</Screen>;
};
const Refined = () => {
  const [shown, setShown] = useState(false);
  return (
    <Screen title="Good Morning, Ada" documentTitle="Home">
      <button type="button" onClick={() => setShown(true)}>
        {shown ? 'shown' : 'show'}
      </button>
    </Screen>
  );
};

// The real screen table, with test components.
const screens = workspaceScreens.map((row) => ({
  ...row,
  load: async () => (row.id === 'home' ? Refined : Fragile),
}));

interface Options {
  readonly actor?: Actor;
  readonly signOut?: () => Promise<void>;
  readonly state?: unknown;
}

function open(address: string, { actor = ada, signOut = () => Promise.resolve(), state }: Options = {}) {
  const area = address.startsWith('/admin') ? 'admin' : 'regular';
  const router = createMemoryRouter(
    [
      ...workspaceRoutes(() => <WorkspaceLayout actor={actor} area={area} signOut={signOut} />, screens),
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [{ pathname: address, state }] },
  );
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}
const menuLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Workspace' })).getByRole('link', { name });

beforeEach(() => {
  isBroken = false;
  localStorage.clear();
});

describe('The registered title of a screen', () => {
  it('is its heading and the document title unless the screen sets its own heading', async () => {
    const { user } = open('/admin/dashboard/bundles');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Playbook Management');
    expect(document.title).toBe('Playbook Management · ACF');
    await user.click(menuLink('Home'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Good Morning, Ada' })).toHaveFocus();
    expect(document.title).toBe('Home · ACF');
  });
});

describe('A screen that throws', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('keeps the frame, retries on request, and resets when another screen opens', async () => {
    isBroken = true;
    const { user } = open('/admin/dashboard/home');
    await user.click(menuLink('Playbook Management'));
    const heading = { level: 1, name: 'This screen stopped working' };
    expect(await screen.findByRole('heading', heading)).toHaveFocus();
    expect(document.title).toBe('This screen stopped working · ACF');
    expect(menuLink('Playbook Management')).toHaveAttribute('aria-current', 'page');

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', heading)).toBeInTheDocument();
    await user.click(menuLink('Home'));
    expect(await screen.findByRole('button', { name: 'show' })).toBeInTheDocument();

    await user.click(menuLink('Playbook Management'));
    await screen.findByRole('heading', heading);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('requests')).toBeInTheDocument();
  });

  it('offers a link to the home of the area, which resets the failed screen', async () => {
    isBroken = true;
    const { user, router } = open('/admin/dashboard/bundles');
    await user.click(await screen.findByRole('link', { name: 'Go to Home' }));
    expect(router.state.location.pathname).toBe('/admin/dashboard/home');
    expect(await screen.findByRole('button', { name: 'show' })).toBeInTheDocument();
  });
});

describe('The commands of the workspace', () => {
  const palette = () => screen.findByRole('dialog', { name: 'Search and commands' });
  const titles = async () =>
    within(await palette())
      .getAllByRole('option')
      .map((option) => option.textContent);

  it('are every permitted screen, the account, logout and help, plus public pages when searched', async () => {
    const { user } = open('/admin/dashboard/home');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await titles()).toEqual([
      'HomeG then H',
      'ContactsG then C',
      'AI Capture',
      'Notes HubG then N',
      'CalendarG then E',
      'Change LogG then L',
      'IntegrationsG then I',
      'User ManagementG then U',
      'Security DashboardG then S',
      'Organization',
      'Playbook ManagementG then P',
      'AnalyticsG then A',
      'Video Management',
      'Proposal Management',
      'Trash',
      'My Account',
      'Logout',
      'Keyboard shortcuts?',
    ]);
    await user.type(within(await palette()).getByRole('combobox'), 'blog');
    expect(await titles()).toEqual(['Blog', 'Public home page']);
  });

  it('contain nothing from the admin area for a regular user', async () => {
    const { user, router } = open('/dashboard', { actor: mia });
    await user.keyboard('{Control>}k{/Control}');
    expect(await titles()).not.toContain('Playbook ManagementG then P');
    await user.keyboard('{Escape}');
    await user.keyboard('gp');
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('open a screen and move the focus to its heading', async () => {
    const { user, router } = open('/admin/dashboard/home');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(within(await palette()).getByRole('combobox'), 'requests{Enter}');
    expect(router.state.location.pathname).toBe('/admin/dashboard/bundles');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await user.keyboard('gh');
    expect(router.state.location.pathname).toBe('/admin/dashboard/home');
  });

  it('sign the person out, and report when that fails', covers('WRK-055', 'WRK-781'), async () => {
    const signOut = vi.fn(() => Promise.resolve());
    signOut.mockRejectedValueOnce(new Error('offline'));
    const { user, router } = open('/admin/dashboard/home', { signOut });
    const logout = async () => {
      await user.keyboard('{Control>}k{/Control}');
      await user.type(within(await palette()).getByRole('combobox'), 'sign out{Enter}');
    };
    await logout();
    expect(await screen.findByText('Failed to logout')).toBeInTheDocument();
    await logout();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'));
  });

  it('open the shortcuts from the palette, whose late close event does not close them', async () => {
    const { user } = open('/admin/dashboard/home');
    await user.keyboard('{Control>}k{/Control}');
    const left = await palette();
    await user.type(within(left).getByRole('combobox'), 'hotkeys{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    fireEvent(left, new Event('close'));
    expect(sheet).toBeVisible();
  });

  it('are listed with their keys, and single keys can be switched off there', async () => {
    const { user } = open('/admin/dashboard/home');
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const keys = () =>
      within(sheet)
        .getAllByRole('definition')
        .map((each) => each.textContent);
    expect(keys()).toEqual([
      'G then H',
      'G then C',
      'G then N',
      'G then E',
      'G then L',
      'G then I',
      'G then U',
      'G then S',
      'G then P',
      'G then A',
      '?',
      'Ctrl K',
    ]);
    await user.click(within(sheet).getByRole('checkbox', { name: 'Single-key shortcuts' }));
    expect(keys()).toEqual(['Ctrl K']);
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => setSingleKeys(true));
  });
});

describe('A notice passed from another page', () => {
  it('is shown once', async () => {
    const { router } = open('/dashboard', {
      actor: mia,
      state: { notice: 'Access denied. Admin privileges required.' },
    });
    expect(await screen.findByText('Access denied. Admin privileges required.')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.state).toBeNull());
    expect(screen.getAllByText('Access denied. Admin privileges required.')).toHaveLength(1);
    act(clearMessages);
  });
});
