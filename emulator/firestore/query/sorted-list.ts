const MAX_CHUNK = 512;

/**
 * A sorted list in chunks. Adding or removing costs a binary search and the move of at most one chunk. Items
 * that compare as equal are interchangeable.
 */
export class SortedList<Item> {
  private readonly compare: (a: Item, b: Item) => number;
  private readonly chunks: Item[][] = [];

  /** Creates a list; `sorted` must be in the order of `compare`. */
  constructor(compare: (a: Item, b: Item) => number, sorted: readonly Item[] = []) {
    this.compare = compare;
    for (let start = 0; start < sorted.length; start += MAX_CHUNK / 2) {
      this.chunks.push(sorted.slice(start, start + MAX_CHUNK / 2));
    }
  }

  add(item: Item): void {
    const isBefore = (other: Item) => this.compare(other, item) < 0;
    const at = Math.min(this.chunkOf(isBefore), this.chunks.length - 1);
    const chunk = this.chunks[at];
    if (chunk === undefined) {
      this.chunks.push([item]);
      return;
    }
    chunk.splice(firstNot(chunk, isBefore), 0, item);
    if (chunk.length > MAX_CHUNK) this.chunks.splice(at + 1, 0, chunk.splice(chunk.length >> 1));
  }

  /** Removes one item that compares as equal. Returns false if there is none. */
  delete(item: Item): boolean {
    const isBefore = (other: Item) => this.compare(other, item) < 0;
    const at = this.chunkOf(isBefore);
    const chunk = this.chunks[at];
    if (chunk === undefined) return false;
    const index = firstNot(chunk, isBefore);
    const found = chunk[index];
    if (found === undefined || this.compare(found, item) !== 0) return false;
    chunk.splice(index, 1);
    if (chunk.length === 0) this.chunks.splice(at, 1);
    return true;
  }

  /**
   * Yields items from the first one for which `isBefore` is false. `isBefore` must be true for a prefix of
   * the list only.
   */
  *from(isBefore: (item: Item) => boolean): Generator<Item> {
    let at = this.chunkOf(isBefore);
    let chunk = this.chunks[at];
    if (chunk === undefined) return;
    for (let index = firstNot(chunk, isBefore); chunk !== undefined; index = 0) {
      for (; index < chunk.length; index += 1) yield chunk[index] as Item;
      at += 1;
      chunk = this.chunks[at];
    }
  }

  /** Returns the first chunk whose last item is not before the bound. */
  private chunkOf(isBefore: (item: Item) => boolean): number {
    return firstNot(this.chunks, (chunk) => isBefore(chunk[chunk.length - 1] as Item));
  }
}

function firstNot<Item>(items: readonly Item[], isBefore: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(items[middle] as Item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
