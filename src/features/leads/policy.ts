import { isAdmin, type Person } from '@/shared/auth/person';

/** Visitors leave requests and waitlist entries; administrators alone see, move on and delete them (WRK-793, WRK-Q140). */
export const mayManageRequests = (person: Person | undefined): boolean => isAdmin(person);
