import { formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';

/** Texts for importing and exporting calendar files. */
export const icsTexts = {
  exportAll: 'Download calendar (.ics)',
  importFile: 'Import an .ics file…',
  exported: (count: number) =>
    plural(count, { one: '1 event exported', other: `${formatNumber(count)} events exported` }),
  notExported: 'The calendar could not be downloaded. Please try again.',
  importTitle: 'Import events',
  chooseFile: 'File',
  chooseFileHint: 'A calendar file (.ics) from another program. You see the events before you import them.',
  reading: 'Reading the file…',
  notIcs: 'This is not a calendar file. Choose a file that ends in .ics.',
  fileTooLarge: 'The file is larger than 2 MB. Export a shorter period.',
  noEvents: 'This file has no events.',
  found: (count: number) =>
    plural(count, { one: '1 event can be imported', other: `${formatNumber(count)} events can be imported` }),
  tooManyInFile: (most: number) => `You can import only the first ${formatNumber(most)} events of this file.`,
  left: (count: number) =>
    plural(count, {
      one: '1 event cannot be imported:',
      other: `${formatNumber(count)} events cannot be imported:`,
    }),
  known: 'Already in your calendar',
  notes: {
    repeat: 'We cannot show its schedule, so we import only the first date.',
    zone: (zone: string) => `We don’t know its time zone ${zone}, so we use your device’s.`,
    cut: 'We shortened its text, which was too long.',
  },
  problems: {
    noStart: 'It has no start time.',
    badTimes: 'Its times are not valid.',
    tooLong: 'It lasts longer than 31 days.',
    outOfTime: 'Its date is not between 2000 and 2099.',
    tooManyTakenOut: (most: number) => `It skips more than ${formatNumber(most)} dates.`,
  },
  importThese: (count: number) =>
    plural(count, { one: 'Import 1 event', other: `Import ${formatNumber(count)} events` }),
  imported: (count: number) =>
    plural(count, { one: '1 event imported', other: `${formatNumber(count)} events imported` }),
  notImported: (count: number) =>
    plural(count, {
      one: '1 event could not be imported',
      other: `${formatNumber(count)} events could not be imported`,
    }),
  fileName: 'calendar',
} as const;
