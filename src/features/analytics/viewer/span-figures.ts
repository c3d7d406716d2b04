import { cover, type DayPart, type Range } from '../daily/cover';
import { type FigureRow, rowOf, slotMs, startOf } from '../daily/day-figures';
import { proposalEventNames, proposalTypeOf, recipientOf } from '../proposal-events';
import type { Span } from '../queries';
import type { StoredEvent } from '../schema';
import type { EventReader, LatestEvents, SummedDays } from './event-reader';
import { limits } from './limits';
import type { Bucket } from './periods';
import { Tally } from './tally';

/** Events that the viewer only counts by name. */
const plainNames = [
  'page_view',
  'playbook_access',
  'playbook_link_click',
  'calendly_widget_load',
  'calendly_scheduling',
] as const;

export const rangeOf = ({ from, to }: Span): Range => ({
  from: from?.getTime() ?? -Infinity,
  to: to?.getTime() ?? Infinity,
});

export const spanOfRange = ({ from, to }: Range): Span => ({
  ...(from > -Infinity && { from: new Date(from) }),
  ...(to < Infinity && { to: new Date(to) }),
});

/** The inputs for the figures of a span. */
export interface Sources {
  readonly reader: EventReader;
  readonly days: SummedDays;
  readonly latest: LatestEvents;
  /** The time of the first event. Null if there are no events, undefined if unknown. */
  readonly oldest: Date | null | undefined;
}

const momentIn = (event: StoredEvent): number | undefined => event.timestamp?.getTime();

/** The latest records of a span, newest first. */
interface Listed<T> {
  readonly span: Span;
  readonly documents: readonly T[];
  /** True if the span has no further records. */
  readonly isAll: boolean;
}

/** Returns the records in a range if the list of latest records contains all of them. */
export function listedIn<T>(
  { from, to }: Range,
  { span, documents, isAll }: Listed<T>,
  at: (document: T) => number | undefined,
): readonly T[] | undefined {
  const last = documents.at(-1);
  const reaches = isAll || (last !== undefined && (at(last) ?? Infinity) < from);
  const whole = rangeOf(span);
  if (from < whole.from || to > whole.to) return undefined;
  if (!reaches) return undefined;
  return documents.filter((document) => {
    const moment = at(document);
    return moment === undefined ? from === -Infinity : moment >= from && moment < to;
  });
}

/** Splits a range by the stored totals. Leaves out ranges before the first event. */
function splitByTotals(range: Range, { days, oldest, reader }: Sources, without: ReadonlySet<string>) {
  const summed = [...days.keys()].filter((day) => !without.has(day));
  const { parts, live } = cover(range, summed);
  // The query for the first event cannot find text timestamps, so `oldest` is not reliable then.
  const begins = reader.hasText || oldest === undefined ? -Infinity : (oldest?.getTime() ?? Infinity);
  return { parts, live: live.filter(({ to }) => to > begins) };
}

/** Reads the totals by slot of days that the range covers in part. A day without them is counted live. */
async function readPartialDays(range: Range, sources: Sources) {
  const partial = splitByTotals(range, sources, new Set()).parts.filter(({ isWhole }) => !isWhole);
  const read = await Promise.all(
    partial.map(async ({ day }) => [day, await sources.reader.day(day)] as const),
  );
  const missing = new Set(read.flatMap(([day, rows]) => (rows === undefined ? [day] : [])));
  const bySlot = new Map(read);
  const rowsOf = ({ day, from, to, isWhole }: DayPart): readonly (readonly [FigureRow, number])[] => {
    const start = startOf(day).getTime();
    const rows = (isWhole ? sources.days.get(day) : bySlot.get(day)) ?? [];
    return rows
      .map((row) => [row, start + (row.slot ?? 0) * slotMs] as const)
      .filter(([, at]) => at >= from && at < to);
  };
  return { ...splitByTotals(range, sources, missing), rowsOf };
}

