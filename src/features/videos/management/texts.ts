import { recordTexts } from '@/shared/entity/record-texts';

interface Titled {
  readonly title: string;
}

const usual = recordTexts({ one: 'video', many: 'videos' });

/** Texts that the table and the dialog share. */
const shared = {
  loading: usual.loading,
  notFetched: 'Failed to load videos',
  unreadable: (id: string) => `Video ${id} can’t be shown because its record is not valid.`,
} as const;

/** Texts of video management. */
export const managementTexts = {
  ...usual,
  ...shared,
  dialog: {
    ...usual.dialog,
    ...shared,
    added: ({ title }: Titled) => `“${title}” was added to the library.`,
    changed: ({ title }: Titled) => `“${title}” was updated.`,
  },
  intro: 'The public video page shows your changes at once.',
  publicPage: 'Open public page',
  none: 'No videos yet. Until you add one, the public page shows the videos that come with the site.',
  editOf: (title: string) => `Edit ${title}`,
  deleteOf: (title: string) => `Delete ${title}`,
  columns: {
    title: 'Title',
    category: 'Category',
    duration: 'Length',
    playbooks: 'Playbooks',
    tags: 'Tags',
    added: 'Added',
    actions: 'Actions',
  },
  deleteWhat: (title: string) => `The public page will no longer show “${title}”. This cannot be undone.`,

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
