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
  notKept:
    'This browser keeps nothing for us: what is not saved is gone when the page is closed. Leave it open until everything is sent.',
  leaving:
    'Changes are not saved yet. They stay on this device and are sent when you are signed in here again.',
  losing: 'Changes are not saved yet, and this browser does not keep them.',
  close: 'Close',
  madeAt: (time: number) => `Changed ${formatDateTime(new Date(time))}`,
  behind: 'Waits for another change of the same record.',
  sendNow: 'Send now',
  sendAgain: 'Send again',
  compare: 'Compare and choose',
  showText: 'Show what was entered',
  copy: (field: string) => `Copy ${field}`,
  correct: 'Change and send',
  discard: 'Discard',
  discardQuestion: 'This change was not saved. Discard it?',
  keep: 'Keep',
  discardNow: 'Discard the change',

  conflictNotice: (who: string, what: string) => `${who} made a change at the same time: ${what}.`,
  conflictNotices: (count: number) => `${count} of your changes are in conflict with other people’s.`,
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
  offline: 'There is no connection. It is sent when the connection is back.',
  timeout: 'The server did not answer in time. It is sent again.',
  unavailable: 'The server cannot be reached. It is sent again.',
  'rate-limited': 'The server is busy. We will try again.',
  'signed-out': 'You are signed out. It is sent when you sign in again.',
  conflict: 'The record was changed at the same time. We will try again.',
  unexpected: 'Something unexpected happened. It is sent again.',
  denied: 'The server refused it: your account may not change this.',
  invalid: 'The server refused what was entered.',
  gone: 'What was to be changed does not exist any more.',
  exists: 'It exists already.',
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
