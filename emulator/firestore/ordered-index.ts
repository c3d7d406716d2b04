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

export interface IndexEntry {
  readonly document: StoredDocument;
  /** Values of the equality fields, the array element if any, and the order terms but the name. */
  readonly keys: readonly Value[];
}

/** Identifies a definition: equal keys mean indexes with the same content. */
export function definitionKey(definition: IndexDefinition): string {
  return JSON.stringify([
    definition.equal.map(formatFieldPath),
    definition.contains === undefined ? null : formatFieldPath(definition.contains),
    definition.order.map((term) => [formatFieldPath(term.field), term.direction]),
  ]);
}

/** Documents of one collection or collection group in one order; those that lack a field of it are left out. */
export class OrderedIndex {
  readonly definition: IndexDefinition;
  readonly list: SortedList<IndexEntry>;
  private readonly fields: readonly FieldPath[];
  private readonly signs: readonly number[];
  private readonly nameSign: number;
  private readonly commonLength: number;

  /** `commonLength` characters begin the names of all documents alike, up to a slash. */
  constructor(definition: IndexDefinition, documents: Iterable<StoredDocument>, commonLength: number) {
    this.definition = definition;
    this.commonLength = commonLength;
    const terms = definition.order.filter((term) => !isNamePath(term.field));
    const sign = (term: OrderTerm) => (term.direction === 'ASC' ? 1 : -1);
    this.fields = terms.map((term) => term.field);
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
      const order = compareValues(a.keys[index] as Value, b.keys[index] as Value);
      if (order !== 0) return order * (this.signs[index] ?? 1);
    }
    return compareNames(a.document.name, b.document.name, this.commonLength) * this.nameSign;
  }

  private entriesOf(document: StoredDocument): IndexEntry[] {
    const equal = valuesAt(document, this.definition.equal);
    const ordered = equal && valuesAt(document, this.fields);
    if (equal === undefined || ordered === undefined) return [];
    if (this.definition.contains === undefined) return [{ document, keys: [...equal, ...ordered] }];
    const array = queriedValue(document, this.definition.contains);
    if (array === undefined || !('arrayValue' in array)) return [];
    return array.arrayValue.values
      .filter(isFindable)
      .map((element) => ({ document, keys: [...equal, element, ...ordered] }));
  }
}

function valuesAt(document: StoredDocument, fields: readonly FieldPath[]): Value[] | undefined {
  const values: Value[] = [];
  for (const field of fields) {
    const value = queriedValue(document, field);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}
