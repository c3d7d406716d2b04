import { formatNumber, formatDateTime, formatTime } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';

const named = (title: string): string => (title === '' ? 'Untitled note' : title);

/** Texts of timers and of the time report. The requirements fix some of them word for word. */
export const timerTexts = {
  start: 'Start timer',
  stop: 'Stop timer',
  of: (verb: string, title: string) => `${verb}: ${named(title)}`,
  time: 'Time',
  running: 'Running Timers',
  none: 'No active timers.',
  loading: 'Loading timers…',
  notLoaded: 'The timers could not be loaded.',
  history: 'Timer history',
  run: (start: Date, end: Date, time: string) => `${formatDateTime(start)} to ${formatTime(end)}: ${time}`,
  earlier: (count: number) =>
    plural(count, { one: '1 earlier run', other: `${formatNumber(count)} earlier runs` }),
  report: 'Time report',
  reportOpen: 'Time report',
  week: 'Week',
  weekOf: (day: string) => `Week of ${day}`,
  contact: 'Contact',
  noContact: 'No contact',
  total: 'Total',
  notes: 'Notes',
  noTime: 'No time tracked in this week.',
  reportLoading: 'Adding up your time…',
  reportFailed: 'The time report could not be loaded.',
  exportCsv: 'Export as CSV',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  close: 'Close',
  csvName: (day: string) => `time-${day}.csv`,
  csvHeads: ['Week', 'Contact', 'Note', 'Time', 'Seconds'],
  cut: (count: number) =>
    `This week has too many notes, so only the ${formatNumber(count)} latest are counted. A later week may be complete.`,
} as const;
