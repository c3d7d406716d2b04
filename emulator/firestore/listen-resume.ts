import { StatusError } from '../status';
import type { Database, Json, Query } from './contract';
import type { Micros, StoredDocument } from './model';

/** The opaque token of a point in time: base64 of '<run id>@<micros>'. Foreign runs are told apart by their id. */
export function resumeTokenAt(database: Database, time: Micros): string {
  return Buffer.from(`${database.runId}@${time}`).toString('base64');
}

function timeOfToken(database: Database, token: string): Micros | undefined {
  const [run, time, ...rest] = Buffer.from(token, 'base64').toString('utf8').split('@');
  if (run !== database.runId || time === undefined || rest.length > 0 || !/^\d+$/.test(time)) return undefined;
  return Number(time);
}

/** Where a client that comes back left off, and which documents have changed since. */
export interface ResumePoint {
  readonly time: Micros;
  readonly changed: ReadonlySet<string>;
}

/**
 * How to take up a target again: 'fresh' when it brings no position, 'reset' when its position means nothing
 * to this run of the store or lies before the kept history.
 */
export function resumePoint(database: Database, target: Json): ResumePoint | 'fresh' | 'reset' {
  const { resumeToken, readTime } = target;
  let time: Micros | undefined;
  if (typeof resumeToken === 'string' && resumeToken !== '') time = timeOfToken(database, resumeToken);
  else if (readTime !== undefined) time = microsOf(readTime);
  else return 'fresh';
  if (time === undefined || time > database.readTime()) return 'reset';
  const changed = database.changedSince(time);
  return changed === undefined ? 'reset' : { time, changed };
}

function microsOf(value: unknown): Micros {
  const match = typeof value === 'string' ? /^(.+:\d\d)(?:\.(\d+))?(Z|[+-]\d\d:\d\d)$/i.exec(value) : null;
  const seconds = match === null ? Number.NaN : Date.parse(`${match[1]}${match[3]}`);
  if (Number.isNaN(seconds)) {
    throw new StatusError('INVALID_ARGUMENT', `Invalid readTime: ${JSON.stringify(value)}`);
  }
  return seconds * 1000 + Number((match?.[2] ?? '').padEnd(6, '0').slice(0, 6));
}

/** RFC 3339 UTC with six digits. */
export function rfc3339(time: Micros): string {
  const micros = String(time % 1_000_000).padStart(6, '0');
  return `${new Date(Math.floor(time / 1000)).toISOString().slice(0, 19)}.${micros}Z`;
}

/**
 * The names in the result of `query` at an earlier time. `everyMatch` are today's matches without limit and
 * offset: undoing the changes since gives the matches of then, from which limit and offset choose again.
 */
export function resultNamesAt(
  database: Database,
  query: Query,
  everyMatch: readonly StoredDocument[],
  point: ResumePoint,
): Set<string> {
  const matches = new Map(everyMatch.map((document) => [document.name, document]));
  for (const name of point.changed) {
    const before = database.getAt(name, point.time);
    if (before !== undefined && query.matches(before)) matches.set(name, before);
    else matches.delete(name);
  }
  const names = [...matches.values()];
  if (query.limit === undefined && query.offset === 0) return new Set(matches.keys());
  names.sort((a, b) => query.compare(a, b));
  const end = query.limit === undefined ? undefined : query.offset + query.limit;
  return new Set(names.slice(query.offset, end).map((document) => document.name));
}
