import { type FieldPath, formatFieldPath, isNamePath } from '../values/field-path';
import { containsElement, queriedValue } from './filter-match';
import type { StoredDocument, Value } from '../model';
import { compareNames } from '../values/resource-name';
import { SortedList } from './sorted-list';
import type { OrderTerm } from './structured-query';
import { compareValues } from '../values/value-order';

/** The sort order of an index: fields tested for equality, then the query's order. */
export interface IndexDefinition {
  readonly equal: readonly FieldPath[];
  /** Makes the index a posting list, which holds only documents whose array contains the element. */
  readonly contains: { readonly field: FieldPath; readonly element: Value } | undefined;
  /** The order of the query, which ends with the name. */
  readonly order: readonly OrderTerm[];
}

/** Returns a key that is equal for definitions with the same content. */
export function definitionKey({ equal, contains, order }: IndexDefinition): string {
  return JSON.stringify([
    equal.map(formatFieldPath),
    contains === undefined ? null : [formatFieldPath(contains.field), contains.element],
    order.map((term) => [formatFieldPath(term.field), term.direction]),
  ]);
}

/** Returns the value that a document is sorted by at a position: equality fields first, then order terms. */
export function keyAt({ equal, order }: IndexDefinition, document: StoredDocument, position: number): Value {
  const field = equal[position] ?? order[position - equal.length]?.field;
  const value = field && queriedValue(document, field);
  if (value === undefined) throw new Error(`${document.name} is in an index without having its fields.`);
  return value;
}

/**
 * The documents of one collection or collection group in one order, without documents that lack one of its
 * fields.
 */
export class OrderedIndex {
  readonly definition: IndexDefinition;
  /**
   * The documents instead of their sort keys: reading a key when needed costs less than the memory to store
   * it.
   */
  readonly list: SortedList<StoredDocument>;
  private readonly required: readonly FieldPath[];
  /** The directions of the sort keys, without the name, which comes last. */
  private readonly signs: readonly number[];
  private readonly nameSign: number;
  private readonly commonLength: number;

  /**
   * Builds an index. `commonLength` is the length of the prefix that all names share, up to a slash.
   * `isSorted` means that the documents are already in the index's order.
   */
  constructor(
    definition: IndexDefinition,
    documents: Iterable<StoredDocument>,
    commonLength: number,
    isSorted = false,
  ) {
    this.definition = definition;
    this.commonLength = commonLength;
    const terms = definition.order.filter((term) => !isNamePath(term.field));
    const sign = (term: OrderTerm) => (term.direction === 'ASC' ? 1 : -1);
    this.required = [...definition.equal, ...terms.map((term) => term.field)];
    this.signs = [...definition.equal.map(() => 1), ...terms.map(sign)];
    const last = definition.order.at(-1);
    this.nameSign = last === undefined ? 1 : sign(last);
    const compare = (a: StoredDocument, b: StoredDocument) => this.compare(a, b);
    const held: StoredDocument[] = [];
    for (const document of documents) if (this.holds(document)) held.push(document);
    this.list = new SortedList(compare, isSorted ? held : held.sort(compare));
  }

  replace(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    if (before !== undefined && this.holds(before)) this.list.delete(before);
    if (after !== undefined && this.holds(after)) this.list.add(after);
  }

  private compare(a: StoredDocument, b: StoredDocument): number {
    for (let index = 0; index < this.signs.length; index += 1) {
      const order = compareValues(keyAt(this.definition, a, index), keyAt(this.definition, b, index));
      if (order !== 0) return order * (this.signs[index] ?? 1);
    }
    return compareNames(a.name, b.name, this.commonLength) * this.nameSign;
  }

  private holds(document: StoredDocument): boolean {
    const { contains } = this.definition;
    if (contains !== undefined) {
      const array = queriedValue(document, contains.field);
      if (array === undefined || !containsElement(array, contains.element)) return false;
    }
    return this.required.every((field) => queriedValue(document, field) !== undefined);
  }
}
