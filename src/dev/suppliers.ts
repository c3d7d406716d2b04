/** A made-up kind of record for these pages. */
export interface Supplier {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly changed: Date;
}

export const suppliers: readonly Supplier[] = [
  { id: 's1', name: 'Harbour Print Shop', kind: 'Printing', changed: new Date('2026-11-18T10:00:00') },
  {
    id: 's2',
    name: 'Northern Lights Catering and Event Services of the Greater Sudbury Area',
    kind: 'Catering',
    changed: new Date('2026-10-02T16:30:00'),
  },
  { id: 's3', name: 'مطبعة النور', kind: 'Printing', changed: new Date('2026-09-14T09:15:00') },
  { id: 's4', name: 'Élodie Roy Translations', kind: 'Languages', changed: new Date('2026-06-01T12:00:00') },
];

/** The collection of the made-up changes. Nothing is written to it. */
export const supplierCollection: {
  readonly path: string;
  readonly documents?: (supplier: Supplier) => Supplier;
} = { path: 'suppliers' };
