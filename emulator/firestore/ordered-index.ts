import { type FieldPath, formatFieldPath, isNamePath } from './field-path';
import { isFindable, queriedValue } from './filter-match';
import type { StoredDocument, Value } from './model';
import { compareNames } from './resource-name';
import { SortedList } from './sorted-list';
import type { OrderTerm } from './structured-query';
import { compareValues } from './value-order';

/** What an index is sorted by: values tested for equality, an array's elements, then the query's order. */
export interface IndexDefinition {
  readonly equal: readonly FieldPath[];
  readonly contains: FieldPath | undefined;
  /** Ends with the name. */
  readonly order: readonly OrderTerm[];
}

/** A document's place in an index. Its sort keys are read from it when they are needed: kept, they cost memory. */
export interface IndexEntry {
  readonly document: StoredDocument;
  /** The array element that the entry stands for; undefined in indexes without. */
  readonly element: Value | undefined;
}

/** Identifies a definition: equal keys mean indexes with the same content. */
export function definitionKey(definition: IndexDefinition): string {
  return JSON.stringify([
    definition.equal.map(formatFieldPath),
    definition.contains === undefined ? null : formatFieldPath(definition.contains),
    definition.order.map((term) => [formatFieldPath(term.field), term.direction]),
  ]);
}

/** The value that an entry is sorted by at a position: equality fields first, the element, then order terms. */
export function keyAt(
  definition: IndexDefinition,
  { document, element }: IndexEntry,
  position: number,
): Value {
  const { equal, contains, order } = definition;
  let at = position - equal.length;
  if (contains !== undefined) {
    if (at === 0 && element !== undefined) return element;
    at -= 1;
  }
  const field = equal[position] ?? order[at]?.field;
  const value = field && queriedValue(document, field);
  if (value === undefined) throw new Error(`${document.name} is in an index without having its fields.`);
  return value;
}

/** Documents of one collection or collection group in one order; those that lack a field of it are left out. */
export class OrderedIndex {
  readonly definition: IndexDefinition;
  readonly list: SortedList<IndexEntry>;
  private readonly required: readonly FieldPath[];
  /** Of the sort keys but the name, which comes last. */
  private readonly signs: readonly number[];
  private readonly nameSign: number;
  private readonly commonLength: number;

  /** `commonLength` characters begin the names of all documents alike, up to a slash. */
  constructor(definition: IndexDefinition, documents: Iterable<StoredDocument>, commonLength: number) {
    this.definition = definition;
    this.commonLength = commonLength;
    const terms = definition.order.filter((term) => !isNamePath(term.field));
    const sign = (term: OrderTerm) => (term.direction === 'ASC' ? 1 : -1);
    this.required = [...definition.equal, ...terms.map((term) => term.field)];
    const filtered = definition.equal.length + (definition.contains === undefined ? 0 : 1);
    this.signs = [...Array.from({ length: filtered }, () => 1), ...terms.map(sign)];
    const last = definition.order.at(-1);
    this.nameSign = last === undefined ? 1 : sign(last);
    const entries: IndexEntry[] = [];
    for (const document of documents) entries.push(...this.entriesOf(document));
    this.list = new SortedList((a, b) => this.compare(a, b), entries);
  }

  replace(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    if (before !== undefined) for (const entry of this.entriesOf(before)) this.list.delete(entry);
    if (after !== undefined) for (const entry of this.entriesOf(after)) this.list.add(entry);
  }

  private compare(a: IndexEntry, b: IndexEntry): number {
    for (let index = 0; index < this.signs.length; index += 1) {
      const order = compareValues(keyAt(this.definition, a, index), keyAt(this.definition, b, index));
      if (order !== 0) return order * (this.signs[index] ?? 1);
    }
    return compareNames(a.document.name, b.document.name, this.commonLength) * this.nameSign;
  }

  private entriesOf(document: StoredDocument): IndexEntry[] {
    if (!this.required.every((field) => queriedValue(document, field) !== undefined)) return [];
    const { contains } = this.definition;
    if (contains === undefined) return [{ document, element: undefined }];
    const array = queriedValue(document, contains);
    if (array === undefined || !('arrayValue' in array)) return [];
    return array.arrayValue.values.filter(isFindable).map((element) => ({ document, element }));
  }
}
