import type { WorkspaceArea, WorkspaceScreen } from '../../src/shared/entity/workspace-screen';

/**
 * Returns the path of the module that a screen's `load` imports in an area, without its beginning and
 * extension: `app/routes/admin/videos-route`, or `supplier-list-screen` for an import from the same folder.
 * It reads the function's source text, because the build's own scripts are not minified.
 */
export function screenModule({ load, module }: WorkspaceScreen, area: WorkspaceArea): string {
  const [, only, another] = String(load).split(/["'`](?:@|\/src|\.)\//);
  const imported = module?.[area] ?? (another === undefined ? only : undefined);
  const [path] = imported?.split(/\.tsx|["'`]/) ?? [];
  if (path === undefined)
    throw new Error(`Give the module of each area, as its loader has not one import: ${String(load)}`);
  return path.replace(/^(@|src)\//, '');
}
