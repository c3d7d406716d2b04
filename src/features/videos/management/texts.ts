import { plural } from '@/shared/i18n/plural';

interface Titled {
  readonly title: string;
}

/** Texts that the table and the dialog share. */
const shared = {
  loading: 'Loading videos…',
  notFetched: 'Failed to load videos',
  unreadable: (id: string) =>
    `Video ${id} is stored in a form that this version cannot read. It is not shown.`,
  notSaved: 'The video was not saved. Try again.',
} as const;

/** Texts of video management. */
export const managementTexts = {
  ...shared,
  dialog: {
    ...shared,
    formLabel: 'Video',
    formTitleNew: 'Add a video',
    formTitleEdit: (title: string) => `Edit “${title}”`,
    unsavedNew: 'The new video is not saved.',
    unsaved: 'Your changes to the video are not saved.',
    added: ({ title }: Titled) => `“${title}” is in the library.`,
    changed: ({ title }: Titled) => `“${title}” is changed.`,
    notFound: 'This video no longer exists.',
    save: 'Save video',
    saving: 'Saving…',
    cancel: 'Cancel',
  },
  intro: 'What you change here is on the public page of videos at once.',
  publicPage: 'Open the public page',
  table: 'Videos',
  counted: (count: number) => plural(count, { one: '1 video', other: `${count} videos` }),
  none: 'There are no videos yet. Until there is one, the public page shows those that come with the site.',
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
  deleteWhat: (title: string) => `“${title}” leaves the public page. This cannot be undone.`,
  deleted: (title: string) => `“${title}” is deleted.`,
  notDeleted: 'The video was not deleted. Try again.',
  changeOfNew: (title: string) => `New video “${title}”`,
  changeOf: (title: string) => `Video “${title}”`,
  changeOfDeletion: (title: string) => `Deletion of the video “${title}”`,

  title: 'Title',
  description: 'Description',
  url: 'Address of the video',
  urlHint: 'Where it plays, beginning with https://. Of a YouTube address the thumbnail is noted, too.',
  category: 'Category',
  categoryNone: 'Choose a category',
  duration: 'Length',
  durationHint: 'Minutes and seconds, such as 5:23.',
  tags: 'Tags',
  tagsHint: 'Up to ten, separated by commas.',
  playbooks: 'Goes with the playbooks',
  titleMissing: 'Give the video a title.',
  titleLong: 'Keep the title to 200 characters.',
  descriptionMissing: 'Say in a sentence or two what one learns.',
  descriptionLong: 'Keep the description to 2,000 characters.',
  urlMissing: 'Enter the address where the video plays.',
  urlForm: 'Enter a full address that begins with https://, such as https://youtu.be/abc.',
  categoryMissing: 'Choose a category.',
  durationForm: 'Write the length as minutes and seconds: 5:23.',
  tagsMany: 'Give ten tags at most.',
  tagLong: 'Keep each tag to 40 characters.',
} as const;
