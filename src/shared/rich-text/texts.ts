import { formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';

/** The texts of rich text and its editor. */
export const richTextTexts = {
  checked: 'Done:',
  unchecked: 'To do:',

  toolbar: 'Formats of the text',
  tools: {
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    strike: 'Strikethrough',
    code: 'Code',
    header1: 'Large heading',
    header2: 'Heading',
    header3: 'Small heading',
    bullet: 'Bulleted list',
    ordered: 'Numbered list',
    tasks: 'Checklist',
    outdent: 'Indent less',
    indent: 'Indent more',
    blockquote: 'Quote',
    codeBlock: 'Block of code',
    link: 'Link',
    mention: 'Name a colleague',
    clear: 'Remove formats',
    undo: 'Undo',
    redo: 'Redo',
  },
  unfilled: (placeholders: readonly string[]) =>
    `Still to fill in: ${placeholders.join(', ')}. Choose a contact, or write over it before you save.`,
  help: 'Alt+F10 leads to the formats, Tab leaves the text.',
  helpWithMentions: 'Type @ to name a colleague. Alt+F10 leads to the formats, Tab leaves the text.',
  noPictures: 'A text cannot hold pictures. Nothing was added.',
  people: 'Colleagues',
  found: (count: number) =>
    plural(count, {
      one: '1 colleague, Enter takes the chosen one',
      other: `${count} colleagues, Enter takes the chosen one`,
    }),

  newLink: 'Add a link',
  changeLink: 'Change the link',
  address: 'URL',
  linkText: 'Text of the link',
  wrongAddress: 'This is no address of a site or a mailbox. Write one like https://example.org.',
  saveLink: 'Save the link',
  removeLink: 'Remove the link',
  cancel: 'Cancel',

  loading: 'The editor is loading.',
  notLoaded: 'The editor could not be loaded. Your text is safe; check your connection.',
  loadAgain: 'Load it again',

  template: 'Template',
  noTemplate: 'No template',
  replaceTitle: 'Use this template?',
  replaceQuestion: 'The template takes the place of what you have written.',
  replace: 'Replace my text',

  rich: 'Rich text',
  plain: 'Plain text',
  mode: 'Kind of text',
  formatsLost: 'Formats were removed; marks of lists and addresses of links stay as text.',
  formatsBack: 'Bring the formats back',
  length: (used: number, most: number) =>
    `${formatNumber(used)} of ${formatNumber(most)} characters are used.`,
  tooLong: (most: number) =>
    `The text is too long: formats included, at most ${formatNumber(most)} characters are kept.`,
} as const;
