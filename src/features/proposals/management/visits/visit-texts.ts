import { formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';
import type { Act } from '@/features/proposals/visit-acts';

/** Texts of a proposal's visits. */
export const visitTexts = {
  none: 'No one has opened the page yet.',
  loading: 'Loading visits…',
  failed: 'Failed to fetch visits',
  attempts: (failed: number) =>
    failed === 0
      ? 'No failed attempts.'
      : plural(failed, {
          one: 'One attempt to open the page failed.',
          other: `${formatNumber(failed)} attempts to open the page failed.`,
        }),
  attemptsUnknown: 'We could not count failed attempts. Check your connection and open this tab again.',

  answers: 'Choices and questions',
  answersLoading: 'Loading choices and questions…',
  answersFailed: 'Failed to fetch choices and questions',
  answersNone: 'No choices or questions yet.',
  about: (heading: string) => `about “${heading}”`,
  copyAddress: 'Copy email',
  latestAnswers: (most: number) => `These are the latest ${most} answers.`,

  people: 'Recipients',
  peopleLoading: 'Loading recipients…',
  peopleFailed: 'Failed to fetch recipients',
  opened: (count: number) => plural(count, { one: 'Opened once', other: `Opened ${count} times` }),
  first: (when: string) => `first ${when}`,
  last: (when: string) => `last ${when}`,
  notOpened: 'Not opened yet',
  quiet: 'Reading is not recorded',
  read: (time: string) => `read for ${time}`,
  downloaded: 'downloaded it',
  shared: 'copied the link',
  chosen: (name: string, day: string) => `Chosen now: ${name}, ${day}`,

  bySections: 'Time by section',
  seconds: (total: number) =>
    total < 60 ? `${total} s` : `${Math.floor(total / 60)} min ${String(total % 60).padStart(2, '0')} s`,
  readingNote:
    'A section counts while it is in the middle of a visible window and the reader moves, types or scrolls.',

  latest: 'Latest visits',
  did: {
    opened: (name) => `${name} opened the page`,
    read: (name) => `${name} read the page`,
    downloaded: (name) => `${name} downloaded it`,
    shared: (name) => `${name} copied the link`,
    chose: (name) => `${name} chose a package`,
    asked: (name) => `${name} asked a question`,
    began: (name) => `${name} opened the page for the first time`,
    requested: (name) => `${name} asked for a colleague’s access`,
  } satisfies Record<Act, (name: string) => string>,
  latestOnly: (most: number) => `These are the latest ${most} visits.`,
} as const;
