import { isProposalEvent, proposalTypeOf, recipientOf } from '../proposal-events';

/** Events of one quarter of an hour that are alike; without a slot, those of a whole day. */
export interface FigureRow {
  /** The quarter of an hour of the UTC day, from 0 to 95. Every time zone's days begin at one of them. */
  readonly slot?: number | undefined;
  readonly name: string;
  readonly count: number;
  /** The type of proposal; empty for other events, and where an event names none. */
  readonly type: string;
  /** Who opened a proposal, as `recipientOf` tells people apart; empty for other events. */
  readonly recipient: string;
  /** Whether a code was right; false for other events. */
  readonly isRight: boolean;
}

/** An event as the sums need it. */
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
  /** Page views by path, the most viewed first. */
  readonly pages: readonly Total[];
  /** Page views by the origin that they came from, `direct` for none. */
  readonly sources: readonly Total[];
}
type Total = readonly [what: string, count: number];

export const slotMs = 15 * 60_000;
export const dayMs = 24 * 60 * 60_000;
const slotsOfDay = dayMs / slotMs;

/** The UTC day of a moment: `2026-11-23`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Names rows of requests that visitors left, which are no events: no event's name begins so. */
export const requestName = '#request';

/** When a UTC day begins. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

const plainRow = (name: string, slot: number | undefined): FigureRow => ({
  slot,
  name,
  count: 1,
  type: '',
  recipient: '',
  isRight: false,
});

/** What sums tell apart of one event. */
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

/** Adds up rows that are alike, in an order that does not depend on theirs. */
function merged(rows: Iterable<FigureRow>): readonly FigureRow[] {
  const byKey = new Map<string, FigureRow>();
  for (const row of rows) {
    const key = keyOf(row);
    byKey.set(key, { ...row, count: row.count + (byKey.get(key)?.count ?? 0) });
  }
  return [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** The most characters of a day's rows about proposals. Anybody may send events, so what they say is bounded. */
const mostCharacters = 20_000;
/** The most pages and sources of a day that are told apart. */
const mostTotals = 100;

function totals(counts: ReadonlyMap<string, number>): readonly Total[] {
  const sorted = [...counts].toSorted(
    ([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1),
  );
  const rest = sorted.slice(mostTotals).reduce((sum, [, count]) => sum + count, 0);
  return rest === 0 ? sorted : [...sorted.slice(0, mostTotals), ['other', rest]];
}

/** The recipient of rows that do not tell recipients apart, because there were too many of them. */
const anybody = '*';

/** Checks whether a day had more readers of proposals than its sum tells apart. */
export const isBeyond = ({ recipient }: FigureRow): boolean => recipient === anybody;

/** Gives up who opened a proposal, then also which one, until a day's rows are short enough. */
function bounded(rows: readonly FigureRow[]): readonly FigureRow[] {
  const isShort = (some: readonly FigureRow[]) =>
    encodeRows(some.filter(({ name }) => isProposalEvent(name))).length <= mostCharacters;
  if (isShort(rows)) return rows;
  const unnamed = merged(
    rows.map((row) => (row.name === 'proposal_access' ? { ...row, recipient: anybody } : row)),
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

  /** Adds a request that came in at a moment. */
  addRequest(at: Date): void {
    this.addRow(plainRow(requestName, this.slotOf(at)));
  }

  private addRow(row: FigureRow): void {
    const key = keyOf(row);
    this.rows.set(key, { ...row, count: (this.rows.get(key)?.count ?? 0) + 1 });
  }

  private slotOf(at: Date | null): number {
    // A text may name a moment with an offset, by which it falls into another day than its letters.
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

/** The rows of a day as its month holds them: slots only where the screen shows figures over time. */
export const monthRows = (rows: readonly FigureRow[]): readonly FigureRow[] =>
  merged(
    rows.map((row) =>
      isProposalEvent(row.name) || row.name === requestName ? row : { ...row, slot: undefined },
    ),
  );

/** Rows as the database keeps them: short, and in one field without indexes of its parts. */
export const encodeRows = (rows: readonly FigureRow[]): string =>
  JSON.stringify(
    rows.map(({ slot = -1, name, count, type, recipient, isRight }) =>
      type === '' && recipient === '' && !isRight
        ? [slot, name, count]
        : [slot, name, count, type, recipient, isRight],
    ),
  );

/** Reads rows as `encodeRows` writes them. What is no row is left out. */
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
