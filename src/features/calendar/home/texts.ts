import { formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';

/** Words of the card of meetings on the home screen; rows fix most of them. */
export const upcomingTexts = {
  title: 'Upcoming Meetings',
  count: (count: number) => `This Week: ${formatNumber(count)}`,
  range: '(today and the next 14 days)',
  none: 'No upcoming meetings scheduled for this week.',
  sources: { calendar: 'Calendar', meeting: 'Meeting' },
  people: (count: number) =>
    plural(count, { one: '1 participant', other: `${formatNumber(count)} participants` }),
  description: 'Description',
  all: 'Open calendar',
} as const;
