import { addressesOf, type WithScreens } from './entity-address';
import type { WorkspaceArea } from './workspace-screen';

/** Returns the address of one record in one area. */
export const recordAddress = (entity: WithScreens, area: WorkspaceArea, id: string): string =>
  `${addressesOf(entity, area).list}/${encodeURIComponent(id)}`;
