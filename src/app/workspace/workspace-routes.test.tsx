import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation, useParams } from 'react-router-dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Actor, isAdmin } from '@/shared/auth/actor';
import type { WorkspaceScreen } from '@/shared/entity/workspace-screen';
import { ada, mia } from '@/testing/actors';
import { covers } from '@/testing/covers';
import { addressOf, crumbsAbove, mayOpen } from './screen-addresses';
import { workspaceScreens } from './screens';
import { workspaceRoutes } from './workspace-routes';

const shows =
  (text: string): WorkspaceScreen['load'] =>
  async (area) =>
  () => <>{`${area} ${text}`}</>;
const ContactId = () => <>{useParams().contactId}</>;

/** The real screen table with components that show their name, plus a screen below a detail. */
const screens: readonly WorkspaceScreen[] = [
  ...workspaceScreens.map((row) => ({
    ...row,
    load: row.id === 'contact' ? async () => ContactId : shows(row.title),
  })),
  {
    id: 'email',
    title: 'Email',
    path: { admin: ['/admin/dashboard/contacts/:contactId/emails/:emailId'] },
    admits: isAdmin,
    load: shows('Email'),
  },
];

const Frame = ({ actor }: { readonly actor: Actor }) => (
  <main>
    {useLocation().pathname} <Outlet context={actor} />
  </main>
);

async function shown(address: string, actor = ada): Promise<string | null> {
  const router = createMemoryRouter(
    workspaceRoutes(() => <Frame actor={actor} />, screens),
    { initialEntries: [address] },
  );
  onTestFinished(() => router.dispose());
  await act(async () => render(<RouterProvider router={router} />));
  return screen.getByRole('main').textContent;
}

describe('The addresses of the workspace', () => {
  it.each([
    ['/admin/dashboard', 'admin Home'],
    ['/admin/dashboard/home', 'admin Home'],
    ['/admin/dashboard/bundles', 'admin Playbook Management'],
    ['/admin/dashboard/contacts', 'admin Contacts'],
  ] as const)(
    '%s opens the page %s in the admin area',
    covers('WRK-013', 'WRK-014', 'WRK-015', 'WRK-016', 'WRK-023'),
    async (address, page) => {
      expect(await shown(address)).toBe(`${address} ${page}`);
    },
  );

  it.each([
    ['/dashboard', 'regular Home'],
    ['/dashboard/contacts', 'regular Contacts'],
    ['/dashboard/contacts/c7', 'c7'],
  ] as const)(
    '%s opens the page %s in the regular area',
    covers('WRK-028', 'WRK-032'),
    async (address, page) => {
      expect(await shown(address)).toBe(`${address} ${page}`);
    },
  );

  it.each([
    ['/admin/dashboard/nowhere', ada, '/admin/dashboard admin Home'],
    ['/dashboard/bundles', ada, '/dashboard regular Home'],
    ['/dashboard/nowhere', mia, '/dashboard regular Home'],
  ] as const)('%s redirects to Home because it is unknown', async (address, actor, page) => {
    expect(await shown(address, actor)).toBe(page);
  });
});

describe('mayOpen', () => {
  it.each([
    ['/admin/dashboard', false],
    ['/admin/dashboard/home', false],
    ['/admin/dashboard/bundles', false],
    ['/Admin/dashboard/bundles', false],
    ['/admin/dashboard/nowhere', false],
    ['/admin/settings', false],
    ['/admin/dashboard/contacts', false],
    ['/dashboard/contacts', true],
    ['/dashboard/contacts/c7', true],
    ['/dashboard', true],
    ['/dashboard/nowhere', true],
    ['/account', true],
  ])(
    'returns for %s and a regular user %s, and true for an admin',
    covers('WRK-038', 'WRK-039'),
    (address, forStaff) => {
      expect(mayOpen(mia, address, screens)).toBe(forStaff);
      expect(mayOpen(ada, address, screens)).toBe(true);
    },
  );

  it('returns false for people who are not active', covers('WRK-046'), () => {
    expect(mayOpen({ ...ada, status: 'inactive' }, '/admin/dashboard/bundles', screens)).toBe(false);
    expect(mayOpen({ ...mia, status: 'inactive' }, '/dashboard', screens)).toBe(false);
  });
});

describe('The links to a screen', () => {
  const row = (id: string) => screens.find((each) => each.id === id) as WorkspaceScreen;

  it('stay in the area and include their parameters', () => {
    expect(addressOf(row('contacts'), 'admin', ada)).toBe('/admin/dashboard/contacts');
    expect(addressOf(row('contacts'), 'regular', mia)).toBe('/dashboard/contacts');
    expect(addressOf(row('leads'), 'regular', ada)).toBe('/admin/dashboard/bundles');
    expect(addressOf(row('contact'), 'regular', mia, { contactId: 'a b' })).toBe('/dashboard/contacts/a%20b');
  });

  it('are undefined when a parameter is missing or the person is not admitted', () => {
    expect(addressOf(row('contact'), 'admin', ada)).toBeUndefined();
    expect(addressOf(row('leads'), 'regular', mia)).toBeUndefined();
  });

  it('include each screen from Home down to a nested detail', () => {
    const above = (address: string, actor = ada) =>
      crumbsAbove(address, actor === ada ? 'admin' : 'regular', actor, screens);
    expect(above('/admin/dashboard/home')).toEqual([]);
    expect(above('/dashboard/contacts', mia)).toEqual([{ id: 'home', title: 'Home', to: '/dashboard' }]);
    // For regular users, a path that only administrators have is left out of the breadcrumbs.
    expect(above('/admin/dashboard/bundles/x', mia)).toEqual([
      { id: 'home', title: 'Home', to: '/dashboard' },
    ]);
    expect(above('/admin/dashboard/contacts/c7/emails/e1')).toEqual([
      { id: 'home', title: 'Home', to: '/admin/dashboard/home' },
      { id: 'contacts', title: 'Contacts', to: '/admin/dashboard/contacts' },
      { id: 'contact', title: 'Contact', to: '/admin/dashboard/contacts/c7' },
    ]);
  });
});
