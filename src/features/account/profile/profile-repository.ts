import { type Profile, profiles } from '@/shared/auth/profile';
import type { ParsedDocument } from '@/shared/firebase/collection';
import type { Watch } from '@/shared/firebase/live/live';
import { watchDocument } from '@/shared/firebase/live/watch';
import { deleteFile, storeFile } from '@/shared/firebase/storage';

/** Reads profiles and stores photos; `changes.ts` saves changed profiles. */
export interface ProfileRepository {
  /** Follows a person's record; undefined when there is none. */
  readonly watch: (uid: string) => Watch<ParsedDocument<Profile> | undefined>;
  /** Stores a photo and resolves with its link; calls `onProgress` with the uploaded part, from 0 to 1. */
  readonly storePhoto: (
    path: string,
    photo: Blob,
    options: { readonly onProgress: (part: number) => void; readonly signal: AbortSignal },
  ) => Promise<string>;
  readonly deletePhoto: (path: string) => Promise<void>;
}

/** Profiles in the database, photos in the file storage. */
export const profileRepository: ProfileRepository = {
  watch: (uid) => watchDocument(profiles, uid),
  storePhoto: storeFile,
  deletePhoto: deleteFile,
};
