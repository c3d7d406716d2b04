import { formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';

/** Texts of the e-mails to a contact. */
export const mailTexts = {
  labels: { subject: 'Subject', content: 'Text', to: 'To', status: 'Status' },
  /** WRK-206 */
  notFound: 'Email not found',
  /** WRK-774 */
  contactMissing: 'Contact document does not exist',
  section: 'Emails',
  draft: 'Draft an email',
  generate: {
    menu: 'Generate email',
    title: (kind: string, name: string) => `${kind} to ${name}`,
    builtIn: 'This email is built in: no AI service is set up.',
    fallback: 'The AI service did not answer. This email is a built-in one.',
    failed: 'The email could not be generated. Please try again.',
    madeFrom: (notes: number) =>
      plural(notes, {
        one: 'Made from the contact’s name, company and title, and 1 note.',
        other: `Made from the contact’s name, company and title, and ${formatNumber(notes)} notes.`,
      }),
    keep: 'Keep as a draft',
  },
  edit: 'Edit',
  open: 'Open in the mail program',
  markSent: 'Mark as sent',
  delete: 'Delete',
  loading: 'Loading the emails…',
  notFetched: 'The emails could not be fetched',
  /** WRK-207 */
  none: 'No emails found for this contact',
  history: (count: number) => `Deleted drafts (${formatNumber(count)})`,
  states: {
    draft: (when: string) => `Draft since ${when}`,
    edited: (when: string) => `Draft, edited ${when}`,
    sent: (when: string) => `Sent ${when}`,
    deleted: (when: string) => `Deleted ${when}`,
  },
  types: { welcome: 'Welcome', 'follow-up': 'Follow-up' },
  type: 'Kind',
  newTitle: (name: string) => `Email to ${name}`,
  editTitle: 'Edit the draft',
  save: 'Save draft',
  saving: 'Saving…',
  cancel: 'Cancel',
  saved: 'The draft is saved.',
  sent: 'The email is marked as sent.',
  deleted: 'The draft is among the deleted ones.',
  failed: 'The email was not saved',
  unsaved: 'Your email is not saved.',
  optedOut: 'This person does not want to be written to.',
  subjectMissing: 'Enter a subject.',
  contentMissing: 'Write something.',
  toForm: 'Enter an address such as name@organisation.org, or leave it empty.',
  tooLong: 'Keep it to 20,000 characters.',
  subjectTooLong: 'Keep it to 200 characters on one line.',
  deleteTitle: 'Delete draft',
  deleteQuestion: (subject: string) =>
    `Delete the draft “${subject}”? Its words stay among the deleted drafts.`,
  changeOfDraft: (name: string) => `New email to ${name}`,
  changeOfWords: (subject: string) => `Email ${subject}`,
  changeOfSending: (subject: string) => `Sending of the email ${subject}`,
  changeOfDeletion: (subject: string) => `Deletion of the email ${subject}`,
} as const;
