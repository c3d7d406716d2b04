import type { Firestore } from 'firebase-admin/firestore';
import { describeFailure } from '../pipeline/failure';
import { forgetOldCalls } from './created-once';
import { sumDays } from './daily-figures';
import { deleteEndedAccess } from './ended-access';
import { purgeTrash } from './records';
import { deleteStrayEnvelopes } from './stray-envelopes';

interface Work {
  readonly work: (database: Firestore, now: Date) => Promise<number>;
  /** The things that the work counts, for the log: `'entries of the trash'`. */
  readonly of: string;
  /** The verb for the log; `deleted` by default. */
  readonly done?: string;
}

const nightWork: readonly Work[] = [
  { work: purgeTrash, of: 'entries of the trash' },
  { work: deleteEndedAccess, of: 'envelopes of ended access' },
  { work: deleteStrayEnvelopes, of: 'stray envelopes' },
  { work: forgetOldCalls, of: 'keys of old calls' },
  { work: sumDays, of: 'days', done: 'summed up' },
];

/**
 * Runs the nightly work. Each part runs even if another failed. Throws AggregateError at the end if any did;
 * the next night repeats it.
 */
export async function runNight(database: Firestore, now: Date, works = nightWork): Promise<void> {
  const failures: unknown[] = [];
  for (const { work, of, done = 'deleted' } of works) {
    try {
      const count = await work(database, now);
      console.log(JSON.stringify({ severity: 'INFO', message: `${count} ${of} were ${done}.` }));
    } catch (error) {
      failures.push(error);
      console.error(
        JSON.stringify({ severity: 'ERROR', message: `Failed: ${of}.`, failure: describeFailure(error) }),
      );
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'A part of the nightly work failed.');
}
