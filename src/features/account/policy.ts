import { isStaff, type Person } from '@/shared/auth/person';

/** Everybody reads the own record; active staff read their colleagues' too, to share with them (WRK-Q68). */
export const mayReadProfile = (person: Person | undefined, uid: string): boolean =>
  person?.uid === uid || isStaff(person);

/** Name, bio and photo are one's own while one is active; role and status are the API's (PUB-247, WRK-Q4). */
export const mayChangeProfile = (person: Person | undefined, uid: string): boolean =>
  isStaff(person) && person.uid === uid;

/** A photo is stored and deleted by its owner (PUB-249, PUB-251). */
export const mayChangePhoto = mayChangeProfile;

/** Photos are looked up by active staff; whoever has a link needs no leave (decision 018). */
export const mayReadPhoto = (person: Person | undefined): boolean => isStaff(person);
