import { labelOfKey } from '@/shared/settings/own-category';
import { formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';
import type { TemplateOwner, templateCategories } from './choices';

/** The labels of the built-in categories (WRK-399). */
const categoryLabels: Readonly<Record<string, string>> = {
  general: 'General',
  meeting: 'Meeting Notes',
  task: 'Task List',
  project: 'Project Plan',
  custom: 'Custom',
} satisfies Record<(typeof templateCategories)[number], string>;

type Labels = Readonly<Record<string, string>>;

/** Returns the label of a category. Derives a colleague's custom one from its key (WRK-Q70, WRK-Q96). */
export const categoryLabel = (key: string, own: Labels = {}): string =>
  categoryLabels[key] ?? own[key] ?? labelOfKey(key);

/** Returns the selectable categories: the built-in ones, then the person's own. */
export const categoryOptions = (own: Labels = {}) =>
  Object.entries({ ...own, ...categoryLabels })
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => Number(other.value in categoryLabels) - Number(one.value in categoryLabels));

export const ownerLabels: Readonly<Record<TemplateOwner, string>> = {
  all: 'All Templates',
  mine: 'My Templates',
  shared: 'Shared With Me',
};

/** Texts of templates. The requirements fix most of them. */
export const templateTexts = {
  search: 'Search templates...',
  category: 'Category',
  allCategories: 'All Categories',
  clearCategory: 'Clear the filter by category',
  owner: 'Owner',
  clearOwner: 'Clear the filter by owner',
  create: 'Create Template',
  list: 'Templates',
  count: (count: number) =>
    plural(count, { one: `${formatNumber(count)} template`, other: `${formatNumber(count)} templates` }),
  loading: 'Loading templates…',
  failed: 'Failed to fetch templates',
  none: 'No templates found. Create your first template to get started.',
  noMatch: 'No templates match the applied filters. Try adjusting your search criteria.',
  clear: 'Clear search and filters',
  tooMany: (most: number) =>
    `Only ${formatNumber(most)} templates are shown and searched. Delete those that nobody uses.`,
  unreadable: 'A template cannot be read.',
  untitled: 'Untitled template',

  use: 'Write a note',
  edit: 'Edit',
  share: 'Share',
  duplicate: 'Duplicate',
  delete: 'Delete',
  actionsOf: (name: string) => `Actions for ${name}`,
  yours: 'Yours',
  sharedWithYou: 'Shared with you',
  ofColleague: "A colleague's",
  sharedWith: (count: number) =>
    plural(count, { one: 'Shared with 1 person', other: `Shared with ${formatNumber(count)} people` }),
  changed: (date: string) => `Changed ${date}`,
  back: 'All templates',
  missing: 'This template does not exist any more, or it is not shared with you.',

  newTitle: 'Create Template',
  editTitle: 'Edit Template',
  name: 'Name',
  content: 'Content',
  contentHint: (names: readonly string[]) =>
    `In a note, these are filled in: ${names.map((name) => `{{${name}}}`).join(', ')}.`,
  save: 'Save template',
  saving: 'Saving…',
  cancel: 'Cancel',
  unsaved: 'Your changes to the template are not saved.',
  nameMissing: 'Please enter a template name',
  nameTooLong: 'A name has at most 200 characters',
  categoryMissing: 'Please select a category',
  chooseCategory: 'Choose a category',
  contentMissing: 'Please enter template content',
  contentTooLong: 'The text is too long to be kept. Shorten it, or remove formats.',

  addCategory: 'Add a category',
  newCategory: 'Name of the new category',
  addIt: 'Add',
  categoryNameMissing: 'Please enter a category name',
  categoryTooLong: 'A category has at most 40 characters',
  categoryExists: (label: string) => `There is a category “${label}” already`,
  tooManyCategories: 'You have 50 categories of your own. Remove one that you do not use.',
  categoryAdded: (label: string) => `Category “${label}” added`,
  categoryRemoved: (label: string) => `Category “${label}” removed; its templates keep it`,
  removeCategory: (label: string) => `Remove the category ${label}`,
  ownCategories: 'Your own categories',

  shareTitle: 'Share Template',
  deleteTitle: 'Delete Template',
  deleteQuestion: 'Are you sure you want to delete this template?',
  copyOf: (name: string) => `${name} (Copy)`,

  created: 'Template created successfully',
  updated: 'Template updated successfully',
  deleted: 'Template deleted successfully',
  shared: 'Template shared successfully',
  duplicated: 'Template duplicated successfully',
  notCreated: 'Failed to create template',
  notUpdated: 'Failed to update template',
  notDeleted: 'Failed to delete template',
  notShared: 'Failed to share template',
  notDuplicated: 'Failed to duplicate template',
  mayNotShare: 'You can only share templates that you created or own',
  idMissing: 'Template ID is required',

  labels: {
    name: 'Name',
    content: 'Content',
    contentType: 'Kind of text',
    category: 'Category',
    sharedWith: 'Shared with',
  },
  changeOf: {
    template: (name: string) => `Template ${name}`,
    sharing: (name: string) => `Sharing of the template ${name}`,
    deletion: (name: string) => `Deletion of the template ${name}`,
  },
} as const;
