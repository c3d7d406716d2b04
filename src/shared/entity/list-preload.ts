import type { Parameters } from '@/shared/lists/address/address-state';
import type { List } from '@/shared/lists/define-list';
import { pageSizeOf } from '@/shared/lists/settings/list-settings';
import { definePreload, type EntityPreload } from './entity-preload';

/**
 * Requests the page of a list that its address names, in the area of regular users with their own records alone.
 */
export const preloadOf = <T extends object, V extends object, S extends string, E extends Parameters>(
  list: List<T, V, S, E>,
): EntityPreload =>
  definePreload(list.collection, async (address, { uidOnDevice, area }) => {
    const isOwn = list.hasOwner && area === 'regular';
    const owner = isOwn ? await uidOnDevice() : undefined;
    if (isOwn && owner === undefined) return undefined;
    const view = list.viewOf({ ...list.read(address), ...(isOwn && { owner }) });
    return list.page(view, pageSizeOf(list.pageSize)).query;
  });
