import type { ParsedDocument } from '@/shared/firebase/collection';
import type { Live } from '@/shared/firebase/live/live';
import type { Profile } from './profile';

/** The record of a signed-in person. Undefined if there is none. */
export type OwnRecord = ParsedDocument<Profile> | undefined;
export type LiveRecord = Live<OwnRecord>;

/** Follows a person's record. Returns the function that unsubscribes. */
export type FollowProfile = (uid: string, on: (live: LiveRecord) => void) => () => void;

/** A follower of one person's record at a time. */
export interface RecordFollower {
  /** Returns the id of the person whose record is followed. */
  readonly uid: () => string | undefined;
  /** Follows this record and stops following the previous one. */
  readonly follow: (uid: string, on: (live: LiveRecord) => void) => void;
  /** Follows a record again after a pause, because the backend failed. */
  readonly retry: (uid: string, on: (live: LiveRecord) => void) => void;
  readonly leave: () => void;
}

/** Returns a follower that pauses for `retryMs` before it retries. */
export function createRecordFollower(followProfile: FollowProfile, retryMs: number): RecordFollower {
  let stop = () => {};
  let uid: string | undefined;

  const leave = () => {
    stop();
    stop = () => {};
    uid = undefined;
  };
  const follow: RecordFollower['follow'] = (next, on) => {
    leave();
    uid = next;
    stop = followProfile(next, on);
  };
  return {
    uid: () => uid,
    follow,
    retry(next, on) {
      stop();
      const timer = setTimeout(() => follow(next, on), retryMs);
      stop = () => clearTimeout(timer);
    },
    leave,
  };
}
