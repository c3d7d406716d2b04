import { formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';

/** The texts of rich text and its editor. */
export const richTextTexts = {
  checked: 'Done:',
  unchecked: 'To do:',

  toolbar: 'Text formatting',
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
    codeBlock: 'Code block',
    link: 'Link',
    mention: 'Mention a colleague',
    clear: 'Clear formatting',
    undo: 'Undo',
    redo: 'Redo',
  },
  unfilled: (placeholders: readonly string[]) =>
    `Still to fill in: ${placeholders.join(', ')}. Choose a contact, or replace it before you save.`,
  help: 'Press Alt+F10 for the formatting buttons, Tab to leave the text.',
  helpWithMentions:
    'Type @ to mention a colleague. Press Alt+F10 for the formatting buttons, Tab to leave the text.',
  noPictures: 'Texts can’t hold pictures. Nothing was added.',
  people: 'Colleagues',
  found: (count: number) =>
    plural(count, {
      one: '1 colleague, press Enter to choose',
      other: `${count} colleagues, press Enter to choose`,
    }),

  newLink: 'Add link',
  changeLink: 'Edit link',
  address: 'URL',
  linkText: 'Link text',
  wrongAddress: 'Enter a web or email address, such as https://example.org.',
  saveLink: 'Save link',
  removeLink: 'Remove link',
  cancel: 'Cancel',

  loading: 'Loading the editor…',
  notLoaded: 'The editor could not be loaded. Your text is safe. Check your connection and try again.',
  loadAgain: 'Try again',

  template: 'Template',
  noTemplate: 'No template',
  replaceTitle: 'Use this template?',
  replaceQuestion: 'The template replaces your text.',
  replace: 'Replace text',

  rich: 'Rich text',
  plain: 'Plain text',
  mode: 'Text type',
  formatsLost: 'Formatting was removed. List marks and link addresses stay as text.',
  formatsBack: 'Restore formatting',
  length: (used: number, most: number) => `${formatNumber(used)} of ${formatNumber(most)} characters used.`,
  tooLong: (most: number) =>
    `This text is too long. Use ${formatNumber(most)} characters or fewer, formatting included.`,
} as const;
