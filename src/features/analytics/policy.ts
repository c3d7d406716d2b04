import { isAdmin, type Person } from '@/shared/auth/person';

/** Browsers report; administrators read; nobody changes what was reported (WRK-794, WRK-Q141). */
export const mayReadEvents = (person: Person | undefined): boolean => isAdmin(person);
