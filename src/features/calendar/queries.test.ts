import { describe, expect, it } from 'vitest';
import { eventsIn, upcomingMeetings } from './queries';

const span = { start: new Date('2026-11-23T05:00:00Z'), end: new Date('2026-11-30T05:00:00Z') };
const mia = { uid: 'mia', role: 'regular', status: 'active' } as const;
const ada = { uid: 'ada', role: 'admin', status: 'active' } as const;
const own = (uid: string) => ({
  or: [
    ['createdBy', '==', uid],
    ['sharedUserIds', 'array-contains', uid],
  ],
});
// All-day events are stored as midnights in UTC. Local midnights are up to fourteen hours away.
const times = [
  ['seriesEnd', '>', new Date('2026-11-22T15:00:00Z')],
  ['start', '<', new Date('2026-11-30T19:00:00Z')],
];

describe('The query for the events of a span', () => {
  it.each([
    ['a person', mia, 'mine', [own('mia'), ...times]],
    ['a person who asks for those of everybody', mia, 'all', [own('mia'), ...times]],
    ['an administrator', ada, 'mine', [own('ada'), ...times]],
    ['an administrator who asks for those of everybody', ada, 'all', times],
  ] as const)('returns their own events for %s unless an admin asks for all', (_, actor, whose, where) => {
    expect(eventsIn(span, actor, whose)).toMatchObject({ where, limit: 2_000 });
  });
});

describe('The query for the meetings of a span', () => {
  const within = [
    ['date', '>=', span.start],
    ['date', '<', span.end],
  ];
  it('returns those a person takes part in, and all for an admin', () => {
    expect(upcomingMeetings(span, mia).where).toEqual([['participants', 'array-contains', 'mia'], ...within]);
    expect(upcomingMeetings(span, ada).where).toEqual(within);
  });
});
