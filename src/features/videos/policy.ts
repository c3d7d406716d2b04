import { isAdmin, type Person } from '@/shared/auth/person';

/** Anybody watches; administrators add, change and delete (WRK-795, PUB-Q66). */
export const mayManageVideos = (person: Person | undefined): boolean => isAdmin(person);
