const guide = '/impactplaybooks';
const flyer = '/impactplaybooks/flyer';
const playbook = '/playbook/day1-impact';

const packages = ['Free Starter Pack', 'Start', 'Grow', 'Expand'];
const lengths = ['24 hours', '30 days', '60 days', '90 days'];
const claims = [
  '40 warm donor leads in under an hour',
  '12 public grant boards, refreshed weekly: six for Canada, six for the US',
  '15 points in the tech audit',
  '5 minutes of video, start to finish',
  '2 pages of security checklist',
];
const packageRows = 'PUB-004, PUB-021, PUB-022, PUB-023, PUB-024, PUB-109';
const lengthRows = 'PUB-021, PUB-022, PUB-023, PUB-024';
const claimRows = 'PUB-014, PUB-015, PUB-016, PUB-017, PUB-018';

const parts = [
  'Prospect-Finder Mini-Playbook',
  'Grant-Radar',
  'Tech-Stack Snapshot Audit',
  'Copilot/Gemini Quick-Enable Walk-through',
  'Security Quick-Start Sheet',
];
const partRows = 'PUB-127, PUB-128, PUB-129, PUB-130, PUB-131';

/**
 * A list of texts: its requirement rows, the texts of all matching elements in order, the page and the
 * selector.
 */
export type ListRow = readonly [rows: string, texts: readonly string[], page: string, place: string];

/** Texts of the guide, its flyer and the playbook. */
const guideLists: readonly ListRow[] = [
  [packageRows, packages, guide, 'fieldset li label'],
  [lengthRows, lengths, guide, 'fieldset li p[id$="-time"]'],
  ['PUB-113', Array<string>(4).fill('Show Details'), guide, 'fieldset summary > span:first-child'],
  ['PUB-114', Array<string>(4).fill('Hide Details'), guide, 'fieldset summary > span:nth-child(2)'],
  [claimRows, claims, guide, '#claims li'],
  ['PUB-019', ['$2,000+ value'], guide, 'section[aria-labelledby="starter-pack"] strong'],
  ['PUB-141', ['Get Free Starter Pack'], guide, 'main form [type="submit"]'],
  ['PUB-117', packages, flyer, 'ol h3'],
  [lengthRows, lengths, flyer, 'ol p[id$="-time"]'],
  [claimRows, claims, flyer, 'section[aria-labelledby="flyer-claims"] li'],
  ['PUB-019', ['$2,000+ value'], flyer, 'strong'],
  ['PUB-118, PUB-119', ['Print PDF'], flyer, 'button'],
  [
    'PUB-122, PUB-123',
    ['Free Version', "The Fundraisers' AI Guide: Free Starter Pack"],
    playbook,
    'p:has(+ h1), h1',
  ],
  [partRows, parts, guide, '#inside h3'],
  [partRows, parts, playbook, '#components nav li'],
  [partRows, parts, playbook, 'article h3'],
  [
    'PUB-133, PUB-134',
    ['CA Canada, six boards', 'US United States, six boards'],
    playbook,
    '#components fieldset label',
  ],
  [
    'PUB-139',
    ['Free Starter Pack', 'Start Package', 'Grow Package', 'Expand Package'],
    playbook,
    '#approach li h3',
  ],
];

/** Texts of the start page, the services, contact, videos and blog. */
const otherLists: readonly ListRow[] = [
  [packageRows, packages, '/', '#path h3'],
  [lengthRows, lengths, '/', '#path h3 + p'],
  [
    'PUB-005, PUB-106',
    [
      "The Fundraisers' AI Guide",
      'Fundraising services',
      'CRM services',
      'AI Forward',
      'Data integration hub',
      'Development shop',
    ],
    '/',
    '#solutions h3',
  ],
  ['PUB-071', ['Bridge'], '/acf-bridge', 'header a span > span'],
  [
    'PUB-020, PUB-154',
    ['Within 24 hours on business days', 'Toronto, ON'],
    '/contact',
    'dl > dd:nth-of-type(-n + 2)',
  ],
  ['PUB-005', ['Audits', 'Education', 'AI-native apps'], '/services/ai-forward', '#parts h3'],
  [
    'PUB-156',
    ['Readiness assessment', 'Strategic planning', 'Implementation', 'Training and support'],
    '/services/ai-forward',
    '#process li h3',
  ],
  [
    'PUB-157',
    ['My Plan', 'My Pipeline', 'My Connectors', 'My Outreach', 'My Team', 'My Donors'],
    '/services/fundraising',
    '#method h3',
  ],
  ['PUB-163', ['143 badges', '99,800 points', '12 trails'], '/services/salesforce', '#licences li'],
  ['PUB-166', ['Web', 'Mobile', 'Integration'], '/services/dev-shop', '#work li h3'],
  [
    'PUB-167',
    ['Discovery', 'Design', 'Development', 'Deployment', 'Support'],
    '/services/dev-shop',
    '#approach li h3',
  ],
  ['PUB-170', ['How It Works'], '/solutions', '#how-it-works h2'],
  ['PUB-261', ['5:23', '4:58', '6:41', '9:12'], '/videos', 'article img + span > span:first-child'],
  ['PUB-258', ['4 videos'], '/videos', 'h1 ~ output'],
  [
    'PUB-277, PUB-278',
    ['Blog', 'Insights, updates, and thoughts on technology for nonprofits'],
    '/blog',
    'h1, h1 + p',
  ],
];

