import type { Span } from '../queries';

/** A request as the tables show it. */
export interface RequestRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly type: string;
  readonly status: string;
  readonly createdAt: Date | null;
}

/** Where the figures about requests come from. */
export interface RequestSource {
  count(span: Span, status?: 'pending' | 'sent' | 'completed', signal?: AbortSignal): Promise<number>;
  /** Newest first. */
  latest(span: Span, limit: number, signal?: AbortSignal): Promise<readonly RequestRow[]>;
  /** When the first request came in. */
  oldest(signal?: AbortSignal): Promise<Date | null>;
}
