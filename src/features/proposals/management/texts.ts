import { plural } from '@/shared/i18n/plural';
import type { DraftState, ProposalKind } from '../schema';

/** All texts of proposal management. */
export const proposalTexts = {
  loading: 'Loading proposals…',
  failed: 'Failed to fetch proposals',
  unreadable: 'One proposal can’t be shown because its record doesn’t fit this version of the workspace.',
  none: 'No proposals yet.',
  noneAdvice: 'Make the first one from a prepared text, or start with an empty page.',
  featured: 'Latest',
  others: 'All proposals and presentations',
  new: 'New proposal',
  open: 'Open',
  edit: 'Edit',
  link: 'Link',
  code: 'Access code',
  email: 'Client email',
  copy: { link: 'Copy link', code: 'Copy code', email: 'Copy email' },
  show: 'Show code',
  hide: 'Hide code',
  hidden: '•••• ••••• ••••',
  noAccess: 'No recipient has access yet.',
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
  noIndex: 'Make one page that lists all proposals. Visitors need its code; each proposal keeps its own.',
  makeIndex: 'Make the list',
  index: { title: 'List of proposals', clientName: 'Everyone with the code' },
  tips: 'Tips',
  tipList: [
    'Send the link and the code separately: one by email, the other by phone or message.',
    'A team can share one code and address. Give someone their own if you may need to take it back.',
    'Withdrawn access ends at once. People keep what they have already saved.',
    'Check a page in its preview. If you open it with a code while signed in, we don’t count the visit.',
  ],

  title: 'Title',
  clientName: 'Client name',
  clientEmail: 'Client email',
  clientMissing: 'Enter a name of at most 120 characters.',
  emailWrong: 'Enter an email address.',
  cancel: 'Cancel',
  notCreated: 'The proposal wasn’t created. Its address may be in use. Choose another and try again.',
  duplicate: 'Duplicate',
  missing: 'There is no proposal at this address.',
  back: 'All proposals',

  tabs: { content: 'Content', access: 'Access', versions: 'Versions', visits: 'Visits' },
  tabList: 'Parts of this proposal',
  save: 'Save',
  saving: 'Saving…',
  more: 'More actions',
  upToDate: 'Nothing changed since it was published.',
  notSaved: 'The content wasn’t saved. Check your connection and try again.',

  publish: 'Publish',
  publishAgain: 'Publish changes',
  publishing: (done: number, all: number) => `Publishing for ${done} of ${all} recipients…`,
  published: (count: number) =>
    plural(count, {
      one: 'Published. One recipient can open it.',
      other: `Published. ${count} recipients can open it.`,
    }),
  publishedAndCopied: (count: number) =>
    plural(count, {
      one: 'Published. One invitation copied.',
      other: `Published. ${count} invitations copied.`,
    }),
  publishedNotCopied:
    'Published, but your browser refused to copy. Press “Copy invitations” on the tab “Access”.',
  notPublished: 'Nothing was published. Clients still see the previous version. Try again.',
  publishOffline: 'Publishing needs a connection. Nothing was changed.',
  publishIncomplete: 'Some fields are left. Fill them in, then publish.',
  publishNobody: 'Add a recipient first. Without one, no one can open the page.',
  withdraw: 'Unpublish',
  withdrawTitle: (title: string) => `Unpublish ${title}?`,
  withdrawQuestion:
    'No one will be able to open the page. You can publish it again later with the same codes.',
  withdrawn: 'The page was unpublished.',
  notWithdrawn: 'The page wasn’t unpublished, so clients can still open it. Try again.',
  delete: 'Delete',
  deleting: 'Deleting…',
  deleteTitle: (title: string) => `Delete ${title}?`,
  deleteQuestion: 'This cannot be undone.',
  deleteWhat:
    'The text, its versions, the recipients with their codes and what readers did are deleted for good. The address is free again.',
  deleted: 'The proposal was deleted.',
  notDeleted: 'Not everything was deleted. Check your connection and delete it again.',

  accessChanged: 'Access updated.',
  accessNotSealed:
    'The recipients were saved, but they can’t open the page yet. Press “Publish changes” to finish.',

  versionsNone: 'Nothing was published yet.',
  versionsLoading: 'Loading versions…',
  versionsFailed: 'Failed to fetch versions',
  version: (number: number) => `Version ${number}`,
  publishedBy: (who: string, when: string) => `${when}, by ${who}`,
  restore: 'Restore this text',
  restored: 'The draft has the text of this version now.',

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
    access: 'Same text; access changed',
    added: (what: string) => `New: ${what}`,
    removed: (what: string) => `Removed: ${what}`,
    changed: (what: string) => `Changed: ${what}`,
    moved: 'The order of the slides',
    none: 'The same text as before',
  },
} as const;
