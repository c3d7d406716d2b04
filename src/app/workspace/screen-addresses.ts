import type { Actor } from '@/shared/auth/actor';
import { isAdminPath } from '@/shared/auth/return-path';
import type { WorkspaceArea, WorkspaceScreen } from '@/shared/entity/workspace-screen';
import { fillPattern, matchPattern, type PathParameters } from '@/shared/navigation/path-pattern';
import { areaAdmits } from './areas';
import { workspaceScreens } from './screens';

interface OpenScreen {
  readonly screen: WorkspaceScreen;
  readonly area: WorkspaceArea;
  readonly params: PathParameters;
}

/** The screen at an address with the parameters of its path, if there is one. */
export function screenAt(pathname: string, screens = workspaceScreens): OpenScreen | undefined {
  for (const screen of screens) {
    for (const area of ['admin', 'regular'] as const) {
      for (const pattern of screen.path[area] ?? []) {
        const params = matchPattern(pattern, pathname);
        if (params) return { screen, area, params };
      }
    }
  }
  return undefined;
}

/** What a person is told who may not open an address, where its screen has words of its own. */
export const refusalAt = (pathname: string, screens = workspaceScreens): WorkspaceScreen['refusal'] =>
  screenAt(pathname, screens)?.screen.refusal;

/** Whether a person may open an address of this site: what its screen says, else its area (WRK-038, WRK-Q5, WRK-Q6). */
export function mayOpen(actor: Actor, pathname: string, screens = workspaceScreens): boolean {
  const open = screenAt(pathname, screens);
  if (open) return open.screen.admits(actor, open.area);
  return areaAdmits[isAdminPath(pathname) ? 'admin' : 'regular'](actor);
}

/**
 * Where a link of an area leads a person to a screen; undefined where they may not open it, and where its path has
 * parameters that are not given.
 */
export function addressOf(
  screen: WorkspaceScreen,
  area: WorkspaceArea,
  actor: Actor,
  params: PathParameters = {},
): string | undefined {
  const at = [area, 'admin' as const, 'regular' as const].find((each) => screen.path[each] !== undefined);
  const pattern = at && screen.path[at]?.[0];
  if (at === undefined || pattern === undefined || !screen.admits(actor, at)) return undefined;
  return fillPattern(pattern, params);
}

/** A screen above the open one, as breadcrumbs show it. */
export interface Crumb {
  readonly id: string;
  readonly title: string;
  readonly to: string;
}

/**
 * The screens above an address, Home first: those at the beginnings of its path. Links stay in the area where they can,
 * and have the parameters of the address filled in.
 */
export function crumbsAbove(
  pathname: string,
  area: WorkspaceArea,
  actor: Actor,
  screens = workspaceScreens,
): readonly Crumb[] {
  const [home] = screens;
  if (home === undefined || screenAt(pathname, screens)?.screen === home) return [];
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const above = segments.flatMap((_, count) => {
    const open = screenAt(`/${segments.slice(0, count).join('/')}`, screens);
    return open && open.screen !== home ? [open] : [];
  });
  return [{ screen: home, params: {} }, ...above].flatMap(({ screen, params }) => {
    const to = addressOf(screen, area, actor, params);
    return to === undefined ? [] : [{ id: screen.id, title: screen.title, to }];
  });
}
