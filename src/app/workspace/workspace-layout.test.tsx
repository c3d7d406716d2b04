import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Actor } from '@/shared/auth/actor';
import { Screen } from '@/shared/ui/workspace/screen';
import { narrowQuery } from '@/shared/lib/media-queries';
import { ada, mia } from '@/testing/actors';
import { covers } from '@/testing/covers';
import { workspaceScreens } from './screens';
import { workspaceRoutes } from './workspace-routes';
import { WorkspaceLayout } from './workspace-layout';

/** Mocks matchMedia for a window up to 768 px wide, or wider. The test can resize it. */
function windowOf(narrow: boolean) {
  const listeners = new Set<(event: { matches: boolean }) => void>();
  let isNarrow = narrow;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        get matches() {
          return query === narrowQuery && isNarrow;
        },
        media: query,
        onchange: null,
        addEventListener: (_: string, listener: (event: { matches: boolean }) => void) =>
          listeners.add(listener),
        removeEventListener: (_: string, listener: (event: { matches: boolean }) => void) =>
          listeners.delete(listener),
        addListener: () => {},
        removeListener: () => {},
        dispatchEvent: () => false,
      }) as unknown as MediaQueryList,
  );
  return (next: boolean) =>
    act(() => {
      isNarrow = next;
      for (const listener of listeners) listener({ matches: next });
    });
}

function open(options: {
  actor?: Actor;
  area?: 'admin' | 'regular';
  address?: string;
  signOut?: () => Promise<void>;
}) {
  const { actor = ada, area = 'admin', signOut = () => Promise.resolve() } = options;
  const router = createMemoryRouter(
    [
      {
        element: <WorkspaceLayout actor={actor} area={area} signOut={signOut} />,
        children: [
          { path: '/admin/dashboard/home', element: <Screen title="Home">home</Screen> },
          { path: '/admin/dashboard', element: <Screen title="Home">home</Screen> },
          { path: '/admin/dashboard/bundles', element: <Screen title="Playbook Management">list</Screen> },
          { path: '/dashboard', element: <Screen title="Home">home</Screen> },
        ],
      },
      { path: '/', element: <p>public site</p> },
      { path: '/login', element: <p>staff sign-in</p> },
      { path: '/admin/login', element: <p>admin sign-in</p> },
    ],
    { initialEntries: [options.address ?? '/admin/dashboard/home'] },
  );
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}

const menu = () => screen.getByRole('navigation', { name: 'Workspace' });
/** Returns the texts of the menu's entries, or of those in one group. */
const entries = (group?: string) =>
  within(group === undefined ? menu() : within(menu()).getByRole('list', { name: group }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

const sitePages = [
  '/about',
  '/services',
  '/impactplaybooks',
  '/services/fundraising',
  '/services/salesforce',
  '/services/dev-shop',
  '/ai-forward',
  '/contact',
];
/** Returns the URLs of the public site's links, including those in a closed menu. */
const publicLinks = (place: HTMLElement) =>
  within(within(place).getByRole('navigation', { name: 'Public site', hidden: true }))
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));

