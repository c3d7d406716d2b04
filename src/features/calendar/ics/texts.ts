import { formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';

/** Texts for importing and exporting calendar files. */
export const icsTexts = {
  exportAll: 'Download calendar (.ics)',
  importFile: 'Import an .ics file…',
  exported: (count: number) =>
    plural(count, { one: '1 event is in the file', other: `${formatNumber(count)} events are in the file` }),
  notExported: 'The calendar could not be downloaded. Please try again.',
  importTitle: 'Import events',
  chooseFile: 'File',
  chooseFileHint: 'A calendar file (.ics) of another program. Nothing is stored before you have seen it.',
  reading: 'Reading the file…',
  notIcs: 'This is not a calendar file. Choose a file that ends in .ics.',
  fileTooLarge: 'The file is larger than 2 MB. Export a shorter time.',
  noEvents: 'There are no events in this file.',
  found: (count: number) =>
    plural(count, { one: '1 event can be imported', other: `${formatNumber(count)} events can be imported` }),
  tooManyInFile: (most: number) =>
    `Only the first ${formatNumber(most)} events of the file can be imported at once.`,
  left: (count: number) =>
    plural(count, {
      one: '1 event cannot be imported:',
      other: `${formatNumber(count)} events cannot be imported:`,
    }),
  known: 'You have this one already',
  notes: {
    repeat: 'It repeats in a way that this calendar does not know: only its first date is imported.',
    zone: (zone: string) => `Its zone ${zone} is unknown: it is imported with the zone of your device.`,
    cut: 'Its text was too long and is cut.',
  },
  problems: {
    noStart: 'It has no start.',
    badTimes: 'Its times cannot be read.',
    tooLong: 'It lasts longer than 31 days.',
    outOfTime: 'It is not between 2000 and 2099.',
    tooManyTakenOut: (most: number) => `More than ${formatNumber(most)} of its dates are taken out.`,
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
