import { loadBundle, namedQuery } from 'firebase/firestore';
import type { ConformanceCase } from '../case';
import { expectEqual, expectTrue } from '../check';
import { commit, documentsOf, nameOf, post } from './raw';
import { idsOf, watchQuery } from './snapshots';

/** Returns the text of a bundle: each element is JSON after its length in bytes; the metadata comes first. */
function bundleOf(id: string, createTime: string, elements: readonly object[]): string {
  const encoder = new TextEncoder();
  const framed = (element: object) => {
    const json = JSON.stringify(element);
    return `${encoder.encode(json).length}${json}`;
  };
  const content = elements.map(framed).join('');
  const totalBytes = encoder.encode(content).length;
  const totalDocuments = elements.filter((element) => 'document' in element).length;
  const metadata = { id, createTime, version: 1, totalDocuments, totalBytes };
  return framed({ metadata }) + content;
}

export const cases: readonly ConformanceCase[] = [
  {
    id: 'LSN-18',
    behaviour: 'A query of a bundle shows the bundle’s documents, then the changes since it was created.',
    async run(context) {
      const { firestore, collection } = context;
      const write = (id: string, n: string) => ({
        update: { name: nameOf(context, id), fields: { n: { integerValue: n } } },
      });
      await commit(context, [write('changed', '1'), write('deleted', '1'), write('kept', '1')]);

      const structuredQuery = { from: [{ collectionId: collection }] };
      const { body } = await post(context, 'runQuery', { structuredQuery });
      const found = body as { document: { name: string }; readTime: string }[];
      const readTime = found[0]?.readTime ?? '';
      const bundledQuery = { parent: documentsOf(context), structuredQuery, limitType: 'FIRST' };
      const bundle = bundleOf('bundle', readTime, [
        { namedQuery: { name: 'all', readTime, bundledQuery } },
        ...found.flatMap(({ document }) => [
          { documentMetadata: { name: document.name, readTime, exists: true, queries: ['all'] } },
          { document },
        ]),
      ]);
      await commit(context, [
        write('changed', '2'),
        { delete: nameOf(context, 'deleted') },
        write('new', '1'),
      ]);

      await loadBundle(firestore, bundle);
      const query = await namedQuery(firestore, 'all');
      if (query === null) throw new Error('The bundle has no query.');
      const snapshots = watchQuery(query, { includeMetadataChanges: true });
      const first = await snapshots.next();
      expectEqual(idsOf(first), 'changed,deleted,kept', 'the bundle');
      expectTrue(first.metadata.fromCache, 'the bundle is shown from the cache');
      const current = await snapshots.until(({ metadata }) => !metadata.fromCache);
      expectEqual(
        current.docs.map((entry) => [entry.id, entry.get('n') as unknown]),
        [
          ['changed', 2],
          ['kept', 1],
          ['new', 1],
        ],
      );
      snapshots.stop();
    },
  },
];
