import { type Actor, isAdmin } from '@/shared/auth/actor';
import { paths } from '@/shared/config/paths';
import type { EntityDefinition } from './define-entity';
import type { WorkspaceArea } from './workspace-screen';

/** The base path of each area, which is also its home. */
export const areaRoots: Readonly<Record<WorkspaceArea, string>> = {
  admin: paths.adminDashboard,
  regular: paths.dashboard,
};

type WithScreens = Pick<EntityDefinition<string, never>, 'name' | 'screens'>;

/**
 * Returns the patterns of an entity's addresses in one area: `/dashboard/contacts` of the list and
 * `/dashboard/contacts/:contactId` of the detail.
 */
export function addressesOf(
  { name, screens }: WithScreens,
  area: WorkspaceArea,
): { readonly list: string; readonly detail: string } {
  if (!screens) throw new Error(`${name} has no screens.`);
  const list = `${areaRoots[area]}/${screens.path}`;
  return { list, detail: `${list}/:${name}Id` };
}

/** Returns the address of one record in one area. */
export const recordAddress = (entity: WithScreens, area: WorkspaceArea, id: string): string =>
  `${addressesOf(entity, area).list}/${encodeURIComponent(id)}`;

/** Returns the area in which a person works with an entity's records. */
export const areaFor = ({ screens }: WithScreens, actor: Actor): WorkspaceArea => {
  const own = isAdmin(actor) ? 'admin' : 'regular';
  return screens?.areas.find((area) => area === own) ?? screens?.areas[0] ?? own;
};

/** Returns the area that an address of the workspace belongs to. */
export const areaAt = (pathname: string): WorkspaceArea =>
  pathname.startsWith(areaRoots.admin) ? 'admin' : 'regular';
