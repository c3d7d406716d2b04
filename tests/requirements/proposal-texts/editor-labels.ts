/** A section of the editor, and the texts of its fields, hints, choices and counters. */
export type SectionLabels = readonly [section: string, labels: readonly string[]];

const drawings = [
  'Letter',
  'Telephone',
  'Open book',
  'Checklist',
  'Map',
  'Screen',
  'Shield',
  'Seat',
  'Ribbon',
  'Lantern',
] as const;

const pictureHint =
  'PNG, JPEG, WebP or SVG, up to 10 MB. You can also drop a file here. We make it smaller on your device.';
const oneALine = 'One item a line. Press Enter for the next.';

const offer = [
  'Core goal',
  'Bullets',
  oneALine,
  'Details',
  'Detail 1',
  'Title',
  'Stage',
  '(optional)',
] as const;
const stages = ['None', 'Crawl', 'Walk', 'Run', 'Description', 'Teams'] as const;

const buttons = [
  'Start Today (booking page)',
  'Deploy Now (booking page)',
  'Scale Up (booking page)',
  'Send Me the Free Pack (free guide)',
  'Open the video library (videos page)',
  'Schedule Session (booking page)',
] as const;

const shared: readonly SectionLabels[] = [
  ['Sender', ['Name', 'Role', 'Email', 'Phone', 'Booking link', 'The full address of a booking page.']],
  ['Sender', ['Remove Sender']],
  ['Look', ['Colour', 'Evergreen', 'Lake blue', 'Clay red', 'Moss green', 'Ink']],
  ['Look', ['Drawing', ...drawings, 'Picture in place of the drawing', 'Remove Look']],
];

/** The sections of a proposal in order, with the texts above them. */
export const proposalSections = [
  'General',
  'Sender',
  'Look',
  'Hero',
  'Packages: Free Starter Pack',
  'Packages: Start',
  'Packages: Grow',
  'Packages: Expand',
  'How details open',
  'Who you’ll need',
  'Why hire us',
  'Timeline',
  'Download',
] as const;

export const proposalLabels: readonly SectionLabels[] = [
  ['General', ['All fields are filled in.', 'Open preview', 'Content']],
  ['General', ['Client name', 'Client email', 'Title of the proposal', 'Client website', 'Client logo']],
  ['General', ['Whom the proposal is for. Access is given on the tab “Access”.']],
  ['General', ['The full address, such as https://www.organization.org.', pictureHint, 'Choose a picture']],
  ['General', ['Currency of prices', 'Canadian dollars (CAD)', 'US dollars (USD)', 'Euros (EUR)']],
  ...shared,
  ['Hero', ['Headline', 'Introduction', 'Badges', 'Badge 1', 'Badge 4', '4 of 4', 'Actions for Badge 1']],
  ['Hero', ['Statements about how we work. Never name a certificate that we don’t hold.']],
  ['Packages: Free Starter Pack', [...offer, ...stages, '7 of 8 items', 'Add detail', '4 of 8']],
  ['Packages: Start', [...offer, ...stages, 'Prices', 'Price 1', 'What it covers', 'Amount before tax']],
  ['Packages: Start', ['Without prices, the package is quoted after the scoping session.']],
  ['Packages: Start', ['Tax in percent', 'Leave it empty to add no tax.', 'When it is due']],
  ['Packages: Start', ['For example: on signing, or day 30.', 'Add price', 'Remove Prices']],
  ['Packages: Grow', [...offer, ...stages, 'Add prices', '3 of 8']],
  ['Packages: Expand', [...offer, ...stages, 'Add prices', '4 of 8']],
  ['How details open', ['When a client opens the details of a package', 'Others stay open', 'Others close']],
  ['How details open', ['Details that are open at first', 'Free Starter Pack', 'Start', 'Grow', 'Expand']],
  ['How details open', ['0 of 4']],
  ['Who you’ll need', ['Person 1', 'Title', 'Text', 'Add person', '4 of 8']],
  ['Why hire us', ['Reason 1', 'Title', 'Text', 'Add reason', '4 of 8']],
  ['Timeline', ['Heading', 'Steps', 'Step 1', 'Step 5', 'Period', 'Title', 'Text', '5 of 5']],
  ['Timeline', ['Short line for the overview card', 'Stands on the card that sums up the timeline.']],
  ['Download', ['Executive summary', 'Pilot approach', 'Appears only in the downloaded file.']],
];