export const pageLists: readonly ListRow[] = [...guideLists, ...otherLists];

/** The parts of sentences: requirement rows, part, page and a selector for the sentence's element. */
export const passages: readonly (readonly [rows: string, part: string, page: string, place: string])[] = [
  ['PUB-003', "The Fundraisers' AI Guide", guide, 'title'],
  ['PUB-003', "The Fundraisers' AI Guide", flyer, 'title'],
  ['PUB-123', "The Fundraisers' AI Guide: Free Starter Pack", playbook, 'title'],
  ['PUB-016', 'A 15-point tech audit ', guide, '#inside p'],
  ['PUB-017', 'A 5-minute video ', guide, '#inside p'],
  ['PUB-018', 'A 2-page security checklist', guide, '#inside p'],
  ['PUB-153', 'Work starts within 1-2 weeks of your yes.', '/contact', '#start-of-work'],
  ['PUB-154', 'We reply within 24 hours on business days', '/contact', 'h1 + p'],
  ['PUB-164', '10 licences may cost you nothing', '/services/salesforce', '#licences h2'],
  ['PUB-164', 'nonprofit program that provides 10 free licences', '/services/salesforce', '#licences p'],
  ['PUB-099', '© 2020 – ', '/', 'footer p'],
];

/** The counts of elements: requirement rows, count, page and selector. */
export const counts: readonly (readonly [rows: string, count: number, page: string, place: string])[] = [
  ['PUB-106', 6, '/', '#solutions li'],
  ['PUB-117', 4, flyer, 'ol > li'],
  ['PUB-152', 4, '/contact', 'details:has(h3)'],
  ['PUB-160', 3, '/services/salesforce', '#benefits h3'],
  ['PUB-169', 8, '/solutions', '#roles li h3'],
  ['PUB-170', 3, '/solutions', '#how-it-works ol > li'],
  ['PUB-279', 17, '/blog', 'article'],
];

/** The values of attributes: requirement rows, values on all matching elements, page, selector and attribute. */
export const attributes: readonly (readonly [
  rows: string,
  values: readonly string[],
  page: string,
  place: string,
  attribute: string,
])[] = [
  ['PUB-124', ['problems', 'components', 'approach'], playbook, '#problems, #components, #approach', 'id'],
  ['PUB-110', ['start'], guide, 'input[name="tier"][checked]', 'value'],
  ['PUB-112', ['starter', 'start', 'grow', 'expand'], guide, 'input[name="tier"]', 'value'],
  ['PUB-133', ['CA', 'US'], playbook, '#components fieldset input', 'value'],
  ['PUB-134', ['CA'], playbook, '#components fieldset input[checked]', 'value'],
  ['PUB-255', ['Search videos...'], '/videos', 'input[type="search"]', 'placeholder'],
  [
    'PUB-275',
    ['all', 'tutorial', 'security', 'setup', 'advanced', 'commentary'],
    '/videos',
    'select[name="category"] option',
    'value',
  ],
  [
    'PUB-276',
    ['all', 'day1-impact', 'security-playbook', 'advanced-playbook'],
    '/videos',
    'select[name="playbook"] option',
    'value',
  ],
  ['PUB-259', ['video-1', 'video-2', 'video-5', 'video-6'], '/videos', 'article', 'aria-labelledby'],
  ['PUB-174, PUB-175', ['name', 'email'], guide, 'main form [required]', 'name'],
  [
    'PUB-180, PUB-181, PUB-182, PUB-183',
    ['name', 'email', 'message'],
    '/contact',
    'main form [required]',
    'name',
  ],
  [
    'PUB-190',
    ['firstName', 'lastName', 'email', 'linkedin', 'company', 'companySize', 'role'],
    '/early-access',
    'main form [required]',
    'name',
  ],
  ['PUB-198', ['email'], '/acf-bridge', 'main form:not([novalidate]) [required]', 'name'],
  ['PUB-202, PUB-203', ['name', 'email'], '/', 'footer form:not([novalidate]) [required]', 'name'],
  ['PUB-205', ['email'], '/', 'footer form:not([novalidate]) [type="email"]', 'name'],
  ['PUB-215, PUB-216', ['email', 'password'], '/login', 'main form [required]', 'name'],
  ['PUB-215, PUB-216', ['email', 'password'], '/admin/login', 'main form [required]', 'name'],
  ['PUB-Q16', ['100', '254'], '/contact', 'main form [maxlength]', 'maxlength'],
  ['PUB-Q16', ['100', '254'], guide, 'main form [maxlength]', 'maxlength'],
  [
    'PUB-Q40',
    ['https://www.acf.example/services/ai-forward'],
    '/ai-forward',
    'link[rel="canonical"]',
    'href',
  ],
];
