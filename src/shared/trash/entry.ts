/** What of a record says whose it is. */
export interface Trashed {
  readonly id: string;
  readonly ownerId?: string | null | undefined;
  readonly createdBy?: string | null | undefined;
  readonly contactOwnerId?: string | null | undefined;
}

// A cut between the two halves of one character would leave half of it.
const titleOf = (title: string): string =>
  title
    .trim()
    .slice(0, 100)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/**
 * The fields of an entry of the trash that follow from its record: whoever deletes it, when, and what was stored come beside them.
 * `other` is the id of the entry to come back with; empty for none.
 */
export const entryFields = (collection: string, record: Trashed, title: string, other = '') => ({
  collection,
  recordId: record.id,
  title: titleOf(title),
  keepers: [record.ownerId ?? record.createdBy ?? '', record.contactOwnerId ?? ''],
  with: other,
});
