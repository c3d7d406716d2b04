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
  history: 'Runs of the timer',
  run: (start: Date, end: Date, time: string) => `${formatDateTime(start)} to ${formatTime(end)}: ${time}`,
  earlier: (count: number) =>
    plural(count, { one: '1 earlier run', other: `${formatNumber(count)} earlier runs` }),
  report: 'Time report',
  reportOpen: 'Time report',
  week: 'Week',
  weekOf: (day: string) => `Week of ${day}`,
  contact: 'Contact',
  noContact: 'Without a contact',
  total: 'Total',
  notes: 'Notes',
  noTime: 'No timer ran in this week.',
  reportLoading: 'Adding up the time…',
  reportFailed: 'The time could not be added up.',
  exportCsv: 'Export as CSV',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  close: 'Close',
  csvName: (day: string) => `time-${day}.csv`,
  csvHeads: ['Week', 'Contact', 'Note', 'Time', 'Seconds'],
  cut: (count: number) =>
    `Only the ${formatNumber(count)} notes whose timers ran last are added up. Choose a later week for all of it.`,
} as const;
