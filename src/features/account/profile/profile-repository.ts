import { type Profile, profiles } from '@/shared/auth/profile';
import type { ParsedDocument } from '@/shared/firebase/collection';
import { commit } from '@/shared/firebase/commit';
import { patch } from '@/shared/firebase/patch';
import { getDocument } from '@/shared/firebase/database';
import { serverTime } from '@/shared/firebase/fields';
import { type Watch, watchDocument } from '@/shared/firebase/live';
import { deleteFile, storeFile } from '@/shared/firebase/storage';

/** What a save writes; the time of the change is added by the server. */
export type ProfileChange = Pick<Profile, 'displayName' | 'photoURL' | 'bio'>;

/** Where profiles and photos are kept. */
export interface ProfileRepository {
  /** Follows somebody's record; undefined when there is none. */
  readonly watch: (uid: string) => Watch<ParsedDocument<Profile> | undefined>;
  /** Reads it once, from the server. */
  readonly read: (uid: string) => Promise<ParsedDocument<Profile> | undefined>;
  readonly save: (uid: string, change: ProfileChange) => Promise<void>;
  /** Stores a photo and resolves with its link; `onProgress` hears the part that has arrived, from 0 to 1. */
  readonly storePhoto: (
    path: string,
    photo: Blob,
    options: { readonly onProgress: (part: number) => void; readonly signal: AbortSignal },
  ) => Promise<string>;
  readonly deletePhoto: (path: string) => Promise<void>;
}

/** Profiles in the database, photos in the file storage. Writes are sent at once or fail, and never wait in a queue. */
export const profileRepository: ProfileRepository = {
  watch: (uid) => watchDocument(profiles, uid),
  read: (uid) => getDocument(profiles, uid),
  save: (uid, change) => commit([patch(profiles, uid, { ...change, updatedAt: serverTime })]),
  storePhoto: storeFile,
  deletePhoto: deleteFile,
};
