import { type Actor, isAdmin, isStaff } from '@/shared/auth/actor';
import { paths } from '@/shared/config/paths';
import type { WorkspaceArea } from '@/shared/entity/workspace-screen';

/** The sign-in page of each area. */
export const signInPaths: Readonly<Record<WorkspaceArea, string>> = {
  admin: paths.adminLogin,
  regular: paths.login,
};

/** The admission check of each area, for its home and for URLs in it without a screen (WRK-028, WRK-039). */
export const areaAdmits: Readonly<Record<WorkspaceArea, (actor: Actor) => boolean>> = {
  admin: isAdmin,
  regular: isStaff,
};
