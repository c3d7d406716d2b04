import { formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';

/** All sentences of the editor. `labels.ts` has the names of fields and choices. */
export const editorTexts = {
  sections: 'Sections',
  general: 'General',
  contentLabel: 'Content',
  unsaved: 'Your changes to this proposal are not saved.',
  notSaved: 'The content wasn’t saved. What you typed is kept on this device.',

  optional: '(optional)',
  none: 'None',
  left: (count: number) =>
    plural(count, { one: '1 field left', other: `${formatNumber(count)} fields left` }),
  complete: 'All fields are filled in.',
  showFirst: 'Show the first',
  sectionLeft: (count: number) =>
    plural(count, { one: '1 field left', other: `${formatNumber(count)} fields left` }),

  problems: {
    missing: 'Fill this in.',
    noPicture: 'Choose a picture.',
    tooLong: (count: number, most: number) =>
      `${formatNumber(count)} characters. Use ${formatNumber(most)} or fewer.`,
    lineTooLong: (line: number, count: number, most: number) =>
      `Line ${line} has ${formatNumber(count)} characters. Use ${formatNumber(most)} or fewer.`,
    lineMissing: (line: number) => `Line ${line} is empty. Write something there or delete it.`,
    email: 'Enter an email address, such as name@organization.org.',
    webAddress: 'Enter a web address that starts with https://.',
    sign: 'Remove control characters, such as tabs, from this text.',
    amount: (least: number, most: number) =>
      `Enter an amount from ${formatNumber(least)} to ${formatNumber(most)}.`,
    percent: 'Enter a percentage from 0 to 100.',
    tooFew: (least: number) => plural(least, { one: 'Add at least one.', other: `Add at least ${least}.` }),
    tooMany: (most: number, has: number) => `${has} entries. Use ${most} or fewer.`,
    exactly: (wanted: number, has: number) => `${has} entries. Use exactly ${wanted}.`,
    sameSlide: (place: number) => `Slide ${place} has the same internal name as this slide.`,
    contentTooLong: 'The content is too long to publish. Shorten texts or use smaller pictures.',
    openOne: 'Choose one package at most, or let several be open at once.',
    other: 'Check this field.',
  },
  separate: 'Tell the slides apart',

  counter: (count: number, most: number) => `${formatNumber(count)} of ${formatNumber(most)}`,
  listHint: 'One item a line. Press Enter for the next.',
  lines: (count: number, most: number) => `${count} of ${most} items`,
  entries: (count: number, most: number) => `${count} of ${most}`,

  add: (what: string) => `Add ${what}`,
  remove: 'Remove',
  removeOf: (what: string) => `Remove ${what}`,
  removed: (what: string) => `${what} was removed.`,
  deleted: (what: string) => `${what} was deleted.`,
  undo: 'Undo',
  moved: (what: string, place: number, of: number) => `${what} moved to place ${place} of ${of}.`,
  actionsOf: (what: string) => `Actions for ${what}`,
  up: 'Move up',
  down: 'Move down',
  duplicate: 'Duplicate',
  delete: 'Delete',

  slide: (place: number) => `Slide ${place}`,
  untitled: 'Untitled slide',
  slideName: (place: number, heading: string) => `${place}. ${heading}`,
  addSlide: 'Add slide',
  addBlock: 'Add block',
  slidesFull: 'A deck has at most 50 slides.',
  blocksFull: 'A slide has at most 6 blocks.',
  lastSlide: 'A deck needs at least one slide.',
  slideHeading: 'Heading of the new slide',
  slideHeadingHint: 'You can change it later.',
  slideKinds: 'Kind of slide',
  blockKinds: 'Kind of block',
  slideAdded: (name: string) => `${name} was added.`,
  cancel: 'Cancel',
  keys: 'Alt+↑ and Alt+↓ move a slide.',

  picture: {
    choose: 'Choose a picture',
    replace: 'Replace',
    remove: 'Remove',
    hint: 'PNG, JPEG, WebP or SVG, up to 10 MB. You can also drop a file here. We make it smaller on your device.',
    working: 'Preparing the picture…',
    taken: (kilobytes: number) => `Picture added, ${kilobytes} kB.`,
    tooLarge: 'This file is larger than 10 MB. Choose a smaller picture.',
    notPicture: 'This file isn’t a picture that we can read. Choose a PNG, JPEG, WebP or SVG file.',
    script: 'This SVG contains a script. Save it without scripts, or use a PNG.',
    foreign: 'This SVG loads something from elsewhere. Save it with everything inside, or use a PNG.',
    svgTooLarge: 'This SVG is larger than 100 kB. Use a PNG or a simpler drawing.',
    cannotShrink: 'This picture can’t be made smaller than 100 kB. Use a simpler picture.',
  },

  preview: 'Preview',
  openPreview: 'Open preview',
  backToEditor: 'Back to the editor',
  previewGaps: (count: number) =>
    plural(count, {
      one: '1 field is empty. Its name stands in its place.',
      other: `${formatNumber(count)} fields are empty. Their names stand in their places.`,
    }),
  previewMissing: 'There is no proposal at this address.',
  previewLoading: 'Loading the preview…',
  previewFailed: 'The preview could not be loaded. Check your connection and try again.',
  previewNone: 'A list of proposals has no preview.',
} as const;
