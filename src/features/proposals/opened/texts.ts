/** Texts of opened pages. */
export const openedTexts = {
  download: 'Download',
  share: 'Share',
  ask: 'Ask about this',
  askAbout: (heading: string) => ` (${heading})`,
  dialogFailed: 'This could not be loaded. Check your connection and press again.',
  unreadable: (email: string | undefined) =>
    `Your code is right, but we cannot show the page. Refresh it; if that does not help, ${email === undefined ? 'tell the person who sent you the link' : `write to ${email}`}.`,
} as const;

/** Texts of the dialog that asks a question about a section. */
export const questionTexts = {
  title: 'Ask about this',
  about: 'About',
  question: 'Your question',
  hint: 'We see which part you ask about.',
  empty: 'Write your question.',
  tooLong: (longest: number) => `Use ${longest} characters or fewer.`,
  send: 'Send Question',
  sending: 'Sending…',
  sent: 'Your question was sent. We answer within 24 hours on business days.',
  notSent: (email: string | undefined) =>
    `Your question was not sent. Your words are still here: send them again${email === undefined ? '.' : `, or write to ${email}.`}`,
  close: 'Close',
} as const;

/** Texts of the share dialog. */
export const shareTexts = {
  title: 'Share this page',
  link: 'Link',
  copyLink: 'Copy link',
  copied: 'Proposal link copied to clipboard!',
  notCopied: 'We could not copy the link. It is selected above: copy it from there.',
  words: 'Text to pass on',
  copyWords: 'Copy text',
  needsCode: 'You need an access code and the email address it belongs to. Ask me or ACF for your own.',
  passOn: (title: string, address: string) => `${title}\n${address}`,
  device: 'Share with an app',
  deviceFailed: 'Your device did not share the page. Copy the link instead.',
  colleague: 'Ask ACF to give a colleague their own access',
  colleagueLead: 'Your code is yours. We send your colleague a code of their own.',
  name: 'Name',
  email: 'Email',
  noName: 'Write your colleague’s name.',
  noEmail: 'Write an email address, such as name@example.org.',
  tooLong: (longest: number) => `Use ${longest} characters or fewer.`,
  request: 'Ask for Access',
  requesting: 'Sending…',
  requested: (name: string) => `Sent. We will get in touch about access for ${name}.`,
  notRequested: (email: string | undefined) =>
    `This was not sent. What you wrote is still here: send it again${email === undefined ? '.' : `, or write to ${email}.`}`,
  close: 'Close',
} as const;

/** Texts of the download dialog. */
export const downloadDialogTexts = {
  title: 'Download this page',
  pdf: 'Save as PDF',
  pdfHint: 'Opens the print window of your browser. Choose “Save as PDF” there.',
  file: 'Download as a file',
  fileHint: 'One page that opens in any browser, also without a connection.',
  fileFailed: 'The file could not be made. Check your connection and press again.',
  close: 'Close',
} as const;

/** Texts of the downloaded file. */
export const downloadTexts = {
  preparedFor: (client: string) => `Prepared for ${client}`,
  validUntil: (day: string) => `Valid until ${day}`,
  summary: 'Executive summary',
  approach: 'The approach: four packages',
  chosen: 'your choice',
  choice: 'Your choice',
  due: 'Due',
  teams: (teams: string) => `Teams benefiting: ${teams}`,
  stakeholders: "Who you'll need",
  reasons: 'Why hire us',
  pilot: 'How the pilot works',
  contact: 'Your contact',
  booking: 'Book a time',
} as const;
