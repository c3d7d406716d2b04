import { type Profile, profiles } from '@/shared/auth/profile';
import type { ParsedDocument } from '@/shared/firebase/collection';
import { type Watch, watchDocument } from '@/shared/firebase/live';
import { deleteFile, storeFile } from '@/shared/firebase/storage';

/** Where profiles are read and photos kept; what is changed in a profile is saved by `changes.ts`. */
export interface ProfileRepository {
  /** Follows somebody's record; undefined when there is none. */
  readonly watch: (uid: string) => Watch<ParsedDocument<Profile> | undefined>;
  /** Stores a photo and resolves with its link; `onProgress` hears the part that has arrived, from 0 to 1. */
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
