import { expect, it } from 'vitest';
import { entryCounts, waitlistList } from './queries';

const pageAt = (address: string) =>
  waitlistList.page(waitlistList.viewOf(waitlistList.read(new URLSearchParams(address))), 15, 31).query;

it.each([
  ['', { where: [], orderBy: [['createdAt', 'desc']], limit: 15 }],
  [
    'tab=waitlist&status=sent&dir=asc&page=2&after=x',
    { where: [['status', '==', 'sent']], orderBy: [['createdAt', 'asc']], limit: 15, after: 'x' },
  ],
  ['page=3&before=end', { where: [], orderBy: [['createdAt', 'desc']], limit: 1, before: '' }],
  ['q=osei&status=lost', { where: [], orderBy: [['createdAt', 'desc']], limit: 15 }],
] as const)('The query of the waitlist at %j selects its page', (address, query) => {
  expect(pageAt(address)).toEqual(query);
});

it('The counts of the waitlist cover all entries and those of each status', () => {
  expect(Object.values(entryCounts).map(({ query }) => query.where)).toEqual([
    [],
    ...['unfinished', 'pending', 'sent', 'completed'].map((status) => [['status', '==', status]]),
  ]);
});
