import type { Actor } from '@/shared/auth/actor';
import type { EntityDefinition } from '@/shared/entity/define-entity';
import { addressesOf } from '@/shared/entity/entity-address';
import type { WorkspaceArea, WorkspaceScreen } from '@/shared/entity/workspace-screen';
import { areaAdmits } from './areas';

const firstAnswers = () => import('@/shared/firebase/live/first-answers');

/**
 * The part of a screen's row that its entity cannot provide, such as the loader of a screen that joins
 * features.
 */
type ScreenOverrides = Partial<WorkspaceScreen>;

/**
 * Returns the rows of an entity's screens: the list, then the detail. People who may list the records can
 * open both. A screen without a loader of its own or in `overrides` has no row.
 */
export function screensOf(
  entity: EntityDefinition<string, never>,
  overrides: { readonly list?: ScreenOverrides; readonly detail?: ScreenOverrides } = {},
): readonly WorkspaceScreen[] {
  const { name, access, preload, screens } = entity;
  if (!screens) return [];
  const rowOf = (
    row: Pick<WorkspaceScreen, 'id' | 'title'> & ScreenOverrides,
    kind: 'list' | 'detail',
  ): readonly WorkspaceScreen[] => {
    const path: WorkspaceScreen['path'] = Object.fromEntries(
      screens.areas.map((area) => [area, [addressesOf(entity, area)[kind]]]),
    );
    const admits = (actor: Actor, area: WorkspaceArea) => areaAdmits[area](actor) && access.list(actor);
    const { load } = row;
    return load ? [{ path, admits, ...row, load }] : [];
  };
  const { path, list, detail } = screens;
  const preloadRows: WorkspaceScreen['preload'] =
    preload &&
    (async (_, address, area) => {
      const uidOnDevice = async () => (await import('@/shared/auth/session')).keptUid;
      const [{ rows }, { preloadList }] = await Promise.all([preload(), firstAnswers()]);
      await rows(address, { uidOnDevice, area }, preloadList);
    });
  const preloadRecord: WorkspaceScreen['preload'] =
    preload &&
    (async (params) => {
      const [{ record }, { preloadDocument }] = await Promise.all([preload(), firstAnswers()]);
      record(params[`${name}Id`] ?? '', preloadDocument);
    });
  return [
    ...rowOf({ id: path, ...(preloadRows && { preload: preloadRows }), ...list, ...overrides.list }, 'list'),
    ...(detail
      ? rowOf(
          { id: name, ...(preloadRecord && { preload: preloadRecord }), ...detail, ...overrides.detail },
          'detail',
        )
      : []),
  ];
}
