import { readingIn } from '../gate/reading-clock';
import type { Visit } from './schema';

/** As many of the latest acts as are listed one by one. */
const mostActs = 50;

/** What one recipient did. */
export interface ReaderSummary {
  readonly recipient: string;
  readonly opened: number;
  readonly lastOpened: Date | null;
  readonly downloads: number;
  readonly shares: number;
  /** Seconds of reading in all sections together. */
  readonly seconds: number;
}

/** What the readers of a page did, of their acts, the latest first. */
export function summaryOf(visits: readonly Visit[]) {
  const readers = new Map<string, ReaderSummary>();
  const sections = new Map<string, number>();
  for (const { recipient, what, detail, at } of visits) {
    const before = readers.get(recipient) ?? {
      recipient,
      opened: 0,
      lastOpened: null,
      downloads: 0,
      shares: 0,
      seconds: 0,
    };
    const read = what === 'read' ? readingIn(detail) : [];
    for (const [section, seconds] of read) sections.set(section, (sections.get(section) ?? 0) + seconds);
    readers.set(recipient, {
      ...before,
      opened: before.opened + Number(what === 'opened'),
      lastOpened: before.lastOpened ?? (what === 'opened' ? at : null),
      downloads: before.downloads + Number(what === 'downloaded'),
      shares: before.shares + Number(what === 'shared'),
      seconds: before.seconds + read.reduce((sum, [, seconds]) => sum + seconds, 0),
    });
  }
  return {
    readers: [...readers.values()],
    sections: [...sections]
      .map(([id, seconds]) => ({ id, seconds }))
      .toSorted((one, other) => other.seconds - one.seconds),
    answers: visits.filter(({ what }) => what === 'chose' || what === 'asked'),
    acts: visits
      .filter(({ what }) => what === 'opened' || what === 'downloaded' || what === 'shared')
      .slice(0, mostActs),
  };
}
