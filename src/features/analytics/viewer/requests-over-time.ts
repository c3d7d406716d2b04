import type { Range } from '../daily/cover';
import { requestName } from '../daily/day-figures';
import type { Span } from '../queries';
import type { Bucket } from './periods';
import { listedIn, overlap, rangeOf, spanOfRange } from './span-figures';
import type { RequestRow, RequestSource } from './request-source';
import type { Tally } from './tally';

interface RequestCountOptions {
  readonly span: Span;
  readonly buckets: readonly Bucket[];
  /** The figures from the stored daily totals. */
  readonly tally: Tally;
  /** The ranges without stored totals. */
  readonly live: readonly Range[];
  readonly requests: RequestSource;
  /** The number of requests in the span, counted just now. */
  readonly total: number;
  readonly latest: readonly RequestRow[];
  readonly signal: AbortSignal | undefined;
}

const momentOf = ({ createdAt }: RequestRow): number | undefined => createdAt?.getTime();
const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0);

/**
 * Returns the number of requests in each bucket. Requests can be deleted, so the stored totals are used only
 * if they add up to the current count.
 */
export async function requestsByBucket(options: RequestCountOptions): Promise<readonly number[]> {
  const { span, buckets, tally, live, requests, total, latest, signal } = options;
  if (total === 0) return buckets.map(() => 0);
  const listed = { span, documents: latest, isAll: latest.length === total };
  const countIn = async (range: Range): Promise<number> =>
    listedIn(range, listed, momentOf)?.length ?? requests.count(spanOfRange(range), undefined, signal);
  const isSummed = tally.countOf(requestName) > 0;
  if (isSummed && !listed.isAll) {
    const counts = await Promise.all(
      buckets.map(async (bucket, index) => {
        const liveRanges = live.flatMap((range) => overlap(range, rangeOf(bucket)) ?? []);
        return (tally.buckets[index]?.requests ?? 0) + sum(await Promise.all(liveRanges.map(countIn)));
      }),
    );
    if (sum(counts) === total) return counts;
  }
  return Promise.all(buckets.map((bucket) => countIn(rangeOf(bucket))));
}
