import * as z from 'zod/mini';
import { describe, expect, it, vi } from 'vitest';
import { defineCollection } from '@/shared/firebase/collection';
import { defineList } from '@/shared/lists/define-list';
import { ownerFilter } from '@/shared/lists/usual-filters';
import { ownedBy } from './access';
import { preloadOf } from './list-preload';

interface Supplier {
  readonly name: string;
  readonly createdBy: string;
}
const suppliers = defineCollection<Supplier>(
  'suppliers',
  z.object({ name: z.string(), createdBy: z.string() }),
);
const definition = {
  sorts: ['name'],
  usual: { sort: 'name', direction: 'asc' },
  order: () => [['name', 'asc'] as const],
  pageSize: 15,
  state: {},
} as const;
const own = defineList(suppliers, {
  ...definition,
  filters: { owner: ownerFilter<Supplier>({ access: ownedBy('createdBy') }) },
});
const common = defineList(suppliers, { ...definition, filters: {} });

describe('the first rows of a list', () => {
  const requested = async (
    preload: ReturnType<typeof preloadOf>,
    area: 'admin' | 'regular',
    uid: string | null = 'mia',
  ) => {
    const request = vi.fn();
    const uidOnDevice = vi.fn(async () => uid ?? undefined);
    await preload.rows(new URLSearchParams(), { uidOnDevice, area }, request);
    return { query: request.mock.lastCall?.[1] as unknown, asked: uidOnDevice.mock.calls.length };
  };

  it('are the own ones in the area of regular users, and those of everybody for admins', async () => {
    expect((await requested(preloadOf(own), 'regular')).query).toMatchObject({
      where: [['createdBy', '==', 'mia']],
      limit: 15,
    });
    expect(await requested(preloadOf(own), 'admin')).toMatchObject({ query: { where: [] }, asked: 0 });
  });

  it('are not requested if this browser does not know whose they are', async () => {
    expect((await requested(preloadOf(own), 'regular', null)).query).toBeUndefined();
  });

  it('need no person in a list of records that are not own ones', async () => {
    expect(await requested(preloadOf(common), 'regular')).toMatchObject({ query: { where: [] }, asked: 0 });
  });
});
