import { patchChange } from '@/shared/saving/change';
import type { PendingChange, Saving, SavingView } from '@/shared/saving/saving';
import { supplierCollection, suppliers } from './suppliers';

type Stuck = NonNullable<PendingChange['stuck']>;

/** Returns a change of a supplier's kind that is pending or stuck. */
function changeOf(id: string, order: number, stuck?: Stuck): PendingChange {
  const base = suppliers.find((supplier) => supplier.id === id);
  return {
    id: `change-${id}`,
    uid: 'mia',
    order,
    since: Date.now() - 120_000,
    revision: 1,
    attempted: true,
    change: patchChange(supplierCollection, id, {
      patch: { kind: 'Stationery' },
      base: base ?? {},
      what: `Supplier ${base?.name}`,
      labels: { kind: 'Kind' },
    }),
    state: stuck?.kind ?? 'sending',
    ...(stuck && { stuck }),
    ...(stuck?.kind === 'refused' && { because: stuck.because }),
  };
}

const view: SavingView = {
  changes: [
    changeOf('s1', 1),
    changeOf('s2', 2, { kind: 'refused', because: 'denied' }),
    changeOf('s3', 3, {
      kind: 'clash',
      fields: [
        {
          path: supplierCollection.path,
          id: 's3',
          field: 'kind',
          mine: 'Stationery',
          theirs: 'Bookbinding',
          base: 'Printing',
          changer: { name: 'Ada Osei', isOwn: false, at: new Date(Date.now() - 60_000) },
        },
      ],
    }),
  ],
  arrived: [],
  isKept: true,
  savedAt: new Map([[`${supplierCollection.path}/s4`, Date.now() - 60_000]]),
};

/** Fixed saving data: one change is being sent, one refused, one in conflict, one saved. */
export const fixedSaving: Saving = {
  uid: 'mia',
  save: () => ({
    tried: Promise.resolve({ state: 'discarded' }),
    settled: Promise.resolve({ state: 'discarded' }),
    withdraw: async () => {},
  }),
  view: () => view,
  subscribe: () => () => {},
  hurry: () => {},
  resend: async () => {},
  discard: async () => {},
  correct: async () => {},
  resolve: async () => {},
  close: () => {},
};
