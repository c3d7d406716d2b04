import { plural } from '@/shared/i18n/plural';
import type { LiveFailure } from '@/shared/firebase/live/live';

const failed: Readonly<Record<LiveFailure, string>> = {
  timeout: 'The server has not answered yet. What it sends appears here by itself.',
  unavailable: 'The server cannot be reached. Check your connection, then try again.',
  unknown: 'The reason is not known. Try again; if it stays like this, tell the administrator.',
};

/** Texts that all screens of the workspace share. */
export const screenTexts = {
  failed,
  denied:
    'Your account may not see this. Sign out and in again; if it stays like this, ask an administrator for access.',
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
