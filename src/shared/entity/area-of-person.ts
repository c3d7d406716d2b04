import { type Actor, isAdmin } from '@/shared/auth/actor';
import { areaRoots, type WithScreens } from './entity-address';
import type { WorkspaceArea } from './workspace-screen';

/** Returns the area in which a person works with an entity's records. */
export const areaFor = ({ screens }: WithScreens, actor: Actor): WorkspaceArea => {
  const own = isAdmin(actor) ? 'admin' : 'regular';
  return screens?.areas.find((area) => area === own) ?? screens?.areas[0] ?? own;
};

/** Returns the area that an address of the workspace belongs to. */
export const areaAt = (pathname: string): WorkspaceArea =>
  pathname.startsWith(areaRoots.admin) ? 'admin' : 'regular';
