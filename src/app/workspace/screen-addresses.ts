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

/** Returns the screen at a path with its path parameters, or undefined if there is none. */
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

/** Returns the screen's own refusal message for people who may not open it, or undefined if it has none. */
export const refusalAt = (pathname: string, screens = workspaceScreens): WorkspaceScreen['refusal'] =>
  screenAt(pathname, screens)?.screen.refusal;

/**
 * Checks whether a person may open a path of this site. Its screen decides, or else its area (WRK-038,
 * WRK-Q5, WRK-Q6).
 */
export function mayOpen(actor: Actor, pathname: string, screens = workspaceScreens): boolean {
  const open = screenAt(pathname, screens);
  if (open) return open.screen.admits(actor, open.area);
  return areaAdmits[isAdminPath(pathname) ? 'admin' : 'regular'](actor);
}

/**
 * Returns the path of a screen for a link in an area. Returns undefined if the person may not open it, or if
 * path parameters are missing.
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

/** A parent screen of the open one, shown in the breadcrumbs. */
export interface Crumb {
  readonly id: string;
  readonly title: string;
  readonly to: string;
}

/**
 * Returns the parent screens of a path, Home first. They are the screens at the shorter beginnings of the
 * path. Links stay in the area if they can, with path parameters filled in.
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
