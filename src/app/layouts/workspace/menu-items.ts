import { paths } from '@/shared/config/paths';
import type { Role } from '@/shared/auth/profile';

/** The two parts of the workspace; an admin may be in either, a regular user only in theirs. */
export type WorkspaceArea = 'admin' | 'regular';

/** An entry of the side menu; without `to` it is shown but cannot be opened. */
export interface MenuItem {
  readonly label: string;
  readonly to: string | undefined;
  /** Another address of the same screen. */
  readonly alias?: string;
}

/**
 * The screens that exist, in the menu's fixed order. Both areas list the same; what only admins may open is
 * marked for everybody else.
 */
export function menuItems(area: WorkspaceArea, role: Role): readonly MenuItem[] {
  return [
    area === 'admin'
      ? { label: 'Home', to: paths.adminHome, alias: paths.adminDashboard }
      : { label: 'Home', to: paths.dashboard },
    { label: 'Playbook Management', to: role === 'admin' ? paths.adminBundles : undefined },
  ];
}

/** The sign-in page of an area. */
export function signInPathOf(area: WorkspaceArea): string {
  return area === 'admin' ? paths.adminLogin : paths.login;
}
