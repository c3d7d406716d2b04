import { render, screen } from '@testing-library/react';
import { MemoryRouter, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import {
  admissionTo,
  areaRoots,
  type WorkspaceArea,
  workspaceScreens,
} from '@/app/layouts/workspace/screens';
import type { Actor } from '@/shared/auth/actor';
import { type PagesByScreen, WorkspaceRoutes } from './workspace-routes';

const actor: Actor = {
  uid: 'u1',
  email: 'a@acf.example',
  displayName: '',
  photoURL: '',
  role: 'admin',
  status: 'active',
};
const Frame = () => (
  <main>
    {useLocation().pathname} <Outlet />
  </main>
);
const pages: PagesByScreen = {
  home: { admin: () => <>admin home</>, regular: () => <>regular home</> },
  bundles: { admin: () => <>playbook management</> },
};

const shown = (area: WorkspaceArea, address: string) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route
          path={`${areaRoots[area]}/*`}
          element={
            <WorkspaceRoutes
              area={area}
              actor={actor}
              frame={<Frame />}
              screens={workspaceScreens}
              pages={pages}
            />
          }
        />
      </Routes>
    </MemoryRouter>,
  );
  return screen.getByRole('main').textContent;
};

describe('the addresses of the workspace', () => {
  it.each([
    ['admin', '/admin/dashboard', 'admin home'],
    ['admin', '/admin/dashboard/home', 'admin home'],
    ['admin', '/admin/dashboard/bundles', 'playbook management'],
    ['regular', '/dashboard', 'regular home'],
  ] as const)(
    'in the %s area, %s opens %s [WRK-013] [WRK-014] [WRK-015] [WRK-023] [WRK-028]',
    (area, address, page) => {
      expect(shown(area, address)).toBe(`${address} ${page}`);
    },
  );

  it.each([
    ['admin', '/admin/dashboard/nowhere', '/admin/dashboard admin home'],
    ['regular', '/dashboard/bundles', '/dashboard regular home'],
  ] as const)('unknown in the %s area, %s leads to its home', (area, address, page) => {
    expect(shown(area, address)).toBe(page);
  });
});

describe('who an address is for', () => {
  it('is admins in the admin area, but for the notes, and all staff in the other', () => {
    expect(admissionTo('admin', '/admin/dashboard/bundles')).toBe('admin');
    expect(admissionTo('admin', '/admin/dashboard/nowhere')).toBe('admin');
    expect(admissionTo('regular', '/dashboard')).toBe('staff');
    expect(admissionTo('admin', '/admin/dashboard/notes')).toBe('staff');
  });
});
