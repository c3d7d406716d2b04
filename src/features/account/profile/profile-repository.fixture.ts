import { type Profile, profiles } from '@/shared/auth/profile';
import { type ParsedDocument, parseDocument } from '@/shared/firebase/collection';
import type { Live } from '@/shared/firebase/live/live';
import { setSaving } from '@/shared/saving/current';
import { Desk } from '@/shared/saving/model.fixture';
import type { FieldValues } from '@/shared/saving/values';
import { aProfile } from '@/testing/records/profile';
import type { ProfileRepository } from './profile-repository';

/** The link of a file stored under this path. */
export const linkTo = (path: string): string =>
  `https://firebasestorage.googleapis.com/v0/b/acf.appspot.com/o/${encodeURIComponent(path)}?alt=media&token=t`;

type Followed = Live<ParsedDocument<Profile> | undefined>;

/** One person's record and photos in memory; `steps` lists the calls, in order. */
export class InMemoryProfiles implements ProfileRepository {
  readonly steps: string[] = [];
  /** The fields that each save has changed. */
  readonly saved: FieldValues[] = [];
  /** Saves go to this in-memory database. */
  readonly desk = new Desk();
  /** Replaces the next calls' success. */
  failing: { upload?: Error } = {};
  /** Uploads wait until this resolves. */
  gate: Promise<unknown> = Promise.resolve();
  private listener: ((live: Followed) => void) | undefined;

  constructor(profile: Profile = aProfile()) {
    const { database } = this.desk;
    database.put('users', 'mia', { ...profile });
    const commit = database.commit.bind(database);
    database.commit = (writes) => {
      this.steps.push('save');
      commit(writes);
      for (const write of writes) {
        if (write.kind !== 'patch') continue;
        const { updatedAt: _, ...fields } = write.patch;
        this.saved.push(fields);
      }
      this.tell(this.ready());
    };
    setSaving(this.desk.tab());
  }

  readonly watch = () => ({
    key: 'mia',
    scope: 'mia',
    start: (on: (live: Followed) => void) => {
      this.listener = on;
      this.tell(this.ready());
      return () => {};
    },
  });

  tell(live: Followed): void {
    this.listener?.(live);
  }

  /** Simulates a save of the same person on another device. */
  saveElsewhere(changes: Partial<Profile>): void {
    const { database } = this.desk;
    database.put('users', 'mia', { ...database.read('users', 'mia')?.fields, ...changes });
    this.tell(this.ready());
  }

  readonly storePhoto: ProfileRepository['storePhoto'] = async (path, _, { onProgress, signal }) => {
    this.steps.push(`store ${path.replace(/\d{13}/, 'TIME')}`);
    onProgress(0.4);
    const cancelled = new Promise<never>((__, reject) => {
      signal.addEventListener('abort', () => reject(new Error('canceled')));
    });
    await Promise.race([this.gate, cancelled]);
    if (this.failing.upload) throw this.failing.upload;
    return linkTo(path);
  };

  readonly deletePhoto = async (path: string) => {
    this.steps.push(`delete ${path.replace(/\d{13}/, 'TIME')}`);
  };

  private ready(): Followed {
    return {
      status: 'ready',
      data: parseDocument(profiles, 'mia', this.desk.database.read('users', 'mia')?.fields),
      fromServer: true,
    };
  }
}
