import { describe, expect, it, vi } from 'vitest';
import { ownedBy } from '@/shared/entity/access';
import { defineEntity } from '@/shared/entity/define-entity';
import type { ScreenComponent } from '@/shared/entity/workspace-screen';
import { preloadDocument, preloadList } from '@/shared/firebase/live/first-answers';
import { mia } from '@/testing/actors';
import { screensOf } from './entity-screens';
import { addressOf, crumbsAbove, mayOpen, screenAt } from './screen-addresses';
import { workspaceScreens } from './screens';

const load = async (): Promise<ScreenComponent> => () => null;

const supplier = defineEntity({
  name: 'supplier',
  collection: 'suppliers',
  access: ownedBy('createdBy'),
  screens: {
    path: 'suppliers',
    areas: ['admin', 'regular'],
    list: { title: 'Suppliers', group: 'work', icon: 'M0 0', load },
    detail: { title: 'Supplier', load },
  },
});
const screens = [...workspaceScreens, ...screensOf(supplier)];

describe('The screens of an entity', () => {
  it('are a list and a detail screen with an address in every area', () => {
    const open = screenAt('/admin/dashboard/suppliers/s1', screens);
    expect(open).toMatchObject({ screen: { id: 'supplier' }, area: 'admin', params: { supplierId: 's1' } });
    expect(screenAt('/dashboard/suppliers', screens)?.screen).toMatchObject({
      id: 'suppliers',
      title: 'Suppliers',
      group: 'work',
      icon: 'M0 0',
    });
  });

  it('admit a person who may list the records and enter the area', () => {
    expect(mayOpen(mia, '/dashboard/suppliers/s1', screens)).toBe(true);
    expect(mayOpen(mia, '/admin/dashboard/suppliers', screens)).toBe(false);
    expect(mayOpen({ ...mia, status: 'inactive' }, '/dashboard/suppliers', screens)).toBe(false);
  });

  it('show the list above the detail in the breadcrumbs', () => {
    const crumbs = crumbsAbove('/dashboard/suppliers/s1', 'regular', mia, screens);
    expect(crumbs.map(({ title, to }) => [title, to])).toEqual([
      ['Home', '/dashboard'],
      ['Suppliers', '/dashboard/suppliers'],
    ]);
  });

  it('request their data while their code loads if the entity defines preload', async () => {
    const rows = vi.fn(async () => {});
    const record = vi.fn();
    const [list, detail] = screensOf({ ...supplier, preload: async () => ({ rows, record }) });
    const address = new URLSearchParams('kind=food');
    await list?.preload?.({}, address, 'regular');
    expect(rows).toHaveBeenCalledExactlyOnceWith(
      address,
      expect.objectContaining({ area: 'regular' }),
      preloadList,
    );
    await detail?.preload?.({ supplierId: 's1' }, address, 'regular');
    expect(record).toHaveBeenCalledExactlyOnceWith('s1', preloadDocument);
    expect(screensOf(supplier).some(({ preload }) => preload)).toBe(false);
  });

  it('exist only if the entity or the app loads their code', () => {
    const joined = {
      ...supplier,
      screens: { path: 'suppliers', areas: ['admin'] as const, list: { title: 'Suppliers' } },
    };
    expect(screensOf(joined)).toEqual([]);
    const [list] = screensOf(joined, { list: { load, admits: () => true } });
    expect(list && addressOf(list, 'regular', mia)).toBe('/admin/dashboard/suppliers');
  });
});
