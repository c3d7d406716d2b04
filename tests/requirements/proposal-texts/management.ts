import type { ViewName } from '../../screens/proposal-views';

/** A view of proposal management, and its texts. Rows fix few of them. The others are our own words. */
export type ViewTexts = readonly [view: ViewName, texts: readonly string[]];

const tips = [
  'Tips',
  'Send the link and the code separately: one by email, the other by phone or message.',
  'A team can share one code and address. Give someone their own if you may need to take it back.',
  'Withdrawn access ends at once. People keep what they have already saved.',
  'Check a page in its preview. If you open it with a code while signed in, we don’t count the visit.',
] as const;

const list = [
  'Make one page that lists all proposals. Visitors need its code; each proposal keeps its own.',
  'Make the list',
] as const;

const facts = ['Link', 'Copy link', 'Access code', 'Show code', 'Copy code', 'Client email', 'Copy email'];

export const managementTexts: readonly ViewTexts[] = [
  ['an empty list', ['New proposal', 'No proposals yet.']],
  ['an empty list', ['Make the first one from a prepared text, or start with an empty page.', ...list]],
  ['an empty list', tips],
  ['the list', ['New proposal', 'Latest', 'All proposals and presentations', ...list, ...tips]],
  ['the list', ['Published Client proposal · River House · Updated Nov 20, 2026, 12:00 PM']],
  ['the list', ['Open A first month', 'Changed since it was published', ...facts, '•••• ••••• ••••']],
  ['the list', ['Title', 'Client', 'Kind', 'Stage', 'Recipients', 'Last opened', 'Updated', 'Actions']],
  ['the list', ['Client proposal', 'Presentation', 'Published', 'Changed', 'Draft', 'Withdrawn']],
  ['the list', ['4 recipients', '0 recipients', 'Not opened yet', '—', '⋯', 'More for A first month']],
  ['the list', ['In this browser only', 'Open', 'Open An idea', 'Make a presentation of it']],
  [
    'the list',
    ['Nobody else can open these. Make a presentation of one to edit it here and publish it to a client.'],
  ],
  ['the list', ['Another page has this address, and is shown there in its place.']],
  ['the menu of a page in the list', ['Show link and code', 'Copy link', 'Copy code', 'Copy email']],
  ['the menu of a page in the list', ['Open page', 'Edit', 'Duplicate']],

  ['a new proposal', ['New proposal', 'Step 1 of 2: Choose a start', 'Start with', 'Cancel', 'Next']],
  [
    'a new proposal',
    ['Empty proposal', 'Empty proposalPackages, reasons and a timeline for you to fill in.'],
  ],
  ['a new proposal', ['Empty presentation', 'Empty presentationAdd slides one by one.']],
  ['a new proposal', ['A copy', 'A copyThe text of a page you have, without its recipients and codes.']],
  ['a new proposal', ['Prepared text', 'Prepared textTwo proposals and six presentations, ready to adapt.']],
  ['the client of a new proposal', ['Step 2 of 2: Name the client', 'Client name', 'Client email', 'Title']],
  ['the client of a new proposal', ['We suggest contacts as you type. Any other name is fine.']],
  ['the client of a new proposal', ['Enter a name of at most 100 characters.', 'Enter an email address.']],
  ['the client of a new proposal', ['Enter a title of at most 160 characters.', 'Address', 'Back', 'Create']],
  [
    'the client of a new proposal',
    ['Lowercase letters, digits and hyphens. The page will be at /proposals/…'],
  ],
  [
    'the client of a new proposal',
    ['Use lowercase letters, digits and single hyphens, at most 80 characters.'],
  ],
  [
    'the client of a new proposal',
    ['Clients see Ada Lindqvist (ada@acf.example) as the sender. You can change this in the editor.'],
  ],

  ['a published page', ['Published', 'Content', 'Access', 'Versions', 'Visits', 'Parts of this proposal']],
  ['a published page', ['Publish changes', 'Changed since it was published', 'More actions', 'Open']],
  ['a published page', ['Unpublish', 'All fields are filled in.']],
  [
    'a draft that cannot be published',
    ['Draft', 'Publish', 'More actions', 'Delete', 'Alt+↑ and Alt+↓ move a slide.'],
  ],
  ['a draft that cannot be published', ['Some fields are left. Fill them in, then publish.', '1 field left']],
  ['a draft that cannot be published', ['Add a recipient first. Without one, no one can open the page.']],
  ['a draft that cannot be published', ['Show the first', 'Fill this in.']],
  ['unpublishing', ['Unpublish A first month?', 'Cancel', 'Unpublish']],
  [
    'unpublishing',
    ['No one will be able to open the page. You can publish it again later with the same codes.'],
  ],
  ['deleting', ['Delete Hours back?', 'This cannot be undone.', 'Cancel', 'Delete']],
  [
    'deleting',
    [
      'The text, its versions, the recipients with their codes and what readers did are deleted for good. The address is free again.',
    ],
  ],

  ['access', ['Recipients', 'Publish and copy invitations', 'Add by email address', 'Add']],
  ['access', ['Paste one or more addresses. Each person gets their own code.']],
  ['access', ['Add with a code or end date of your own', 'Copy invitation', 'More for Amara']],
  ['access', ['Has access · No end', 'Has access · Until December 24, 2099', 'Ended October 1, 2026']],
  ['access', ['Has access · No end · Not recorded', 'Opens with the next publication · No end']],
  ['access', ['Withdrawn November 2, 2026', 'Not opened yet', 'When people type the code']],
  ['access', ['Forgive capitals, spaces and 0/O (recommended)', 'Must match exactly']],
  [
    'access',
    ['Exact matching locks people out and is not safer. A change takes effect with the next publication.'],
  ],
  ['the menu of a recipient', ['Show code', 'Copy code', 'Copy email address', 'Copy link with code']],
  ['the menu of a recipient', ['Change end', 'Stop recording when they open and read', 'Withdraw access']],
  ['withdrawing access', ['Withdraw the access of Amara?', 'Cancel', 'Withdraw']],
  [
    'withdrawing access',
    ['Their code stops working now. Everyone else keeps their code and notices nothing.'],
  ],
  ['a page without recipients', ['No recipients yet.']],
  ['a recipient with a code of their own', ['Add recipient', 'Name', 'For you: clients never see it.']],
  ['a recipient with a code of their own', ['Enter a name of 120 characters or fewer.', 'Email address']],
  [
    'a recipient with a code of their own',
    ['We made this code. If you choose your own, use 13 or more random letters and digits.'],
  ],
  [
    'a recipient with a code of their own',
    [
      'This code is worth about 0 bits, and 60 are needed. Use more random letters and digits, or the code we made.',
    ],
  ],
  ['a recipient with a code of their own', ['Access code', 'Make another code', 'Ends on', 'Cancel', 'Save']],
  [
    'a recipient with a code of their own',
    ['Access ends after this day. Leave it empty for access without an end.'],
  ],
  ['a recipient with a code of their own', ['Record when they open and read']],
  [
    'a recipient with a code of their own',
    ['If this is off, you see only what they send you: choices and questions.'],
  ],

  ['versions', ['Version 1', 'Nov 5, 2026, 12:00 PM, by Ada Lindqvist', 'Restore this text']],
  ['no versions', ['Nothing was published yet.']],
  ['visits', ['Choices and questions', 'A former recipient asked for a colleague’s access', 'Copy email']],
  ['visits', ['Amara asked a question', 'Amara chose Grow', 'Chosen now: Grow, Nov 21']],
  ['visits', ['Nov 21, 2026, 9:06 AM · about “Start → Grow → Expand: Your Path to Smarter Fundraising”']],
  ['visits', ['Recipients', 'Not opened yet', 'Reading is not recorded', 'No failed attempts.']],
  ['visits', ['Latest visits', 'Nov 21, 2026, 9:04 AM Amara copied the link']],
  ['visits', ['Nov 21, 2026, 9:03 AM Amara downloaded it', 'Nov 21, 2026, 9:01 AM Amara opened the page']],
  ['visits', ['Nov 21, 2026, 9:00 AM Amara opened the page for the first time', 'Time by section']],
  ['visits', ['1 min 15 s']],
  [
    'visits',
    [
      'A section counts while it is in the middle of a visible window and the reader moves, types or scrolls.',
    ],
  ],
  [
    'visits',
    [
      'Opened 2 times · first Nov 21, 2026, 9:00 AM · last Nov 21, 2026, 9:01 AM · read for 1 min 15 s · downloaded it · copied the link',
    ],
  ],
  ['no visits', ['No choices or questions yet.', 'No one has opened the page yet.', 'No failed attempts.']],
];
