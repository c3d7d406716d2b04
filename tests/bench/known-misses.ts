import type { KnownMiss } from './check';

/**
 * The limits that are currently missed (decision 072), with figures measured in November 2026 on two cores.
 * `npm run bench -- --check` fails if a figure grows, and reports a limit that is met now. Remove its line
 * then.
 */
export const knownMisses: readonly KnownMiss[] = [
  { name: 'opening the home, 4 a day', figure: 106 },
  { name: 'requests, scripts with the full SDK (gzip)', figure: 296 },
  { name: 'contacts, scripts with the full SDK (gzip)', figure: 297 },
  { name: 'notes, 10,000: next page', figure: 112 },
  { name: 'notes, 10,000: keystroke to rows, after the typing pause', figure: 129 },
  { name: 'notes, slow network and processor: first row', figure: 2716 },
  { name: 'notes, scripts before the first rows (gzip)', figure: 203 },
  { name: 'notes, scripts with the full SDK (gzip)', figure: 306 },
  { name: 'calendar, 1,000 events in a month: from the month to a week', figure: 119 },
  { name: 'calendar, 1,000 events in a month: longest task of a drag, slow processor', figure: 111 },
  { name: 'calendar, 1,000 events in a month: first event of the month on a slow phone', figure: 2982 },
  { name: '/ scripts after (gzip)', figure: 140 },
  { name: '/impactplaybooks scripts after (gzip)', figure: 143 },
  { name: '/blog scripts after (gzip)', figure: 145 },
  { name: '/videos scripts after (gzip)', figure: 142 },
  { name: '/contact scripts after (gzip)', figure: 138 },
  { name: 'link to /blog, HTTP/1.1, nothing fetched ahead', figure: 566 },
  { name: 'link to /blog, HTTP/1.1, fetched ahead', figure: 248 },
  { name: 'link to /blog, HTTP/2, fetched ahead', figure: 227 },
  { name: 'slow phone, gate of the list: form stands', figure: 1804 },
  { name: 'slow phone, gate of a proposal: form stands', figure: 1825 },
  { name: 'slow phone, gate of a deck: form stands', figure: 1860 },
];
