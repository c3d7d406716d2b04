import { readingIn } from '@/features/proposals/opened/reading-clock';
import type { Visit } from '@/features/proposals/schema';

/** The number of acts in the list. */
const maxActs = 50;

/** Totals of one recipient's acts. */
export interface ReaderSummary {
  readonly recipient: string;
  readonly opened: number;
  readonly lastOpened: Date | null;
  readonly downloads: number;
  readonly shares: number;
  /** Seconds of reading in all sections. */
  readonly seconds: number;
}

/** Returns the totals of a recipient without visits. */
export const emptySummary = (recipient: string): ReaderSummary => ({
  recipient,
  opened: 0,
  lastOpened: null,
  downloads: 0,
  shares: 0,
  seconds: 0,
});

const isOpening = ({ what }: Visit): boolean => what === 'opened' || what === 'began';

/** Checks whether an opening was also stored as `began` by the same write. */
const isFirst = (visit: Visit, began: readonly Visit[]): boolean =>
  visit.what === 'opened' &&
  began.some(({ recipient, at }) => recipient === visit.recipient && at?.getTime() === visit.at?.getTime());

/** Adds up the visits of a page. Expects them newest first. */
export function summaryOf(visits: readonly Visit[]) {
  const readers = new Map<string, ReaderSummary>();
  const sections = new Map<string, number>();
  const began = visits.filter(({ what }) => what === 'began');
  // One write stores a first opening as both `began` and `opened`, so count it once.
  const counted = visits.filter((visit) => !isFirst(visit, began));
  for (const visit of counted) {
    const { recipient, what, detail, at } = visit;
    const before = readers.get(recipient) ?? emptySummary(recipient);
    const read = what === 'read' ? readingIn(detail) : [];
    for (const [section, seconds] of read) sections.set(section, (sections.get(section) ?? 0) + seconds);
    readers.set(recipient, {
      ...before,
      opened: before.opened + Number(isOpening(visit)),
      lastOpened: before.lastOpened ?? (isOpening(visit) ? at : null),
      downloads: before.downloads + Number(what === 'downloaded'),
      shares: before.shares + Number(what === 'shared'),
      seconds: before.seconds + read.reduce((sum, [, seconds]) => sum + seconds, 0),
    });
  }
  return {
    readers,
    sections: [...sections]
      .map(([id, seconds]) => ({ id, seconds }))
      .toSorted((one, other) => other.seconds - one.seconds),
    acts: counted
      .filter((visit) => isOpening(visit) || visit.what === 'downloaded' || visit.what === 'shared')
      .slice(0, maxActs),
  };
}
