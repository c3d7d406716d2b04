import { formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';

/** The names of a kind of records in the middle of a sentence: `{ one: 'supplier', many: 'suppliers' }`. */
interface Nouns {
  readonly one: string;
  readonly many: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Returns the sentences that list, detail, dialog and deletion of every kind of records show. A feature replaces single
 * ones: `{ ...recordTexts({ one: 'video', many: 'videos' }), notFetched: 'Failed to load videos' }`.
 */
export const recordTexts = ({ one, many }: Nouns) => {
  const name = capital(one);
  const shared = {
    notSaved: `The ${one} wasn’t saved. Try again.`,
    loading: `Loading ${many}…`,
    notFetched: `The ${many} couldn’t be loaded.`,
    save: `Save ${one}`,
    saving: 'Saving…',
    cancel: 'Cancel',
  };
  const unreadableWhy = (id: string) => `The record ${id} is not valid. Nothing in it was changed.`;
  return {
    ...shared,
    section: capital(many),
    one: name,
    add: `Add ${one}`,
    search: `Search ${many}`,
    clearSearch: 'Clear the search',
    all: 'All',
    clearFilter: (label: string) => `Clear the filter by ${label.toLowerCase()}`,
    counted: (count: number) =>
      plural(count, { one: `${formatNumber(count)} ${one}`, other: `${formatNumber(count)} ${many}` }),
    timedOut: `The ${many} are taking longer than usual to load.`,
    searchOrder: 'A search with several pages has one order. Narrow it to sort by another column.',
    searchOn: 'Keep searching',
    noneYet: `No ${many} yet.`,
    noneFound: `No ${many} found`,
    noneFoundHint: 'Try other words or filters.',
    showAll: 'Clear search and filters',
    keys: { next: `Next ${one}`, previous: `Previous ${one}`, search: `Search ${many}` },
    actionsFor: (record: string) => `Actions for ${record}`,
    edit: 'Edit',
    delete: 'Delete',
    unreadable: `This ${one} can’t be shown`,
    unreadableWhy,
    notThere: `This ${one} was not found. It may have been deleted, or it belongs to a colleague.`,
    toList: `Go to the ${many}`,
    dialog: {
      ...shared,
      loading: `Loading the ${one}…`,
      notFetched: `The ${one} couldn’t be loaded.`,
      formLabel: name,
      formTitleNew: `Add ${one}`,
      formTitleEdit: (record: string) => `Edit “${record}”`,
      unsavedNew: `The new ${one} is not saved.`,
      unsaved: `Your changes to the ${one} are not saved.`,
      added: () => `The ${one} was added.`,
      changed: () => `The ${one} was updated.`,
      notFound: `This ${one} no longer exists.`,
      unreadable: unreadableWhy,
    },
    deleteTitle: `Delete ${one}`,
    deleteQuestion: `Are you sure you want to delete this ${one}?`,
    deleting: 'Deleting…',
    deleted: (record: string) => `“${record}” was deleted.`,
    notDeleted: `The ${one} wasn’t deleted. Try again.`,
    restored: (record: string) => `“${record}” was restored.`,
    notRestored: (record: string) => `“${record}” couldn’t be restored.`,
    changeOfNew: (record: string) => `New ${one} “${record}”`,
    changeOf: (record: string) => `${name} “${record}”`,
    changeOfDeletion: (record: string) => `Delete ${one} “${record}”`,
    changeOfRestoring: (record: string) => `Restore ${one} “${record}”`,
  };
};

/** The sentences of one kind of records. */
export type RecordTexts = ReturnType<typeof recordTexts>;
