import { formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';

/** Texts of the meetings card on the home screen. The requirements fix most of them word for word. */
export const upcomingTexts = {
  title: 'Upcoming Meetings',
  count: (count: number) => `This Week: ${formatNumber(count)}`,
  range: '(today and the next 14 days)',
  none: 'No upcoming meetings scheduled for this week.',
  sources: { calendar: 'Calendar', meeting: 'Meeting' },
  people: (count: number) =>
    plural(count, { one: '1 participant', other: `${formatNumber(count)} participants` }),
  description: 'Description',
  all: 'Open the calendar',
} as const;
