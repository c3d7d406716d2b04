import { type Profile, profileSchema } from '@/shared/auth/profile';
import type { ParsedDocument } from '@/shared/firebase/collection';
import type { Live } from '@/shared/firebase/live';
import type { ProfileRepository, ProfileChange } from './profile-repository';

/** What the record of a person holds in tests, unless changed. */
export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  ...profileSchema.parse({
    email: 'mia@acf.example',
    displayName: 'Mia Tremblay',
    bio: 'Works with arts organisations.',
    role: 'regular',
    status: 'active',
  }),
  ...changes,
});

/** The link that the store gives a file stored under this path. */
export const linkTo = (path: string): string =>
  `https://firebasestorage.googleapis.com/v0/b/acf.appspot.com/o/${encodeURIComponent(path)}?alt=media&token=t`;

type Followed = Live<ParsedDocument<Profile> | undefined>;

/** One person's record and photos in memory; `steps` tells what was asked of them, in order. */
export class InMemoryProfiles implements ProfileRepository {
  readonly steps: string[] = [];
  readonly saved: ProfileChange[] = [];
  /** What the next calls do instead of succeeding. */
  failing: { save?: Error; read?: Error; upload?: Error } = {};
  /** The answer to a save is lost after it was stored. */
  losesAnswer = false;
  /** Saves and uploads wait for this. */
  gate: Promise<unknown> = Promise.resolve();
  private listener: ((live: Followed) => void) | undefined;

  constructor(public profile: Profile = aProfile()) {}

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

  readonly read = async () => {
    this.steps.push('read');
    if (this.failing.read) throw this.failing.read;
    return { ok: true as const, document: { ...this.profile, id: 'mia' } };
  };

  readonly save = async (_: string, change: ProfileChange) => {
    this.steps.push('save');
    await this.gate;
    if (this.failing.save) throw this.failing.save;
    this.saved.push(change);
    this.profile = { ...this.profile, ...change };
    this.tell(this.ready());
    if (this.losesAnswer) throw new Error('lost');
  };

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
      data: { ok: true, document: { ...this.profile, id: 'mia' } },
      fromServer: true,
    };
  }
}
