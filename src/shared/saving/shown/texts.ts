import type { FailureKind } from '@/shared/failures/failure-kind';
import { formatDateTime, formatNumber, formatTime } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';
import type { FieldLabel } from '../change';
import type { Changer } from '../outbox/queue';
import type { PendingChange } from '../saving';

/** All texts of saving. */
export const savingTexts = {
  saving: 'Saving…',
  saved: (at: Date) => `Saved at ${formatTime(at)}`,
  kept: 'Saved on this device. We will send it.',
  held: 'Not saved yet. Leave this page open until it is sent.',
  clash: (who: string) => `Conflict: ${who} changed this at the same time.`,
  refused: 'Not saved.',
  undo: 'Undo',

  conflicts: (count: number) =>
    plural(count, { one: '1 conflict needs your choice', other: `${count} conflicts need your choice` }),
  refusals: (count: number) =>
    plural(count, { one: '1 change was not saved', other: `${count} changes were not saved` }),
  offline: (count: number) =>
    plural(count, {
      one: '1 change will be sent when you are online',
      other: `${count} changes will be sent when you are online`,
    }),
  waiting: (count: number) =>
    plural(count, {
      one: '1 change is waiting to be sent',
      other: `${count} changes are waiting to be sent`,
    }),
  review: 'Review',
  title: 'Changes that are not saved',
  none: 'Everything is saved.',
  notKept: 'This browser can’t store unsent changes. Keep this page open until everything is sent.',
  leaving:
    'Some changes are not sent yet. They stay on this device, and we send them when you sign in here again.',
  losing: 'Some changes are not sent yet. If you leave, they are lost.',
  close: 'Close',
  madeAt: (time: number) => `Changed ${formatDateTime(new Date(time))}`,
  behind: 'Waiting for an earlier change to the same record.',
  sendNow: 'Send now',
  sendAgain: 'Send again',
  compare: 'Compare and choose',
  showText: 'Show what was entered',
  copy: (field: string) => `Copy ${field}`,
  correct: 'Edit and send',
  discard: 'Discard',
  discardQuestion: 'This change was not saved. Discard it?',
  keep: 'Keep',
  discardNow: 'Discard change',

  conflictNotice: (who: string, what: string) => `${who} changed this at the same time as you: ${what}.`,
  conflictNotices: (count: number) => `${count} of your changes conflict with other people’s.`,
  compareNow: 'Compare the two',
  reviewNow: 'Review them',
  clashTitle: 'Resolve the conflict',
  clashLead: (who: string, count: number) =>
    `${who} changed this while you were editing. ${count === 1 ? 'Which one do you want to keep?' : 'Which ones do you want to keep?'}`,
  mine: 'Yours',
  someone: 'Someone else',
  onOtherDevice: 'You, on another device,',
  theirs: (name: string) => `${name}’s`,
  ownOnOtherDevice: 'Yours, from another device',
  before: 'Before',
  later: 'Decide later',
  choose: (count: number) => (count === 1 ? 'Keep this one' : 'Keep these'),
  empty: 'nothing',
  yes: 'yes',
  no: 'no',
} as const;

const reasons: Readonly<Record<FailureKind, string>> = {
  offline: 'You are offline. We will send it when you are back online.',
  timeout: 'The server is slow to answer. We will try again.',
  unavailable: 'We can’t reach the server. We will try again.',
  'rate-limited': 'The server is busy. We will try again.',
  'signed-out': 'You are signed out. We will send it when you sign in again.',
  conflict: 'The record was changed at the same time. We will try again.',
  unexpected: 'Something went wrong. We will try again.',
  denied: 'Your account may not change this.',
  invalid: 'The server did not accept these values.',
  gone: 'The record no longer exists.',
  exists: 'It already exists.',
};

/** Returns the text that names who made the conflicting change. */
export const conflictText = ({ stuck }: PendingChange): string =>
  savingTexts.clash(whoOf(stuck?.kind === 'clash' ? stuck.fields[0]?.changer : undefined));

/** Returns why a change is not saved: the feature's text, or a general one. */
export function reasonOf(pending: PendingChange): string {
  const { because, stuck, change } = pending;
  if (stuck?.kind === 'clash') return conflictText(pending);
  if (because === undefined) return savingTexts.behind;
  const told = stuck?.kind === 'refused' ? stuck.text : undefined;
  return told ?? change.reasons?.[because] ?? reasons[because];
}

/** Returns a field's label. */
export function labelOf(labels: Readonly<Record<string, FieldLabel>> | undefined, field: string): string {
  const label = labels?.[field] ?? field;
  return typeof label === 'string' ? label : label.label;
}

/** Returns the label of a field's value. */
export function valueText(
  labels: Readonly<Record<string, FieldLabel>> | undefined,
  field: string,
  value: unknown,
): string {
  const label = labels?.[field];
  if (value === undefined || value === null || value === '') return savingTexts.empty;
  if (typeof value === 'string')
    return typeof label === 'object' ? (label.values[value] ?? label.other ?? value) : value;
  if (typeof value === 'boolean') return value ? savingTexts.yes : savingTexts.no;
  if (value instanceof Date) return formatDateTime(value);
  if (Array.isArray(value)) return value.map((member) => valueText(undefined, field, member)).join('\n');
  return typeof value === 'number' ? formatNumber(value) : JSON.stringify(value);
}

/** Returns the name of the person who changed a record: "Ada Osei", "Someone else". */
export const whoOf = (changer: Changer | undefined): string =>
  changer?.isOwn === true ? savingTexts.onOtherDevice : (changer?.name ?? savingTexts.someone);

/** Returns the name of the other version's author: "Ada Osei’s", "Someone else’s". */
export const theirsOf = (changer: Changer | undefined): string =>
  changer?.isOwn === true
    ? savingTexts.ownOnOtherDevice
    : savingTexts.theirs(changer?.name ?? savingTexts.someone);

/** Returns the header's text about unsaved changes. Those that need the person come first. */
export function waitingText(changes: readonly PendingChange[]): string {
  const count = (state: PendingChange['state']) => changes.filter((change) => change.state === state).length;
  if (count('clash') > 0) return savingTexts.conflicts(count('clash'));
  if (count('refused') > 0) return savingTexts.refusals(count('refused'));
  const isOffline = changes.some(({ because }) => because === 'offline');
  return (isOffline ? savingTexts.offline : savingTexts.waiting)(changes.length);
}