describe('WorkspaceLayout', () => {
  it('has one main landmark with a skip link, and names the signed-in person', async () => {
    windowOf(false);
    const { user } = open({});
    expect(screen.getAllByRole('main')).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Skip to the content' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByRole('banner')).toHaveTextContent('ada@acf.exampleAdmin');
  });

  it(
    'has a header with the logo and public links, without sign-in, videos or blog',
    covers('PUB-058', 'PUB-078', 'PUB-079'),
    async () => {
      windowOf(false);
      const { user } = open({});
      expect(publicLinks(screen.getByRole('banner'))).toEqual(sitePages);
      await user.click(screen.getByRole('link', { name: /ACF/ }));
      expect(await screen.findByText('public site')).toBeInTheDocument();
    },
  );

  it(
    'moves the public links into the side menu on a narrow window',
    covers('PUB-079', 'PUB-080'),
    async () => {
      windowOf(true);
      const { user } = open({});
      expect(document.querySelector('[popovertarget="site-menu"]')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Menu' }));
      expect(publicLinks(screen.getByRole('dialog', { name: 'Menu' }))).toEqual(sitePages);
    },
  );

  it('has a user menu whose logout opens the landing page', covers('PUB-084', 'PUB-091'), async () => {
    windowOf(false);
    const signOut = vi.fn(() => Promise.resolve());
    const { user, router } = open({ signOut });
    expect(screen.getByRole('button', { name: 'Your account: ada@acf.example' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Log Out', hidden: true }));
    expect(await screen.findByText('public site')).toBeInTheDocument();
    expect(signOut).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('The side menu', () => {
  it('lists the entries in a fixed order, each with its address', covers('WRK-050', 'WRK-051'), () => {
    windowOf(false);
    open({});
    expect(entries()).toEqual([
      'Home',
      'Contacts',
      'Notes Hub',
      'Calendar',
      'Change Log',
      'Integrations',
      'User Management',
      'Security',
      'Organization',
      'Playbook Management',
      'Analytics',
      'Proposal Management',
      'Add Contact',
      'Logout',
    ]);
    // Each entry links to the screen of its name.
    expect(
      within(menu())
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/admin/dashboard/home',
      '/admin/dashboard/contacts',
      '/admin/dashboard/notes',
      '/admin/dashboard/calendar',
      '/admin/dashboard/changelog',
      '/admin/dashboard/integrations',
      '/admin/dashboard/users',
      '/admin/dashboard/security',
      '/admin/dashboard/organization',
      '/admin/dashboard/bundles',
      '/admin/dashboard/analytics',
      '/admin/dashboard/proposals',
      '/admin/dashboard/contacts?form=new',
    ]);
  });

  it('opens the screen of an entry and marks the entry', covers('WRK-052'), async () => {
    windowOf(false);
    const { user, router } = open({});
    await user.click(within(menu()).getByRole('link', { name: 'Playbook Management' }));
    expect(router.state.location.pathname).toBe('/admin/dashboard/bundles');
    expect(await screen.findByRole('heading', { level: 1, name: 'Playbook Management' })).toHaveFocus();
    expect(within(menu()).getByRole('link', { current: 'page' })).toHaveTextContent('Playbook Management');
    await user.click(within(menu()).getByRole('link', { name: 'Home' }));
    expect(router.state.location.pathname).toBe('/admin/dashboard/home');
  });

  it('also marks Home at the address of the area itself', () => {
    windowOf(false);
    open({ address: '/admin/dashboard' });
    expect(within(menu()).getByRole('link', { current: 'page' })).toHaveTextContent('Home');
  });

  it("groups an admin's entries under headings", () => {
    windowOf(false);
    open({});
    expect(within(menu()).queryByRole('button', { name: /admins only/ })).toBeNull();
    expect(entries('Work')).toEqual(['Home', 'Contacts', 'Notes Hub', 'Calendar', 'Change Log']);
    expect(entries('Administration')).toEqual([
      'Integrations',
      'User Management',
      'Security',
      'Organization',
    ]);
    expect(entries('Clients')).toEqual(['Playbook Management', 'Analytics', 'Proposal Management']);
    for (const name of ['Work', 'Administration', 'Clients']) {
      expect(within(menu()).getByText(name)).toBeVisible();
    }
  });

  it(
    'folds entries for admins into one line for a regular user, who can open it',
    covers('WRK-056'),
    async () => {
      windowOf(false);
      const { user } = open({ actor: mia, area: 'regular', address: '/dashboard' });
      const everyDay = ['Home', 'Contacts', 'Notes Hub', 'Calendar', 'Change Log'];
      expect(entries('Work')).toEqual(everyDay);
      expect(entries()).toEqual([...everyDay, 'Add Contact', 'Logout']);
      const line = within(menu()).getByRole('button', { name: 'Administration (admins only)' });
      expect(line).toHaveAttribute('aria-expanded', 'false');

      await user.click(line);
      expect(line).toHaveAttribute('aria-expanded', 'true');
      expect(entries()).toEqual([
        ...everyDay,
        'IntegrationsAdmins only',
        'User ManagementAdmins only',
        'SecurityAdmins only',
        'OrganizationAdmins only',
        'Playbook ManagementAdmins only',
        'AnalyticsAdmins only',
        'Proposal ManagementAdmins only',
        'Add Contact',
        'Logout',
      ]);
      expect(entries('Administration (admins only)')).toHaveLength(7);
      expect(
        within(menu())
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual([
        '/dashboard',
        '/dashboard/contacts',
        '/dashboard/notes',
        '/dashboard/calendar',
        '/dashboard/changelog',
        '/dashboard/contacts?form=new',
      ]);
      expect(screen.getByRole('banner')).toHaveTextContent('User');

      await user.click(line);
      expect(entries()).toEqual([...everyDay, 'Add Contact', 'Logout']);
    },
  );

  it('shows the public playbook link and copies it', covers('WRK-059', 'WRK-060'), async () => {
    windowOf(false);
    const { user } = open({});
    const link = `${window.location.origin}/playbook/day1-impact`;
    const box = within(screen.getByRole('region', { name: 'Public playbook link' }));
    expect(box.getByRole('link', { name: link })).toHaveAttribute('href', link);
    await user.click(box.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  it.each([
    ['admin', '/admin/dashboard/home', ada, 'admin sign-in'],
    ['regular', '/dashboard', mia, 'staff sign-in'],
  ] as const)(
    'signs the person out and opens the sign-in page of the %s area',
    covers('WRK-055'),
    async (area, address, actor, page) => {
      windowOf(false);
      const signOut = vi.fn(() => Promise.resolve());
      const { user, router } = open({ area, address, actor, signOut });
      await user.click(screen.getByRole('button', { name: 'Logout' }));
      expect(await screen.findByText(page)).toBeInTheDocument();
      expect(signOut).toHaveBeenCalledOnce();
      expect(router.state.location.state).toBeNull();
    },
  );

  it('reports that signing out failed and keeps the screen', covers('WRK-781'), async () => {
    windowOf(false);
    const { user } = open({ signOut: () => Promise.reject(new Error('offline')) });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    const text = await screen.findByText('Failed to logout');
    expect(text.closest('[role="alert"]')).not.toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeEnabled();
  });
});

describe('The menu of a wide window', () => {
  it('folds to named icons and stays folded for the same person next time', async () => {
    windowOf(false);
    const { user } = open({});
    await user.click(screen.getByRole('button', { name: 'Fold menu' }));
    expect(entries()).toEqual([
      'Home',
      'Contacts',
      'Notes Hub',
      'Calendar',
      'Change Log',
      'Integrations',
      'User Management',
      'Security',
      'Organization',
      'Playbook Management',
      'Analytics',
      'Proposal Management',
      'Add Contact',
      'Logout',
    ]);
    expect(within(menu()).getByRole('link', { name: 'Home' })).toHaveAttribute('title', 'Home');
    // The groups have names for screen readers, but no headings.
    expect(entries('Work')).toHaveLength(5);
    expect(within(menu()).queryByText('Work')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Public playbook link' })).toBeNull();
    cleanup();
    open({ actor: mia, area: 'regular', address: '/dashboard' });
    expect(screen.getByRole('button', { name: 'Fold menu' })).toHaveAttribute('aria-expanded', 'true');
    cleanup();
    open({});
    await user.click(screen.getByRole('button', { name: 'Unfold menu' }));
    expect(screen.getByRole('region', { name: 'Public playbook link' })).toBeVisible();
  });
});

describe('The folded menu of a regular user', () => {
  it('shows the entries for admins as named icons when their line is opened', async () => {
    windowOf(false);
    const { user } = open({ actor: mia, area: 'regular', address: '/dashboard' });
    await user.click(screen.getByRole('button', { name: 'Fold menu' }));
    const line = within(menu()).getByRole('button', { name: 'Administration (admins only)' });
    expect(line).toHaveAttribute('title', 'Administration (admins only)');
    await user.click(line);
    expect(within(menu()).getByTitle('User Management')).toHaveTextContent('User ManagementAdmins only');
    await user.click(screen.getByRole('button', { name: 'Unfold menu' }));
    expect(entries('Administration (admins only)')).toHaveLength(7);
  });
});

describe('The menu of a narrow window', () => {
  const menuButton = () => screen.getByRole('button', { name: 'Menu' });

  it(
    'opens over the page as a modal drawer and marks its button as expanded',
    covers('WRK-057'),
    async () => {
      windowOf(true);
      const { user } = open({});
      expect(screen.queryByRole('navigation', { name: 'Workspace' })).not.toBeInTheDocument();
      expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
      await user.click(menuButton());
      const drawer = screen.getByRole('dialog', { name: 'Menu' });
      expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
      expect(within(drawer).getByRole('link', { name: 'Playbook Management' })).toBeVisible();
      expect(within(drawer).getByRole('link', { name: 'About us' })).toBeVisible();
      await user.click(within(drawer).getByRole('button', { name: 'Close menu' }));
      expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
      expect(drawer).not.toBeVisible();
    },
  );

  it(
    'closes when the person presses the backdrop, opens a screen or goes back',
    covers('WRK-057'),
    async () => {
      windowOf(true);
      const { user, router } = open({});
      await user.click(menuButton());
      await user.click(screen.getByRole('dialog', { name: 'Menu' }));
      expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
      await user.click(menuButton());
      await user.click(screen.getByRole('link', { name: 'Playbook Management' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Playbook Management' })).toHaveFocus();
      expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
      await user.click(menuButton());
      await act(() => router.navigate(-1));
      await waitFor(() => expect(menuButton()).toHaveAttribute('aria-expanded', 'false'));
    },
  );

  it(
    'becomes a side menu when the window widens, and is closed when it narrows again',
    covers('WRK-058'),
    async () => {
      const resize = windowOf(true);
      const { user } = open({});
      await user.click(menuButton());
      resize(false);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(entries()).toContain('Home');
      resize(true);
      expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    },
  );
});

describe('A link of the workspace', () => {
  const contacts = workspaceScreens.find(({ id }) => id === 'contacts');
  if (contacts?.preload === undefined) throw new Error('The contacts have no first rows to request.');

  it('fetches its screen on hover and its first rows on press, unless the screen is open', async () => {
    windowOf(false);
    // Creating the routes registers the pages that a hover preloads.
    workspaceRoutes(() => null);
    const load = vi.spyOn(contacts, 'load').mockResolvedValue(() => null);
    const preload = vi.spyOn(contacts, 'preload').mockResolvedValue();
    const { user } = open({});
    const link = within(menu()).getByRole('link', { name: 'Contacts' });
    await user.pointer({ target: link });
    expect(load).toHaveBeenCalledWith('admin');
    expect(preload).not.toHaveBeenCalled();
    await user.pointer({ target: link, keys: '[MouseRight]' });
    expect(preload).not.toHaveBeenCalled();
    await user.pointer({ target: link, keys: '[MouseLeft>]' });
    expect(preload).toHaveBeenCalledExactlyOnceWith({}, new URLSearchParams(), 'admin');

    const home = workspaceScreens.find(({ id }) => id === 'home');
    const again = vi.spyOn(home ?? contacts, 'load');
    await user.pointer({ target: within(menu()).getByRole('link', { name: 'Home' }), keys: '[MouseLeft>]' });
    expect(again).not.toHaveBeenCalled();
  });
});
