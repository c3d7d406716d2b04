/** The fields of a record that determine who may restore it. */
export interface Trashed {
  readonly id: string;
  readonly ownerId?: string | null | undefined;
  readonly createdBy?: string | null | undefined;
  readonly contactOwnerId?: string | null | undefined;
}

// The cut may split a surrogate pair, so the leftover half is dropped.
const titleOf = (title: string): string =>
  title
    .trim()
    .slice(0, 100)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/**
 * Returns the fields of a trash entry that come from its record. The caller adds who deleted it, when, and
 * the stored record. `other` is the id of the entry to be restored with, or empty.
 */
export const entryFields = (collection: string, record: Trashed, title: string, other = '') => ({
  collection,
  recordId: record.id,
  title: titleOf(title),
  keepers: [record.ownerId ?? record.createdBy ?? '', record.contactOwnerId ?? ''],
  with: other,
});
