import { plural } from '@/shared/i18n/plural';
import type { LiveFailure } from '@/shared/firebase/live/live';

const failed: Readonly<Record<LiveFailure, string>> = {
  timeout: 'The server has not answered yet. The data appears here when it does.',
  unavailable: 'We can’t reach the server. Check your connection and try again.',
  unknown: 'We don’t know why. Try again. If it keeps failing, tell an administrator.',
};

/** Texts that all screens of the workspace share. */
export const screenTexts = {
  failed,
  denied:
    'Your account may not see this. Sign out and in again. If that doesn’t help, ask an administrator for access.',
  notConfirmed: 'This is the last copy we have. It updates when you are back online.',
  tryAgain: 'Try again',
  tableOf: (title: string) => `${title}, table`,
  showMore: 'Show more',
  showLess: 'Show less',
  cancel: 'Cancel',
  messages: 'Messages',
  dismissMessage: 'Dismiss message',
  moreMessages: (count: number) =>
    plural(count, { one: '1 earlier message', other: `${count} earlier messages` }),
  dismissMessages: 'Dismiss all',
} as const;
