import type { FailureKind } from '@/shared/failures/failure-kind';
import { formatDateTime, formatNumber, formatTime } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';
import type { FieldLabel } from '../change';
import type { PendingChange } from '../saving';

/** All texts of saving. */
export const savingTexts = {
  saving: 'Saving…',
  saved: (at: Date) => `Saved at ${formatTime(at)}`,
  kept: 'Kept on this device, will be sent.',
  held: 'Not saved yet. Leave this page open until it is sent.',
  clash: 'Someone else changed this.',
  refused: 'Not saved.',

  waiting: (count: number) =>
    plural(count, { one: '1 change is not saved', other: `${count} changes are not saved` }),
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

  clashTitle: 'Someone else changed this',
  clashLead: 'While your change was on its way, somebody else changed the same. Choose what is to stand.',
  mine: 'Yours',
  theirs: 'Theirs',
  before: 'It was',
  later: 'Decide later',
  choose: 'Save the choice',
  empty: 'nothing',
  yes: 'yes',
  no: 'no',
} as const;

const reasons: Readonly<Record<FailureKind, string>> = {
  offline: 'There is no connection. It is sent when the connection is back.',
  timeout: 'The server did not answer in time. It is sent again.',
  unavailable: 'The server cannot be reached. It is sent again.',
  'rate-limited': 'The server asks for patience. It is sent again.',
  'signed-out': 'You are signed out. It is sent when you sign in again.',
  conflict: savingTexts.clash,
  unexpected: 'Something unexpected happened. It is sent again.',
  denied: 'The server refused it: your account may not change this.',
  invalid: 'The server refused what was entered.',
  gone: 'What was to be changed does not exist any more.',
  exists: 'It exists already.',
};

/** Why a change is not saved: the feature's text, or a general one. */
export function reasonOf({ because, stuck, change }: PendingChange): string {
  if (because === undefined) return savingTexts.behind;
  const told = stuck?.kind === 'refused' ? stuck.text : undefined;
  return told ?? change.reasons?.[because] ?? reasons[because];
}

/** A field's label. */
export function labelOf(labels: Readonly<Record<string, FieldLabel>> | undefined, field: string): string {
  const label = labels?.[field] ?? field;
  return typeof label === 'string' ? label : label.label;
}

/** The label of a field's value. */
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
