import { formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';
import type { Act } from '../visit-acts';
import type { DraftState, ProposalKind } from './schema';

/** Every word of proposal management. */
export const proposalTexts = {
  loading: 'Loading proposals…',
  failed: 'Failed to fetch proposals',
  unreadable: 'One proposal cannot be shown: its record does not fit this version of the workspace.',
  none: 'No proposals yet.',
  noneAdvice: 'Make the first one: choose what it is, whom it is for and its address.',
  featured: 'Latest',
  others: 'All proposals and presentations',
  new: 'New proposal',
  open: 'Open',
  edit: 'Edit',
  link: 'Link',
  code: 'Access code',
  email: 'Client email',
  copy: { link: 'Copy link', code: 'Copy code', email: 'Copy email', linkWithCode: 'Copy link with code' },
  show: 'Show code',
  hide: 'Hide code',
  hidden: '•••• ••••• ••••',
  noAccess: 'Nobody has access yet.',
  kind: { proposal: 'Client proposal', deck: 'Presentation', index: 'List of proposals' } satisfies Record<
    ProposalKind,
    string
  >,
  state: { draft: 'Draft', published: 'Published', withdrawn: 'Withdrawn' } satisfies Record<
    DraftState,
    string
  >,
  unpublished: 'Changed since it was published',
  updated: (when: string) => `Updated ${when}`,
  noIndex: 'There is no list at /proposals yet.',
  indexAdvice: 'It names pages to whoever has its code. Each page keeps its own gate.',
  makeIndex: 'Make the list',
  index: { title: 'List of proposals', clientName: 'Everybody with the code' },
  tips: 'Tips',
  tipList: [
    'Send the link and the code by two different ways: one by email, the other by phone or message.',
    'One pair of code and address may serve a whole team. Give a person their own when you may want to take it back.',
    'A withdrawn access closes at once. What somebody has read or saved by then stays read.',
    'Look at a page by its preview: opening it here with a code is not counted while you are signed in.',
  ],

  title: 'Title',
  clientName: 'Client name',
  clientEmail: 'Client email',
  slug: 'Address',
  slugHint: 'Small letters, digits and hyphens: the page will stand at /proposals/…',
  slugWrong: 'Use small letters, digits and single hyphens, at most 80 characters.',
  slugReserved: 'This address belongs to the list of proposals.',
  titleMissing: 'Enter a title of at most 160 characters.',
  clientMissing: 'Enter a name of at most 120 characters.',
  emailWrong: 'Enter an email address.',
  kindField: 'What is it?',
  create: 'Create',
  creating: 'Creating…',
  cancel: 'Cancel',
  created: 'The proposal was created.',
  notCreated: 'The proposal was not created. There may already be one at this address.',
  duplicate: 'Duplicate',
  duplicateTitle: (title: string) => `Duplicate ${title}`,
  duplicateNote:
    'The text is copied. Recipients and codes are not: the copy opens for nobody until you add them.',
  missing: 'There is no proposal at this address.',
  back: 'To all proposals',

  tabs: { content: 'Content', access: 'Access', versions: 'Versions', visits: 'Visits' },
  tabList: 'Parts of this proposal',
  sections: 'Sections',
  save: 'Save',
  saving: 'Saving…',
  saved: 'The content was saved.',
  notSaved: 'The content was not saved.',
  unsaved: 'Your changes to this proposal are not saved.',
  preview: 'Preview',
  previewOld: 'The preview shows the last text that was complete.',
  previewNone: 'The preview appears once every field is filled in.',
  incomplete:
    'Some fields are not filled in yet. You can save now and go on later; publishing waits until all are.',
  contentLabel: 'Content',
  choose: 'Choose',
  add: (what: string) => `Add: ${what}`,
  remove: 'Remove',
  up: 'Up',
  down: 'Down',
  removeOf: (what: string) => `Remove ${what}`,
  upOf: (what: string) => `Move ${what} up`,
  downOf: (what: string) => `Move ${what} down`,
  addOptional: (what: string) => `Add ${what}`,
  item: (what: string, place: number) => `${what} ${place}`,
  fieldProblem: (most: number | undefined) =>
    most === undefined ? 'This does not fit yet.' : `Fill this in with at most ${most} characters.`,

  publish: 'Publish',
  publishAgain: 'Publish changes',
  publishing: (done: number, all: number) => `Sealing for ${done} of ${all}…`,
  published: (count: number) =>
    plural(count, {
      one: 'Published. One recipient can open it.',
      other: `Published. ${count} recipients can open it.`,
    }),
  notPublished: 'Nothing was published. What clients can open is what it was before. Try again.',
  publishOffline: 'Publishing needs a connection. Nothing was changed.',
  publishIncomplete: 'The content is not complete, so it cannot be published yet.',
  publishNobody: 'Add a recipient first: without one nobody could open the page.',
  withdraw: 'Unpublish',
  withdrawTitle: (title: string) => `Unpublish ${title}?`,
  withdrawQuestion:
    'Nobody will be able to open the page. You can publish it again later; the codes stay the same.',
  withdrawn: 'The page was unpublished.',
  delete: 'Delete',
  deleting: 'Deleting…',
  deleteTitle: (title: string) => `Delete ${title}?`,
  deleteQuestion: 'This cannot be undone.',
  deleteWhat:
    'The text, its versions, the recipients with their codes and what readers did are deleted for good. The address is free again.',
  deleted: 'The proposal was deleted.',
  notDeleted: 'Not everything was deleted. Check your connection and delete it again.',

  recipients: 'Recipients',
  addRecipient: 'Add recipient',
  recipientName: 'Name',
  recipientNameHint: 'For you: clients never see it.',
  recipientCode: 'Access code',
  recipientCodeHint: 'Generated. You may type another of at least 60 random bits.',
  codeWeak: (bits: number) =>
    `This code is worth about ${bits} bits. Anyone who has a copy of the sealed page could guess it; 60 bits are needed. Use more random letters and digits, or the generated one.`,
  newCode: 'Generate another',
  expires: 'Ends on',
  expiresHint: 'At the end of this day. Leave it empty for access without an end.',
  expiresPast: 'Choose a day that is not over.',
  never: 'No end',
  ends: (day: string) => `Ends ${day}`,
  ended: (day: string) => `Ended ${day}`,
  accessWithdrawn: (day: string) => `Withdrawn ${day}`,
  waitsForPublication: 'Opens with the next publication',
  setEnd: 'Change end',
  withdrawAccess: 'Withdraw',
  withdrawAccessOf: (name: string) => `Withdraw the access of ${name}`,
  withdrawAccessTitle: (name: string) => `Withdraw the access of ${name}?`,
  withdrawAccessQuestion:
    'Their code stops working now. The page is then sealed anew for everybody else, under new keys; their codes stay the same.',
  accessChanged: 'The page was sealed anew.',
  accessNotSealed: 'The recipients were saved, but the page was not sealed anew. Publish to finish.',
  withdrawConfirm: 'Withdraw',
  noRecipients: 'No recipients yet.',
  matching: 'Entries are compared',
  matchings: {
    normalised: 'without regard to case, spaces and look-alikes (recommended)',
    exact: 'exactly as typed',
  },
  matchingNote:
    'Exact comparison trips honest people and adds no safety. A change takes effect with the next publication.',

  versionsNone: 'Nothing was published yet.',
  versionsLoading: 'Loading versions…',
  versionsFailed: 'Failed to fetch versions',
  version: (number: number) => `Version ${number}`,
  publishedBy: (who: string, when: string) => `${when}, by ${who}`,
  restore: 'Take this text back into the draft',
  restored: 'The text of this version is in the draft now.',

  visitsNone: 'Nobody has opened the page yet.',
  visitsLoading: 'Loading visits…',
  visitsFailed: 'Failed to fetch visits',
  attempts: (failed: number) =>
    failed === 0
      ? 'Nobody has tried to open the page and failed.'
      : plural(failed, {
          one: 'One attempt to open the page failed.',
          other: `${formatNumber(failed)} attempts to open the page failed.`,
        }),
  attemptsUnknown: 'How many attempts failed could not be read.',
  latestOnly: (most: number) => `The latest ${most} acts are shown.`,
  bySections: 'Time by section',
  seconds: (total: number) =>
    total < 60 ? `${total} s` : `${Math.floor(total / 60)} min ${String(total % 60).padStart(2, '0')} s`,
  readingNote:
    'Counted while a section is in the middle of a visible window and somebody moves, types or scrolls.',
  unknownRecipient: 'Somebody who is no longer listed',
  acts: {
    opened: 'opened the page',
    read: 'read',
    downloaded: 'downloaded it',
    shared: 'copied the link',
    chose: 'chose',
    asked: 'asked',
  } satisfies Record<Act, string>,
  openedTimes: (count: number) => plural(count, { one: 'Opened once', other: `Opened ${count} times` }),
  lastOpened: (when: string) => `last ${when}`,
  answers: 'Choices and questions',
  latest: 'Latest visits',

  changeOf: {
    content: (title: string) => `Content of ${title}`,
    creation: (title: string) => `New proposal ${title}`,
    access: (title: string) => `Access to ${title}`,
    publication: (title: string) => `Publication of ${title}`,
    withdrawal: (title: string) => `Unpublishing of ${title}`,
    deletion: (title: string) => `Deletion of ${title}`,
  },
  labels: {
    content: 'Content',
    title: 'Title',
    clientName: 'Client name',
    recipients: 'Recipients',
    revision: 'Publication',
  },
  refused: 'Only administrators may change proposals.',

  changes: {
    first: 'First publication',
    access: 'The same text, sealed anew for those who have access',
    added: (what: string) => `New: ${what}`,
    removed: (what: string) => `Removed: ${what}`,
    changed: (what: string) => `Changed: ${what}`,
    moved: 'The order of the slides',
    none: 'The same text as before',
  },
} as const;

/** A field's name for people: `coreGoal` is "Core goal". */
export function labelOf(name: string): string {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
