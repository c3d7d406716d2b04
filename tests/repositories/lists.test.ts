import { beforeEach, describe, expect, it } from 'vitest';
import { archiveChoices, contactList } from '@/features/contacts/queries';
import { leadKinds, leadList } from '@/features/leads/queries';
import { leadStatuses } from '@/features/leads/schema';
import type { WithId } from '@/shared/firebase/collection';
import { countDocuments, listDocuments } from '@/shared/firebase/database';
import type { Parameters } from '@/shared/lists/address/address-state';
import type { List, ListState } from '@/shared/lists/define-list';
import { aContact } from '@/testing/records/contact';
import { aLead, aMessage, aSubscription } from '@/testing/records/lead';
import { as } from './browsers';
import { beginAnew } from './local-backend';
import { store } from './store-records';

interface Example<T, V> {
  readonly records: readonly WithId<T>[];
  /** The values to try for each filter. */
  readonly choices: { readonly [K in keyof V]: readonly V[K][] };
  /** Searches that find some of the records. */
  readonly searches: readonly string[];
}

/** Returns every combination of one value for each name. */
const combinations = (choices: object): readonly object[] =>
  (Object.entries(choices) as [string, readonly unknown[]][]).reduce<readonly object[]>(
    (found, [name, values]) => found.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );

/** Checks that the database and the browser return the same records in the same order for each view. */
function tryList<T extends object, V extends object, S extends string, E extends Parameters>(
  name: string,
  list: List<T, V, S, E>,
  { records, choices, searches }: Example<T, V>,
): void {
  const idsOf = (found: readonly WithId<T>[]) => found.map(({ id }) => id).toSorted();

  describe(`the list of ${name}`, () => {
    beforeEach(async () => {
      await beginAnew();
      await Promise.all(records.map(({ id, ...fields }) => store(`${list.collection.path}/${id}`, fields)));
      await as('ada');
    });

    it.each(list.sorts.flatMap((sort) => [[sort, 'asc'] as const, [sort, 'desc'] as const]))(
      'returns the records of every filter and search, by %s %s',
      async (sort, direction) => {
        const views = combinations({ ...choices, search: ['', ...searches] }).map((shape) =>
          list.viewOf({ ...shape, sort, direction } as Partial<ListState<V, S, E>>),
        );
        for (const view of views) {
          const { documents } = await listDocuments(list.collection, { ...list.query(view), limit: 100 });
          const expected = idsOf(records.filter(list.belongsTo(view)));
          expect(idsOf(documents.filter(list.belongsTo(view))), JSON.stringify(view)).toEqual(expected);
          if (list.isOrdered(view)) expect(list.inOrder(documents, view)).toEqual(documents);
          // The database counts only such views.
          if (!list.isExact(view)) continue;
          expect(documents).toHaveLength(expected.length);
          expect(await countDocuments(list.collection, { where: list.where(view) })).toBe(expected.length);
        }
      },
    );
  });
}

tryList('contacts', contactList, {
  records: [
    aContact(),
    aContact({ id: 'benoit', firstName: 'Benoît', lastName: 'Tremblay', email: '', status: 'new' }),
    aContact({ id: 'grace', firstName: 'Grace', lastName: 'Kim', status: 'Won', ownerId: 'theo' }),
    aContact({ id: 'oskar', firstName: 'Oskar', lastName: 'Osei', phone: '', archived: true }),
  ],
  choices: { status: ['all', 'New'], archive: archiveChoices, owner: ['', 'mia'] },
  searches: ['osei', 'tremblay ben'],
});

tryList('requests', leadList, {
  records: [
    aLead(),
    aLead({ id: 'priya', name: 'Priya Nair', status: 'sent', bundleType: '' }),
    aMessage({ id: 'noah', name: 'Noah Osei' }),
    aSubscription({ id: 'wren', name: 'Wren', status: 'completed' }),
    aLead({ id: 'old', name: 'Old Form', bundleType: 'something-else' }),
  ],
  choices: { status: ['all', ...leadStatuses], kind: ['all', ...leadKinds] },
  searches: ['osei', 'nair shelter'],
});
