import type { RestFields } from '@/shared/firebase/values';
import type { ProjectAccess } from './project-access';

/** A document as stored. */
export interface Stored {
  readonly id: string;
  readonly name: string;
  readonly fields: RestFields;
  readonly updateTime: string;
}

const pageSize = 100;

interface PageOptions {
  /** True to read all collections with that name. */
  readonly allDescendants?: boolean;
  /** The document whose collection is read: `proposals/river-house`; the root by default. */
  readonly under?: string;
  /** The only fields to read; all by default. */
  readonly fields?: readonly string[];
}

/** Yields all documents of a collection in the order of their ids, a page at a time. */
export async function* pagesOf(
  project: ProjectAccess,
  collection: string,
  { allDescendants = false, under, fields }: PageOptions = {},
): AsyncGenerator<readonly Stored[]> {
  for (let last: string | undefined; ; ) {
    const answer = (await project.firestore(`${under === undefined ? '' : `/${under}`}:runQuery`, {
      structuredQuery: {
        ...(fields && { select: { fields: fields.map((fieldPath) => ({ fieldPath })) } }),
        from: [{ collectionId: collection, allDescendants }],
        orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
        limit: pageSize,
        ...(last !== undefined && { startAt: { values: [{ referenceValue: last }], before: false } }),
      },
    })) as readonly { readonly document?: Omit<Stored, 'id'> }[];
    const page = answer.flatMap(({ document }) =>
      document
        ? [
            {
              ...document,
              fields: document.fields ?? {},
              id: document.name.slice(document.name.lastIndexOf('/') + 1),
            },
          ]
        : [],
    );
    if (page.length > 0) yield page;
    last = page.at(-1)?.name;
    if (page.length < pageSize) return;
  }
}
