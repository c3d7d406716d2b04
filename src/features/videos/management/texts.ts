import { recordTexts } from '@/shared/entity/record-texts';

interface Titled {
  readonly title: string;
}

const usual = recordTexts({ one: 'video', many: 'videos' });

/** Texts that the table and the dialog share. */
const shared = {
  loading: usual.loading,
  notFetched: 'Failed to load videos',
  unreadable: (id: string) =>
    `Video ${id} is stored in a form that this version cannot read. It is not shown.`,
} as const;

/** Texts of video management. */
export const managementTexts = {
  ...usual,
  ...shared,
  dialog: {
    ...usual.dialog,
    ...shared,
    added: ({ title }: Titled) => `“${title}” is in the library.`,
    changed: ({ title }: Titled) => `“${title}” is changed.`,
  },
  intro: 'What you change here is on the public page of videos at once.',
  publicPage: 'Open the public page',
  none: 'There are no videos yet. Until there is one, the public page shows those that come with the site.',
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
  deleteWhat: (title: string) => `“${title}” leaves the public page. This cannot be undone.`,

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
