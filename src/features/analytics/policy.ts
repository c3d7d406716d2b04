import { isAdmin } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';

export const analyticsRules = {
  /** Browsers report; administrators read; nobody changes what was reported (WRK-794, WRK-Q141). */
  'event.get': isAdmin,
  'event.list': isAdmin,
};

/** Whether somebody may see what visitors do. */
export const can = policy(analyticsRules);
