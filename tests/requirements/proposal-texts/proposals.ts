/** A text of a proposal: its requirement rows, the text and the part of the page that shows it. */
export type PageRow = readonly [rows: string, text: string, part: string];

const header = 'header';
const packages = '[data-section="packages"]';
const card = (place: number) => `fieldset > ol > li:nth-child(${place})`;
const information = (place: number) => `[data-section="information"] article:nth-child(${place})`;
const step = (place: number) => `[data-section="timeline"] li:nth-child(${place})`;
const banner = 'section[aria-labelledby="choice-heading"]';
const contact = 'section[aria-labelledby="contact-heading"]';
const footer = 'footer';

const everyCard = [1, 2, 3, 4].flatMap((place): readonly PageRow[] => [
  ['PRO-087', String(place), card(place)],
  ['PRO-090', 'Core Goal', card(place)],
  ['PRO-091', 'What You Get', card(place)],
  ['PRO-095', 'Teams Benefiting', card(place)],
]);

/** The texts that both client proposals share, word for word. */
export const proposalTexts: readonly PageRow[] = [
  ['PRO-072', 'ACF, to the site', header],
  ['PRO-077', 'Download', header],
  ['PRO-077', 'Share', header],
  ['PRO-077, PRO-081, PRO-285', 'Exit', header],
  ['PRO-085', 'Start → Grow → Expand: Your Path to Smarter Fundraising', packages],
  ['PRO-001, PRO-086', 'Free Starter Pack', card(1)],
  ['PRO-001, PRO-086', 'Start', card(2)],
  ['PRO-001, PRO-086', 'Grow', card(3)],
  ['PRO-001, PRO-086, PRO-123', 'Expand', card(4)],
  ...everyCard,
  ['PRO-092', 'Show Details for Start', card(2)],
  ['PRO-092', 'Show Details for Grow', card(3)],
  ['PRO-092', 'Show Details for Expand', card(4)],
  ['PRO-096', 'FREE', card(1)],
  ['PRO-096', 'FREE No Cost', card(1)],
  ['PRO-097, PRO-098', 'Get Free Starter Pack', card(1)],
  ['PRO-104, PRO-107', 'Selected', card(2)],
  ['PRO-314', '40 warm donor leads in under an hour', card(1)],
  ['PRO-315', '12 public grant boards refreshed weekly', card(1)],
  ['PRO-316', '15-point tech audit checklist', card(1)],
  ['PRO-317', '5-minute video', card(1)],
  ['PRO-318', '2-page security checklist', card(1)],
  ['PRO-319', '30-minute audit session plus office hours', card(1)],
  ['PRO-320, PRO-321', 'Delivered within 24 hours, a $2,000 value', card(1)],
  ['PRO-322', 'Timeline: 24 hours', card(1)],
  ['PRO-323', 'Timeline: 30 days', card(2)],
  ['PRO-324', 'Timeline: 60 days', card(3)],
  ['PRO-325', 'Timeline: 90 days', card(4)],
  ['PRO-326', 'Grow', card(3)],
  ['PRO-327', 'A 60-day momentum check', card(4)],
  ['PRO-327', 'Expand', card(4)],
  ['PRO-Q30', 'Choose the package you would begin with', packages],
  [
    'PRO-Q30',
    'Choose the package you would begin with. You can stop after any of them and keep what you have.',
    packages,
  ],
  ['PRO-093', 'Free Starter Pack in detail', card(1)],
  ['PRO-093', 'Expand in detail', card(4)],

  ['PRO-108, PRO-109', "Let's Get Connected", banner],
  ['PRO-108, PRO-110', 'Schedule Session', banner],
  ['PRO-104', 'You begin with Start: one piece of work, done well, in 30 days.', banner],
  ['PRO-Q35', 'What it costs is quoted after the scoping session, before you decide anything.', banner],
  ['PRO-108', 'Your choice', banner],
  ['PRO-Q43', 'Your contact', banner],
  ['PRO-Q43', 'Ada Lindqvist', contact],
  ['PRO-Q43', 'Founder', contact],
  ['PRO-Q43', 'ada@acf.example', contact],
  ['PRO-Q43', 'Your contact', contact],
  ['PRO-Q43', 'Book a time', contact],
  ['PRO-112', 'What it takes, and why us', '[data-section="information"]'],
  // Decision 050: a reader can ask about each section.
  ['PRO-012', 'Ask about this (What it takes, and why us)', '[data-section="information"]'],
  ['PRO-113', "Who you'll need", information(1)],
  ['PRO-114', 'Why hire us', information(2)],
  ['PRO-115', 'Timeline (sample)', information(3)],
  ['PRO-118', 'Weeks 1-2', information(3)],
  ['PRO-118', 'Weeks 3-4', information(3)],
  ['PRO-118', 'Month 2', information(3)],
  ['PRO-118', 'Month 3', information(3)],
  ['PRO-118', 'Weeks 1-2', step(1)],
  ['PRO-118', 'Weeks 3-4', step(2)],
  ['PRO-118', 'Month 2', step(3)],
  ['PRO-118', 'Month 3', step(4)],
  ['PRO-120', `© 2020 – ${new Date().getFullYear()} ACF. All rights reserved.`, footer],
];

/** The texts of only the funder-community proposal. */
export const funderTexts: readonly PageRow[] = [
  ['PRO-073', 'Website of Tipping Point', header],
  ['PRO-074', 'A pilot for your grantee network', header],
  ['PRO-075, PRO-076', 'Prepared for Tipping Point · community@tipping-point.example', header],
  ['PRO-Q11', 'A pilot for your grantee network · ACF', ':scope'],
  ['PRO-102', 'Show Details for Free Starter Pack', card(1)],
  ['PRO-116', 'Detailed Timeline – Pilot Focus (sample)', '[data-section="timeline"]'],
  ['PRO-118', 'Month 4', information(3)],
  ['PRO-118', 'Month 4', step(5)],
  ['PRO-120', 'Written for Tipping Point. Keep it among the people it is for.', footer],
];

