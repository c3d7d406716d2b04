import { plural } from '@/shared/i18n/plural';

interface Titled {
  readonly title: string;
}

/** Texts that the table and the dialog share. */
const shared = {
  loading: 'Loading videos…',
  notFetched: 'Failed to load videos',
  unreadable: (id: string) => `Video ${id} can’t be shown because its record is not valid.`,
  notSaved: 'The video wasn’t saved. Try again.',
} as const;

/** Texts of video management. */
export const managementTexts = {
  ...shared,
  dialog: {
    ...shared,
    formLabel: 'Video',
    formTitleNew: 'Add video',
    formTitleEdit: (title: string) => `Edit “${title}”`,
    unsavedNew: 'The new video is not saved.',
    unsaved: 'Your changes to the video are not saved.',
    added: ({ title }: Titled) => `“${title}” was added to the library.`,
    changed: ({ title }: Titled) => `“${title}” was updated.`,
    notFound: 'This video no longer exists.',
    save: 'Save video',
    saving: 'Saving…',
    cancel: 'Cancel',
  },
  intro: 'The public video page shows your changes at once.',
  publicPage: 'Open public page',
  table: 'Videos',
  counted: (count: number) => plural(count, { one: '1 video', other: `${count} videos` }),
  none: 'No videos yet. Until you add one, the public page shows the videos that come with the site.',
  add: 'Add video',
  edit: (title: string) => `Edit ${title}`,
  editShort: 'Edit',
  delete: (title: string) => `Delete ${title}`,
  deleteShort: 'Delete',
  columns: {
    title: 'Title',
    category: 'Category',
    duration: 'Length',
    playbooks: 'Playbooks',
    tags: 'Tags',
    added: 'Added',
    actions: 'Actions',
  },
  deleteTitle: 'Delete video',
  deleteQuestion: 'Are you sure you want to delete this video?',
  deleteWhat: (title: string) => `The public page will no longer show “${title}”. This cannot be undone.`,
  deleted: (title: string) => `“${title}” was deleted.`,
  notDeleted: 'The video wasn’t deleted. Try again.',
  changeOfNew: (title: string) => `New video “${title}”`,
  changeOf: (title: string) => `Video “${title}”`,
  changeOfDeletion: (title: string) => `Delete video “${title}”`,

  title: 'Title',
  description: 'Description',
  url: 'Video address',
  urlHint: 'Starts with https://. For a YouTube address we also save the thumbnail.',
  category: 'Category',
  categoryNone: 'Choose a category',
  duration: 'Length',
  durationHint: 'Minutes and seconds, such as 5:23.',
  tags: 'Tags',
  tagsHint: 'Up to ten, separated by commas.',
  playbooks: 'Related playbooks',
  titleMissing: 'Enter a title.',
  titleLong: 'Use 200 characters or fewer.',
  descriptionMissing: 'Describe in a sentence or two what people learn.',
  descriptionLong: 'Use 2,000 characters or fewer.',
  urlMissing: 'Enter the video’s address.',
  urlForm: 'Enter a full address that starts with https://, such as https://youtu.be/abc.',
  categoryMissing: 'Choose a category.',
  durationForm: 'Enter minutes and seconds, such as 5:23.',
  tagsMany: 'Use ten tags or fewer.',
  tagLong: 'Use 40 characters or fewer for each tag.',
} as const;
