const header = 'header nav[aria-label="Main"] a';
const footer = 'footer nav[aria-label="Footer"] a';

/** A link: its requirement rows, text, target, page and a selector of its place. */
type LinkRow = readonly [rows: string, text: string, target: string, page: string, place: string];

/** Links of the header. Its style sheet writes them in capitals, so the document has normal case. */
export const headerLinks: readonly LinkRow[] = [
  ['PUB-059', 'ABOUT US', '/about', '/', header],
  ['PUB-066', 'VIDEOS/PODCASTS', '/videos', '/', header],
  ['PUB-067', 'BLOG', '/blog', '/', header],
  ['PUB-068', 'CONTACT US', '/contact', '/', header],
  ['PUB-069', 'LOGIN', '/login', '/', 'header > div > div > a'],
  ['PUB-072', 'ABOUT US', '/about', '/acf-bridge', header],
  ['PUB-072, PUB-077', 'ACF BRIDGE', '/acf-bridge', '/acf-bridge', header],
  ['PUB-072', 'CONTACT US', '/contact', '/acf-bridge', header],
];

/** Every other link with a fixed text or target. */
export const links: readonly LinkRow[] = [
  ['PUB-058', 'AI · Connect · Fundraise', '/', '/about', 'header > div > a'],
  [
    'PUB-010',
    'Book a free 30-minute strategy session',
    'https://booking.acf.example/strategy-session',
    '/',
    'main a',
  ],
  ['PUB-094', 'About us', '/about', '/', footer],
  ['PUB-095', 'Blog', '/blog', '/', footer],
  ['PUB-096', 'Contact us', '/contact', '/', footer],
  ['PUB-097', 'Admin', '/admin/login', '/', footer],
  ['PUB-102', 'See the free guide', '/impactplaybooks', '/', 'main a'],
  ['PUB-125', 'Watch the short videos that go with it', '/videos', '/playbook/day1-impact', 'main a'],
  [
    'PUB-126',
    'Select a time that works for you',
    'https://booking.acf.example/strategy-session',
    '/playbook/day1-impact',
    'main a',
  ],
  ['PUB-141', 'Get Free Starter Pack', '/playbook/day1-impact', '/playbook/security', 'main a'],
  ['PUB-141', 'Get Free Starter Pack', '/playbook/day1-impact', '/playbook/advanced', 'main a'],
  ['PUB-149', 'About us', '/about', '/acf-history', 'main nav a'],
  ['PUB-149', 'Blog', '/blog', '/acf-history', 'main nav a'],
  ['PUB-149', 'Contact', '/contact', '/acf-history', 'main nav a'],
  ['PUB-158', 'Contact Us', '/contact', '/services/fundraising', 'main a'],
  ['PUB-165', 'Contact Us', '/contact', '/services/salesforce', 'main a'],
  ['PUB-168', 'Contact Us', '/contact', '/services/dev-shop', 'main a'],
];

/** The SOLUTIONS menus: requirement rows, page and entries in order. */
export const solutionsMenus: readonly (readonly [
  rows: string,
  page: string,
  entries: readonly (readonly [text: string, target: string])[],
])[] = [
  [
    'PUB-060, PUB-061, PUB-062, PUB-063, PUB-064, PUB-065',
    '/',
    [
      ["The Fundraisers' AI Guide", '/impactplaybooks'],
      ['Fundraising', '/services/fundraising'],
      ['CRM services', '/services/salesforce'],
      ['Dev Shop', '/services/dev-shop'],
      ['AI Forward', '/ai-forward'],
    ],
  ],
  [
    'PUB-040, PUB-041, PUB-042, PUB-072, PUB-073, PUB-074, PUB-075, PUB-076',
    '/acf-bridge',
    [
      ['Empowering Every Role', '/solutions'],
      ['Data Integration', '/data-integration'],
      ['AI Forward', '/ai-forward'],
      ['Fundraising', '/fundraising'],
    ],
  ],
];

/** The second addresses of pages: requirement row, second address and the page's own. */
export const redirects: readonly (readonly [row: string, from: string, to: string])[] = [
  ['PUB-041', '/data-integration', '/acf-bridge'],
  ['PUB-042', '/fundraising', '/services/fundraising'],
];
