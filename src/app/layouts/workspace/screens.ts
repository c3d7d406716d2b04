import { matchPath } from 'react-router-dom';
import type { Role } from '@/shared/auth/profile';
import { adminAreaAdmits } from '@/shared/auth/return-path';
import type { Shortcut } from '@/shared/commands/shortcut';
import { paths } from '@/shared/config/paths';

/** The two parts of the workspace; an admin may be in either, a regular user only in theirs. */
export type WorkspaceArea = 'admin' | 'regular';

/** Addresses of one screen in one area, as route patterns: the one that links use, then those that open it too. */
type Addresses = readonly [string, ...string[]];

/** All that the frame knows about a screen: routes, menu, breadcrumbs, palette and titles read it. */
export interface WorkspaceScreen {
  readonly id: string;
  /** Stands in breadcrumbs, palette and the document's title. */
  readonly title: string;
  /** The entry of the side menu; a screen without one is reached from elsewhere (WRK-Q16). */
  readonly menuLabel?: string;
  readonly admin: Addresses;
  /** A screen without an address in the regular area is for admins only. */
  readonly regular?: Addresses;
  /** Other words that people may type for it. */
  readonly keywords?: readonly string[];
  readonly shortcut?: Shortcut;
}

/** The screens that exist, in the menu's fixed order (WRK-050). `screen-pages.tsx` says what each one shows. */
export const workspaceScreens = [
  {
    id: 'home',
    title: 'Home',
    menuLabel: 'Home',
    admin: [paths.adminHome, paths.adminDashboard],
    regular: [paths.dashboard],
    keywords: ['dashboard', 'start'],
    shortcut: ['g', 'h'],
  },
  {
    id: 'bundles',
    title: 'Playbook Management',
    menuLabel: 'Playbook Management',
    admin: [paths.adminBundles],
    keywords: ['requests', 'leads', 'starter pack', 'bundles'],
    shortcut: ['g', 'p'],
  },
] as const satisfies readonly WorkspaceScreen[];

/** Where each area begins; its home is there. */
export const areaRoots: Readonly<Record<WorkspaceArea, string>> = {
  admin: paths.adminDashboard,
  regular: paths.dashboard,
};

/** Every address of a screen in an area; none where it is not open there. */
export const addressesIn = (screen: WorkspaceScreen, area: WorkspaceArea): readonly string[] =>
  screen[area] ?? [];

/** The screen at an address, if there is one. */
export function screenAt(
  pathname: string,
  screens: readonly WorkspaceScreen[] = workspaceScreens,
): WorkspaceScreen | undefined {
  return screens.find(({ admin, regular = [] }) =>
    [...admin, ...regular].some((pattern) => matchPath(pattern, pathname) !== null),
  );
}

/** Who an address of an area is for: the regular area is for all staff (WRK-028, WRK-038, WRK-039). */
export const admissionTo = (area: WorkspaceArea, pathname: string): Role | 'staff' =>
  area === 'regular' ? 'staff' : adminAreaAdmits(pathname);

/** Where a link of an area leads a person to a screen; undefined where they may not open it. */
export function addressFor(
  screen: WorkspaceScreen,
  area: WorkspaceArea,
  role: Role | null,
): string | undefined {
  if (role !== 'admin') return screen.regular?.[0];
  return screen[area]?.[0] ?? screen.admin[0];
}
