import type { Database, Json } from '../contract';
import { isAbsent, place } from '../values/json-message';
import type { Micros } from '../model';
import { readTimestamp } from '../values/timestamp';

/**
 * Returns the resume token of a point in time: base64 of '<run id>@<micros>'. A token with another run id
 * comes from another process.
 */
export function resumeTokenAt(database: Database, time: Micros): string {
  return Buffer.from(`${database.runId}@${time}`).toString('base64');
}

function timeOfToken(database: Database, token: string): Micros | undefined {
  const [run, time, ...rest] = Buffer.from(token, 'base64').toString('utf8').split('@');
  if (run !== database.runId || time === undefined || rest.length > 0 || !/^\d+$/.test(time))
    return undefined;
  return Number(time);
}

/** The position of a client that reconnects, and the documents that have changed since. */
export interface ResumePoint {
  readonly time: Micros;
  readonly changed: ReadonlySet<string>;
}

/**
 * Decides how to resume a target: 'fresh' if the client sends no position, 'reset' if the position is from
 * another run of the store or older than the kept history.
 */
export function resumePoint(database: Database, target: Json): ResumePoint | 'fresh' | 'reset' {
  const { resumeToken, readTime } = target;
  const hasToken = typeof resumeToken === 'string' && resumeToken !== '';
  if (!hasToken && isAbsent(readTime)) return 'fresh';
  const time = hasToken
    ? timeOfToken(database, resumeToken)
    : readTimestamp(readTime, place('readTime', place('addTarget')));
  if (time === undefined || time > database.readTime()) return 'reset';
  const changed = database.changedSince(time);
  return changed === undefined ? 'reset' : { time, changed };
}
