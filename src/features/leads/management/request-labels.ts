import { type LeadStatus, messageType, newsletterType, starterPackType } from '../schema';

/** The label of a request that names no type (WRK-525). */
export const unnamedTypeLabel = 'Day-1 Impact Playbook Kit';

export const statusLabels: Readonly<Record<LeadStatus, string>> = {
  pending: 'Pending',
  sent: 'Sent',
  completed: 'Completed',
};

/** What a visitor left; only a playbook request is answered with the playbook link (WRK-Q136). */
export const requestKinds = ['playbook', 'message', 'subscription', 'other'] as const;
export type RequestKind = (typeof requestKinds)[number];

const kindsByType: ReadonlyMap<string, RequestKind> = new Map([
  [starterPackType, 'playbook'],
  [unnamedTypeLabel, 'playbook'],
  [messageType, 'message'],
  [newsletterType, 'subscription'],
]);

const isUnnamed = (bundleType: string | undefined): bundleType is undefined | '' =>
  bundleType === undefined || bundleType.trim() === '';

/** The type as stored, or the label for requests from before types were stored. */
export function typeLabel(bundleType: string | undefined): string {
  return isUnnamed(bundleType) ? unnamedTypeLabel : bundleType;
}

export function kindOf(bundleType: string | undefined): RequestKind {
  return isUnnamed(bundleType) ? 'playbook' : (kindsByType.get(bundleType) ?? 'other');
}

const dateFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A time by the reader's locale and zone; "N/A" when there is none (WRK-530). */
export function dateLabel(time: Date | null | undefined): string {
  return time === null || time === undefined ? 'N/A' : dateFormat.format(time);
}

/** Longer messages start collapsed. */
export const collapseLength = 100;

/** The beginning of a long message, cut between words where there is a gap near the end; else undefined. */
export function messageBeginning(message: string): string | undefined {
  if (message.length <= collapseLength) return undefined;
  const cut = message.slice(0, collapseLength);
  const gap = cut.search(/\s\S*$/);
  return `${(gap > collapseLength / 2 ? cut.slice(0, gap) : cut).trimEnd()}…`;
}
