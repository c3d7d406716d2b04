/** Texts of the note form and of sharing; those whose words a requirement row fixes name the row. */
export const noteFormTexts = {
  create: 'Add Note',
  edit: 'Edit Note',
  label: 'Note',
  title: 'Title',
  titleLong: 'Write at most 200 characters.',
  content: 'Content',
  /** WRK-279, WRK-Q75 */
  contentMissing: 'Please enter note content',
  /** WRK-280 */
  contentBlank: 'Note content cannot be empty',
  contentLong: 'This is longer than a note can be. Make two of it.',
  category: 'Category',
  /** WRK-281 */
  categoryMissing: 'Please select a category',
  contact: 'Contact',
  contactHint: 'Choose a contact if the note is about one.',
  parentGoal: 'Goal that the task belongs to',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  unsaved: 'Your changes to the note are not saved.',
  unsavedNew: 'The new note is not saved.',

  ownCategory: 'New category',
  addCategory: 'Add category',
  ownCategories: 'Your categories',
  removeCategory: (label: string) => `Remove the category ${label}`,
  categoryRefused: {
    empty: 'Write a name for the category.',
    long: 'Write at most 40 characters.',
    taken: 'There is a category of this name already.',
    many: 'There can be 50 categories. Remove one first.',
  },
  categoryAdded: (label: string) => `${label} is added to your categories`,
  contactGone: 'The contact could not be read. Choose it again.',

  stepsTitle: 'Add next steps',
  steps: 'Next steps',
  stepsHint: 'One step a line. The first one is marked as next.',
  stepsMissing: 'Write at least one step.',
  addSteps: 'Add',

  taskTitle: (goal: string) => `Task for: ${goal === '' ? 'Untitled note' : goal}`,
} as const;
