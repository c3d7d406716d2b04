import type { Profile } from '@/shared/auth/profile';
import { personNamed } from '../actors';

/** Returns Mia's record, with `changes` laid over it. */
export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  ...personNamed('mia').profile,
  ...changes,
});