/** Counts all events in a range, regardless of name. */
export async function countAll(range: Range, sources: Sources): Promise<number> {
  const { parts, live, rowsOf } = await readPartialDays(range, sources);
  const counts = await Promise.all(
    live.map(
      async (each) =>
        listedIn(each, sources.latest, momentIn)?.length ?? sources.reader.count(spanOfRange(each)),
    ),
  );
  const summed = parts
    .flatMap(rowsOf)
    .filter(([{ name }]) => !name.startsWith('#'))
    .map(([{ count }]) => count);
  return [...counts, ...summed].reduce((sum, each) => sum + each, 0);
}

/** Returns the figures of a span, and the ranges that have no stored totals. */
export async function figuresIn(
  span: Span,
  buckets: readonly Bucket[],
  sources: Sources,
): Promise<{ readonly tally: Tally; readonly live: readonly Range[] }> {
  const { parts, live, rowsOf } = await readPartialDays(rangeOf(span), sources);
  const tally = new Tally(buckets);
  for (const [row, at] of parts.flatMap(rowsOf)) tally.add(row, at);
  await Promise.all(live.map((range) => addLive(range, buckets, sources, tally)));
  return { tally, live };
}

const addEvents = (events: readonly StoredEvent[], tally: Tally): void => {
  for (const event of events) tally.add(rowOf(event, undefined), momentIn(event) ?? NaN);
};

async function addLive(
  range: Range,
  buckets: readonly Bucket[],
  { reader, latest }: Sources,
  tally: Tally,
): Promise<void> {
  const listed = listedIn(range, latest, momentIn);
  if (listed) {
    addEvents(listed, tally);
    return;
  }
  const span = spanOfRange(range);
  const [ofProposals] = await Promise.all([
    reader.latest(span, limits.events, proposalEventNames),
    ...plainNames.map(async (name) => tally.addNamed(name, await reader.count(span, [name]), NaN)),
  ]);
  if (ofProposals.isAll) addEvents(ofProposals.documents, tally);
  else await addCountsOnly(range, buckets, reader, tally, ofProposals.documents);
}

/** Returns the overlap of two ranges, or undefined if there is none. */
export function overlap(one: Range, other: Range): Range | undefined {
  const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)];
  return from < to ? { from, to } : undefined;
}

/**
 * Counts the proposal events in a range that has too many to read. Proposal types and unique recipients come
 * from the latest events only.
 */
async function addCountsOnly(
  range: Range,
  buckets: readonly Bucket[],
  reader: EventReader,
  tally: Tally,
  latest: readonly StoredEvent[],
): Promise<void> {
  tally.isCapped = true;
  const span = spanOfRange(range);
  const overlaps = buckets.flatMap((bucket) => overlap(rangeOf(bucket), range) ?? []);
  const countByBucket = async (name: string) => {
    const counts = await Promise.all(overlaps.map((each) => reader.count(spanOfRange(each), [name])));
    for (const [index, each] of overlaps.entries()) tally.addNamed(name, counts[index] ?? 0, each.from);
    // The buckets may hold fewer events than the total, because unreadable timestamps fall into no bucket.
    const rest = (await reader.count(span, [name])) - counts.reduce((sum, each) => sum + each, 0);
    tally.addNamed(name, rest, NaN);
  };
  const types = [...new Set(latest.map(proposalTypeOf))].filter((type) => type !== '');
  const ofType = async (type: string) => {
    const having = { proposal_type: type };
    const count = (name: string, more = {}) => reader.count(span, [name], { ...having, ...more });
    const [accesses, auths, opened, downloads, shares] = await Promise.all([
      count('proposal_access'),
      count('proposal_auth'),
      count('proposal_auth', { success: 'true' }),
      count('proposal_download'),
      count('proposal_share'),
    ]);
    const counted = tally.typeOf(type);
    counted.accesses += accesses;
    counted.auths += auths;
    counted.opened += opened;
    counted.downloads += downloads;
    counted.shares += shares;
    for (const event of latest)
      if (event.eventName === 'proposal_access' && proposalTypeOf(event) === type)
        counted.recipients.add(recipientOf(event));
  };
  await Promise.all([...proposalEventNames.map(countByBucket), ...types.map(ofType)]);
}