/** The fields of every slide. */
export const slideLabels = [
  'Heading',
  'Small line above the heading',
  'Introduction',
  'Style of the slide',
  'Opening page',
  'Light',
  'Shaded',
  'Dark band',
  'Closing page',
  'Count this slide among the numbered sections',
  'Its number stands before the heading.',
  'Drawing',
  'None',
  ...drawings,
  'Blocks',
  'Add block',
  'Speaker notes',
  'Only signed-in staff see these.',
  'Add slide',
] as const;

/** Each kind of block with its name and its fields. */
export const blockLabels: readonly SectionLabels[] = [
  ['agenda', ['Agenda 1', 'Points of the talk', 'Point 1', 'Title', 'Text', 'Benefit to the listener']],
  ['agenda', ['Add point', '4 of 8']],
  ['figures', ['Figures 1', 'Figures', 'Figure 1', 'Figure', 'What it counts', 'Where it comes from']],
  ['figures', ['Add figure', '6 of 8']],
  ['callout', ['Callout 1', 'Title', 'Text']],
  ['points', ['Points 1', 'Heading of the list', 'Points', oneALine]],
  ['actions', ['Buttons 1', 'Buttons', ...buttons, '1 of 3']],
  ['comparison', ['Comparison 1', 'Sides', 'Side 1', 'Side 2', 'Title', 'Points', '2 of 2']],
  ['cards', ['Cards 1', 'Cards', 'Card 1', 'Title', 'Small line above the title', 'Text', 'Add points']],
  ['cards', ['Add card', '3 of 8']],
  ['roadmap', ['Roadmap 1', 'Phases', 'Phase 1', 'Period', 'Name', 'Tasks', 'Add phase', '4 of 6']],
  ['estimate', ['Estimate 1', 'Title', 'Rows', 'Row 1', 'Name', 'Value', 'Result', 'What it rests on']],
  ['estimate', ['Add row', '3 of 8']],
  ['steps', ['Steps 1', 'Steps', 'Step 1', 'Title', 'Text', 'When', 'Add step', '3 of 8']],
  ['contact', ['Contact 1', 'Line above the contact details']],
  ['contact', ['The contact details come from the sender or from the organization.']],
  ['text', ['Text 1', 'Text']],
  ['facts', ['Facts 1', 'Facts', 'Fact 1', 'Name', 'Fact', 'Add fact', '5 of 10']],
  ['budget', ['Budget 1', 'What it is for', 'Amount', 'What it includes', oneALine]],
  [
    'tiers',
    ['Packages 1', 'Packages', 'Package 1', 'Package', 'Free Starter Pack', 'Start', 'Grow', 'Expand'],
  ],
  ['tiers', ['Text', 'Points', 'Remove Points', 'Button', ...buttons, 'Add package', '3 of 4']],
  ['quote', ['Quote 1', 'Quote', 'Who said it']],
  ['conversation', ['Conversation 1', 'Note above the conversation', 'Lines', 'Line 1', 'Speaker', 'Text']],
  ['conversation', ['Say that the conversation is an example.', 'Add line', '6 of 12']],
  [
    'stories',
    ['Stories 1', 'Note above the stories', 'Stories', 'Story 1', 'Title', 'Parts', 'Part 1', 'Text'],
  ],
  ['stories', ['Say that the stories are put together from several clients.', 'Add part', '3 of 4']],
  ['stories', ['Add story', '2 of 4']],
];

/** The sections of a presentation that are not slides. */
export const deckLabels: readonly SectionLabels[] = [
  ['General', ['Client name', 'Client email', 'Title of the presentation', 'Open preview', 'Add slide']],
  ['General', ['Whom the proposal is for. Access is given on the tab “Access”.']],
  ...shared,
];
