import type { Profile } from '@/shared/auth/profile';
import { personNamed } from '../actors';

/** Returns Mia's record, with `changes` applied. */
export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  ...personNamed('mia').profile,
  ...changes,
});
