import { type FigureRow, isMerged, requestName } from '../daily/day-figures';
import type { Bucket } from './periods';

interface TypeTally {
  accesses: number;
  auths: number;
  opened: number;
  downloads: number;
  shares: number;
  readonly recipients: Set<string>;
}

/** The counts of one bucket of the span. */
interface BucketTally {
  requests: number;
  opens: number;
  attempts: number;
  passedOn: number;
}

const seriesOf: Readonly<Record<string, keyof BucketTally>> = {
  [requestName]: 'requests',
  proposal_access: 'opens',
  proposal_auth: 'attempts',
  proposal_download: 'passedOn',
  proposal_share: 'passedOn',
};

/** Adds up stored totals and live events to the figures of a span. */
export class Tally {
  readonly names = new Map<string, number>();
  readonly types = new Map<string, TypeTally>();
  readonly buckets: readonly BucketTally[];
  /** True if there were too many readers to count each one. */
  isCapped = false;
  private readonly bounds: readonly Bucket[];

  constructor(bounds: readonly Bucket[]) {
    this.bounds = bounds;
    this.buckets = bounds.map(() => ({ requests: 0, opens: 0, attempts: 0, passedOn: 0 }));
  }

  countOf(name: string): number {
    return this.names.get(name) ?? 0;
  }

  /** Adds events of one name. `at` is their time in ms. */
  addNamed(name: string, count: number, at: number): void {
    this.names.set(name, this.countOf(name) + count);
    const series = seriesOf[name];
    const bucket = this.buckets[this.bounds.findIndex(({ from, to }) => at >= +from && at < +to)];
    if (series && bucket) bucket[series] += count;
  }

  add(row: FigureRow, at: number): void {
    const { name, count, type, recipient, isRight } = row;
    this.addNamed(name, count, at);
    this.isCapped ||= isMerged(row);
    if (type === '') return;
    const tally = this.typeOf(type);
    if (name === 'proposal_access') {
      tally.accesses += count;
      tally.recipients.add(recipient);
    } else if (name === 'proposal_auth') {
      tally.auths += count;
      if (isRight) tally.opened += count;
    } else if (name === 'proposal_download') tally.downloads += count;
    else tally.shares += count;
  }

  typeOf(type: string): TypeTally {
    const known = this.types.get(type);
    if (known) return known;
    const created = {
      accesses: 0,
      auths: 0,
      opened: 0,
      downloads: 0,
      shares: 0,
      recipients: new Set<string>(),
    };
    this.types.set(type, created);
    return created;
  }
}
