import type { JudgedOperation, Judgement, RulesRequest } from '@acf/emulator/rules';

/**
 * The highest cost in expressions of one write and of a batch, and the most values in one document. The
 * hosted service stops at 1,000 expressions, and others report that it counts more than we do. It also stops
 * at 1,000 units of memory, which are undocumented. We therefore allow about half (decision 024).
 */
export const priceLimits = { write: 450, batch: 900, document: 800 } as const;

type Kind = keyof typeof priceLimits;
const kinds = ['write', 'batch', 'document'] as const satisfies readonly Kind[];

/** The cost of a test's request: expressions of a write or a batch, or values of a document. */
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

/** Returns the prices of one allowed request; none for a read, a refused request or a file. */
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

/** Returns the highest price of each kind and name. */
export function dearest(prices: readonly Price[]): readonly Price[] {
  const most = new Map<string, Price>();
  for (const each of prices) {
    const key = `${each.kind} ${each.what}`;
    if (each.price > (most.get(key)?.price ?? -1)) most.set(key, each);
  }
  return [...most.values()].toSorted((a, b) => b.price - a.price);
}

/** Describes the prices above the limits. */
export const tooDear = (prices: readonly Price[]): readonly string[] =>
  prices
    .filter(({ kind, price }) => price > priceLimits[kind])
    .map(({ kind, what, price }) => `${kind} ${what}: ${price}, at most ${priceLimits[kind]}`);

/** Formats the ten highest prices of each kind. */
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

/** Counts the values of a document: each list and map counts as one, and so does each of its parts. */
function valuesOf(document: Document): number {
  return 'fields' in document ? sumOf(Object.values(document.fields).map(partsOf)) : 0;
}

function partsOf(value: Fields[string]): number {
  if ('mapValue' in value) return 1 + sumOf(Object.values(value.mapValue.fields ?? {}).map(partsOf));
  if ('arrayValue' in value) return 1 + sumOf((value.arrayValue.values ?? []).map(partsOf));
  return 1;
}

/** Returns the collection of an operation: 'notes', 'manualContacts/emails'. */
function collectionOf({ path }: JudgedOperation): string {
  return path
    .split('/')
    .slice(4)
    .filter((_, index) => index % 2 === 0)
    .join('/');
}

const nameOf = (write: JudgedOperation) => `${write.method} ${collectionOf(write)}`;
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** Names the writes of a batch: 'create notes, update manualContacts', '10 × create analyticsEvents'. */
function batchName(writes: readonly JudgedOperation[]): string {
  const counts = new Map<string, number>();
  for (const write of writes) counts.set(nameOf(write), (counts.get(nameOf(write)) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(', ');
}
