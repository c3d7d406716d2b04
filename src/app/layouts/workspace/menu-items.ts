import type { Role } from '@/shared/auth/profile';
import { paths } from '@/shared/config/paths';
import { addressFor, type WorkspaceArea, type WorkspaceScreen, workspaceScreens } from './screens';

/** An entry of the side menu; without `to` it is shown but cannot be opened. */
export interface MenuItem {
  readonly screen: WorkspaceScreen;
  readonly label: string;
  readonly to: string | undefined;
}

/** Both areas list the same, in the fixed order; what only admins may open is marked for everybody else. */
export function menuItems(
  area: WorkspaceArea,
  role: Role | null,
  screens: readonly WorkspaceScreen[] = workspaceScreens,
): readonly MenuItem[] {
  return screens.flatMap((screen) =>
    screen.menuLabel === undefined
      ? []
      : [{ screen, label: screen.menuLabel, to: addressFor(screen, area, role) }],
  );
}

/** The sign-in page of an area. */
export function signInPathOf(area: WorkspaceArea): string {
  return area === 'admin' ? paths.adminLogin : paths.login;
}
