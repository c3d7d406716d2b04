import { planScans, type Scan } from './index-scan';
import type { StoredDocument } from '../model';
import type { IndexDefinition, OrderedIndex } from './ordered-index';
import type { StructuredQuery } from './structured-query';

/** The source of a query's documents. */
export interface DocumentSource {
  get(name: string): StoredDocument | undefined;
  /** Returns an index over all documents that the query may select. */
  index(definition: IndexDefinition): OrderedIndex;
}

function* scanDocuments(scan: Scan, source: DocumentSource): Generator<StoredDocument> {
  if (scan.kind === 'names') {
    for (const name of scan.names) {
      const document = source.get(name);
      if (document !== undefined) yield document;
    }
    return;
  }
  const { list } = source.index(scan.definition);
  for (const document of list.from((candidate) => scan.isBefore(candidate))) {
    if (scan.isAfter(document)) return;
    yield document;
  }
}

/** Merges sorted streams. A document of several streams is yielded several times in a row. */
function* merge(
  streams: readonly Generator<StoredDocument>[],
  compare: (a: StoredDocument, b: StoredDocument) => number,
): Generator<StoredDocument> {
  const heads = streams.flatMap((stream) => {
    const first = stream.next();
    return first.done === true ? [] : [{ document: first.value, stream }];
  });
  while (heads.length > 0) {
    let least = 0;
    for (let index = 1; index < heads.length; index += 1) {
      const head = heads[index];
      const best = heads[least];
      if (head !== undefined && best !== undefined && compare(head.document, best.document) < 0)
        least = index;
    }
    const head = heads[least];
    if (head === undefined) return;
    yield head.document;
    const next = head.stream.next();
    if (next.done === true) heads.splice(least, 1);
    else head.document = next.value;
  }
}

/** Yields all results in order, without limit and offset. Reads only as far as the caller iterates. */
export function* queryByIndex(query: StructuredQuery, source: DocumentSource): Generator<StoredDocument> {
  const streams = planScans(query).map((scan) => scanDocuments(scan, source));
  const single = streams[0];
  const merged =
    streams.length === 1 && single !== undefined ? single : merge(streams, (a, b) => query.compare(a, b));
  let last: string | undefined;
  for (const document of merged) {
    // Scans may overlap, and equal documents are adjacent.
    if (document.name !== last && query.matches(document)) yield document;
    last = document.name;
  }
}
