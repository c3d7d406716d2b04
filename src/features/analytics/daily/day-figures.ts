import { isProposalEvent, proposalTypeOf, recipientOf } from '../proposal-events';

/** The count of equal events in one quarter-hour slot, or in the whole day if there is no slot. */
export interface FigureRow {
  /** The quarter hour of the UTC day, from 0 to 95. A day of any time zone starts at a quarter hour. */
  readonly slot?: number | undefined;
  readonly name: string;
  readonly count: number;
  /** The type of proposal. Empty for other events and for events without a type. */
  readonly type: string;
  /** The person who opened a proposal, as returned by `recipientOf`. Empty for other events. */
  readonly recipient: string;
  /** True if the entered code was right. False for other events. */
  readonly isRight: boolean;
}

/** The fields of an event that the totals need. */
export interface CountedEvent {
  readonly eventName: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly timestamp: Date | null;
  readonly pageLocation?: string | undefined;
  readonly referrer?: string | undefined;
}

/** The figures of one UTC day. */
export interface DayFigures {
  readonly rows: readonly FigureRow[];
  /** Page views by path, most viewed first. */
  readonly pages: readonly Total[];
  /** Page views by referring origin, or `direct` if there is none. */
  readonly sources: readonly Total[];
}
type Total = readonly [what: string, count: number];

export const slotMs = 15 * 60_000;
export const dayMs = 24 * 60 * 60_000;
const slotsOfDay = dayMs / slotMs;

/** Returns the UTC day of a moment: `2026-11-23`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The name of rows that count visitors' requests. No event name starts with `#`. */
export const requestName = '#request';

/** Returns the start of a UTC day. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

const plainRow = (name: string, slot: number | undefined): FigureRow => ({
  slot,
  name,
  count: 1,
  type: '',
  recipient: '',
  isRight: false,
});

/** Returns the totals row that an event counts towards. */
export function rowOf(event: CountedEvent, slot: number | undefined): FigureRow {
  const { eventName: name } = event;
  const plain = plainRow(name, slot);
  if (!isProposalEvent(name)) return plain;
  return {
    ...plain,
    type: proposalTypeOf(event),
    recipient: name === 'proposal_access' ? recipientOf(event) : '',
    isRight: name === 'proposal_auth' && event.parameters['success'] === 'true',
  };
}

const keyOf = ({ slot = -1, name, type, recipient, isRight }: FigureRow): string =>
  JSON.stringify([slot, name, type, recipient, isRight]);

/** Adds up equal rows and sorts them by key, so the input order does not matter. */
function merged(rows: Iterable<FigureRow>): readonly FigureRow[] {
  const byKey = new Map<string, FigureRow>();
  for (const row of rows) {
    const key = keyOf(row);
    byKey.set(key, { ...row, count: row.count + (byKey.get(key)?.count ?? 0) });
  }
  return [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/**
 * The maximum length of a day's encoded proposal rows, in characters. Anyone may send events, so their size
 * is limited.
 */
const maxCharacters = 20_000;
/** The maximum number of pages, and of sources, that a day lists separately. */
const maxTotals = 100;

function totals(counts: ReadonlyMap<string, number>): readonly Total[] {
  const sorted = [...counts].toSorted(
    ([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1),
  );
  const rest = sorted.slice(maxTotals).reduce((sum, [, count]) => sum + count, 0);
  return rest === 0 ? sorted : [...sorted.slice(0, maxTotals), ['other', rest]];
}

/** The recipient of merged rows, used when there are too many recipients to list. */
const mergedRecipient = '*';

/** Checks whether a row's recipients were merged because the day had too many of them. */
export const isMerged = ({ recipient }: FigureRow): boolean => recipient === mergedRecipient;

/** Merges rows until they fit the size limit: first by dropping the recipients, then the proposal types. */
function bounded(rows: readonly FigureRow[]): readonly FigureRow[] {
  const isShort = (some: readonly FigureRow[]) =>
    encodeRows(some.filter(({ name }) => isProposalEvent(name))).length <= maxCharacters;
  if (isShort(rows)) return rows;
  const unnamed = merged(
    rows.map((row) => (row.name === 'proposal_access' ? { ...row, recipient: mergedRecipient } : row)),
  );
  return isShort(unnamed) ? unnamed : merged(unnamed.map((row) => ({ ...row, type: '' })));
}

const pathOf = (location: string): string => (URL.canParse(location) ? new URL(location).pathname : location);

/** Collects the events of one UTC day. */
export class DaySum {
  private readonly start: number;
  private readonly rows = new Map<string, FigureRow>();
  private readonly pages = new Map<string, number>();
  private readonly sources = new Map<string, number>();

  constructor(day: string) {
    this.start = startOf(day).getTime();
  }

  /** Adds a request received at a given moment. */
  addRequest(at: Date): void {
    this.addRow(plainRow(requestName, this.slotOf(at)));
  }

  private addRow(row: FigureRow): void {
    const key = keyOf(row);
    this.rows.set(key, { ...row, count: (this.rows.get(key)?.count ?? 0) + 1 });
  }

  private slotOf(at: Date | null): number {
    // A text timestamp may have an offset that moves it to another UTC day, so clamp the slot to this day.
    const slot = Math.floor(((at?.getTime() ?? this.start) - this.start) / slotMs);
    return Math.min(slotsOfDay - 1, Math.max(0, slot));
  }

  add(event: CountedEvent): void {
    this.addRow(rowOf(event, this.slotOf(event.timestamp)));
    if (event.eventName !== 'page_view') return;
    const one = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
    one(this.pages, pathOf(event.pageLocation ?? ''));
    one(this.sources, event.referrer ?? 'direct');
  }

  figures(): DayFigures {
    const rows = merged(this.rows.values());
    return {
      rows: bounded(rows),
      pages: totals(this.pages),
      sources: totals(this.sources),
    };
  }
}

/** Returns a day's rows as the month document stores them. Only rows shown over time keep their slots. */
export const monthRows = (rows: readonly FigureRow[]): readonly FigureRow[] =>
  merged(
    rows.map((row) =>
      isProposalEvent(row.name) || row.name === requestName ? row : { ...row, slot: undefined },
    ),
  );

/** Encodes rows as one short string. A single field keeps Firestore from indexing the parts. */
export const encodeRows = (rows: readonly FigureRow[]): string =>
  JSON.stringify(
    rows.map(({ slot = -1, name, count, type, recipient, isRight }) =>
      type === '' && recipient === '' && !isRight
        ? [slot, name, count]
        : [slot, name, count, type, recipient, isRight],
    ),
  );

/** Decodes rows written by `encodeRows`. Skips invalid entries. */
export function decodeRows(text: string): readonly FigureRow[] {
  const stored: unknown = JSON.parse(text);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((each: unknown): FigureRow[] => {
    if (!Array.isArray(each)) return [];
    const [slot, name, count, type = '', recipient = '', isRight = false] = each as readonly unknown[];
    return typeof slot === 'number' &&
      typeof name === 'string' &&
      typeof count === 'number' &&
      typeof type === 'string' &&
      typeof recipient === 'string'
      ? [{ slot: slot < 0 ? undefined : slot, name, count, type, recipient, isRight: isRight === true }]
      : [];
  });
}