/** The texts of only the cancer-charity proposal. */
export const charityTexts: readonly PageRow[] = [
  ['PRO-073', 'Website of Canadian Cancer Society', header],
  ['PRO-074', 'From first draft to every chapter', header],
  ['PRO-075, PRO-076', 'Prepared for Canadian Cancer Society · partnerships@cancer-society.example', header],
  ['PRO-Q11', 'From first draft to every chapter · ACF', ':scope'],
  ['PRO-092, PRO-100', 'Hide Details for Free Starter Pack', card(1)],
  ['PRO-122', 'Detailed timeline: from the first team to the chapters (sample)', '[data-section="timeline"]'],
  ['PRO-119', 'Month 4+', information(3)],
  ['PRO-119', 'Month 4+', step(5)],
  ['PRO-120', 'Written for Canadian Cancer Society. Keep it among the people it is for.', footer],
];

/** The texts of the dialogs of a proposal, by the name of the dialog. */
export const dialogTexts: readonly PageRow[] = [
  ['PRO-124', 'Excellent Choice!', 'confirmation'],
  ['PRO-125', 'You have selected Start.', 'confirmation'],
  ['PRO-126', 'Next Steps', 'confirmation'],
  ['PRO-126', 'Schedule a consultation call', 'confirmation'],
  ['PRO-126', 'Review your tech stack with us', 'confirmation'],
  ['PRO-126', 'Create a customised implementation plan', 'confirmation'],
  ['PRO-126', 'Begin the journey', 'confirmation'],
  ['PRO-127', 'Schedule Consultation', 'confirmation'],
  ['PRO-128', 'Close', 'confirmation'],
  ['PRO-145', 'Proposal link copied to clipboard!', 'share'],
  // Decision 050: the actions of a client.
  ['PRO-108', 'A question for us', 'confirmation'],
  ['PRO-108', 'We read it before the call, together with your choice.', 'confirmation'],
  ['PRO-108', 'Send My Choice', 'confirmation'],
  ['PRO-144', 'Share this page', 'share'],
  ['PRO-144', 'Link', 'share'],
  ['PRO-144', 'Copy link', 'share'],
  ['PRO-144', 'Text to pass on', 'share'],
  ['PRO-144', 'Copy text', 'share'],
  ['PRO-Q21', 'Ask ACF to give a colleague their own access', 'share'],
  ['PRO-Q21', 'Your code is yours. We send your colleague a code of their own.', 'share'],
  ['PRO-Q21', 'Name', 'share'],
  ['PRO-Q21', 'Email', 'share'],
  ['PRO-Q21', 'Ask for Access', 'share'],
  ['PRO-144', 'Close', 'share'],
  ['PRO-131', 'Download this page', 'download'],
  ['PRO-131', 'Save as PDF', 'download'],
  ['PRO-131', 'Opens the print window of your browser. Choose “Save as PDF” there.', 'download'],
  ['PRO-131', 'Download as a file', 'download'],
  ['PRO-131', 'One page that opens in any browser, also without a connection.', 'download'],
  ['PRO-131', 'Close', 'download'],
  ['PRO-012', 'Ask about this', 'question'],
  ['PRO-012', 'Your question', 'question'],
  ['PRO-012', 'We see which part you ask about.', 'question'],
  ['PRO-012', 'Send Question', 'question'],
];

/** The banner's text for each choice. */
export const choiceTexts: readonly PageRow[] = [
  [
    'PRO-108, PRO-322',
    'You begin with the Free Starter Pack. It costs nothing, and it is there within 24 hours.',
    'the choice of Free Starter Pack',
  ],
  [
    'PRO-108, PRO-323',
    'You begin with Start: one piece of work, done well, in 30 days.',
    'the choice of Start',
  ],
  ['PRO-108, PRO-324', 'You begin with Grow: three systems connected, in 60 days.', 'the choice of Grow'],
  [
    'PRO-108, PRO-325',
    'You begin with Expand: a way of working that lasts, in 90 days.',
    'the choice of Expand',
  ],
];

/** The headings of the downloaded file in order, from after the headline to before the footer. */
export const fileHeadings: readonly (readonly [rows: string, heading: string])[] = [
  ['PRO-135', 'Executive summary'],
  ['PRO-136', 'The approach: four packages'],
  ['PRO-Q40', 'Your choice'],
  ['PRO-138', "Who you'll need"],
  ['PRO-139', 'Why hire us'],
  ['PRO-116, PRO-137', 'Detailed Timeline – Pilot Focus (sample)'],
  ['PRO-140', 'How the pilot works'],
  ['PRO-141', 'Your contact'],
];

/** The texts of the downloaded funder proposal. */
export const fileTexts: readonly PageRow[] = [
  ['PRO-132', 'A pilot for your grantee network', 'header h1'],
  ['PRO-133', 'Prepared for Tipping Point', 'header'],
  ['PRO-134', '22 November 2026', 'header'],
  ['PRO-096, PRO-136', 'FREE No Cost', 'article:nth-of-type(1)'],
  ['PRO-136, PRO-322', '24 hours', 'article:nth-of-type(1)'],
  ['PRO-136, PRO-323', '30 days', 'article:nth-of-type(2)'],
  ['PRO-136, PRO-324', '60 days', 'article:nth-of-type(3)'],
  ['PRO-136, PRO-325', '90 days', 'article:nth-of-type(4)'],
  ['PRO-136', 'Start (your choice)', 'article:nth-of-type(2)'],
  ['PRO-141', 'Book a time', 'footer'],
];
