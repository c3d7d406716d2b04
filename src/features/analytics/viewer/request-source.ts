import type { Span } from '../queries';

/** A request as a row of a table. */
export interface RequestRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly type: string;
  readonly status: string;
  readonly createdAt: Date | null;
}

/** The data source for the figures about requests. */
export interface RequestSource {
  count(span: Span, status?: 'pending' | 'sent' | 'completed', signal?: AbortSignal): Promise<number>;
  /** Returns the latest requests, newest first. */
  latest(span: Span, limit: number, signal?: AbortSignal): Promise<readonly RequestRow[]>;
  /** Returns when the first request was received. */
  oldest(signal?: AbortSignal): Promise<Date | null>;
}
