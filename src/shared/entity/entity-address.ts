import { paths } from '@/shared/config/paths';
import type { EntityDefinition } from './define-entity';
import type { WorkspaceArea } from './workspace-screen';

/** The base path of each area, which is also its home. */
export const areaRoots: Readonly<Record<WorkspaceArea, string>> = {
  admin: paths.adminDashboard,
  regular: paths.dashboard,
};

/** An entity as far as its addresses go. */
export type WithScreens = Pick<EntityDefinition<string, never>, 'name' | 'screens'>;

/**
 * Returns the patterns of an entity's addresses in one area: `/dashboard/contacts` of the list and
 * `/dashboard/contacts/:contactId` of the detail.
 */
export function addressesOf(
  { name, screens }: WithScreens,
  area: WorkspaceArea,
): { readonly list: string; readonly detail: string } {
  const list = `${areaRoots[area]}/${screens?.path ?? name}`;
  return { list, detail: `${list}/:${name}Id` };
}
