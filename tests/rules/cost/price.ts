import type { JudgedOperation, Judgement, RulesRequest } from '@acf/emulator/rules';

/**
 * The most that one write and all writes of a batch may cost in expressions, and the most values of one document. The
 * hosted service stops at 1,000 expressions by a count that others report to be higher than ours, and at 1,000
 * units of memory that nobody has described, so half and a little is what we allow (decision 024).
 */
export const priceLimits = { write: 450, batch: 900, document: 800 } as const;

type Kind = keyof typeof priceLimits;
const kinds = ['write', 'batch', 'document'] as const satisfies readonly Kind[];

/** What a test's request cost: expressions of a write or a batch, values of a document. */
export interface Price {
  readonly kind: Kind;
  readonly what: string;
  readonly price: number;
}

declare module 'vitest' {
  interface TaskMeta {
    prices?: readonly Price[];
  }
}

/** The prices of one allowed request; none for a read, a refused one, and files. */
export function pricesOf({ service, operations, isAllowed }: Judgement): readonly Price[] {
  const writes = operations.filter(({ method }) => ['create', 'update', 'delete'].includes(method));
  if (service !== 'cloud.firestore' || !isAllowed) return [];
  return [
    ...writes.flatMap((write): Price[] => [
      { kind: 'write', what: nameOf(write), price: write.expressions },
      ...(write.requestResource === undefined
        ? []
        : [{ kind: 'document', what: collectionOf(write), price: valuesOf(write.requestResource) } as const]),
    ]),
    ...(writes.length > 1
      ? [
          {
            kind: 'batch',
            what: batchName(writes),
            price: sumOf(writes.map((each) => each.expressions)),
          } as const,
        ]
      : []),
  ];
}

/** The dearest of each kind and name. */
export function dearest(prices: readonly Price[]): readonly Price[] {
  const most = new Map<string, Price>();
  for (const each of prices) {
    const key = `${each.kind} ${each.what}`;
    if (each.price > (most.get(key)?.price ?? -1)) most.set(key, each);
  }
  return [...most.values()].toSorted((a, b) => b.price - a.price);
}

/** Those beyond the limits, in words. */
export const tooDear = (prices: readonly Price[]): readonly string[] =>
  prices
    .filter(({ kind, price }) => price > priceLimits[kind])
    .map(({ kind, what, price }) => `${kind} ${what}: ${price}, at most ${priceLimits[kind]}`);

/** The ten dearest of each kind as text. */
export function priceTable(prices: readonly Price[]): string {
  return kinds
    .map((kind) => {
      const unit = kind === 'document' ? 'values' : 'expressions';
      const lines = dearest(prices)
        .filter((each) => each.kind === kind)
        .slice(0, 10)
        .map(({ what, price }) => `${String(price).padStart(6)}  ${what}`);
      return [`The dearest of each ${kind}, in ${unit} (at most ${priceLimits[kind]}):`, ...lines].join('\n');
    })
    .join('\n\n');
}

type Document = NonNullable<RulesRequest['requestResource']>;
type Fields = Extract<Document, { fields: unknown }>['fields'];

/** Values of a document: each list and map is one, and so is each of its parts. */
function valuesOf(document: Document): number {
  return 'fields' in document ? sumOf(Object.values(document.fields).map(partsOf)) : 0;
}

function partsOf(value: Fields[string]): number {
  if ('mapValue' in value) return 1 + sumOf(Object.values(value.mapValue.fields ?? {}).map(partsOf));
  if ('arrayValue' in value) return 1 + sumOf((value.arrayValue.values ?? []).map(partsOf));
  return 1;
}

/** 'notes', 'manualContacts/emails'. */
function collectionOf({ path }: JudgedOperation): string {
  return path
    .split('/')
    .slice(4)
    .filter((_, index) => index % 2 === 0)
    .join('/');
}

const nameOf = (write: JudgedOperation) => `${write.method} ${collectionOf(write)}`;
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** 'create notes, update manualContacts', '10 × create analyticsEvents'. */
function batchName(writes: readonly JudgedOperation[]): string {
  const counts = new Map<string, number>();
  for (const write of writes) counts.set(nameOf(write), (counts.get(nameOf(write)) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(', ');
}
