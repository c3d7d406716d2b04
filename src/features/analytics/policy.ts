import { isAdmin } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';

export const analyticsRules = {
  /** Browsers report; administrators read; nobody changes what was reported (WRK-794, WRK-Q141). */
  'event.get': isAdmin,
  'event.list': isAdmin,
  /** The nightly function writes sums of days, and nobody else. */
  'dayFigures.get': isAdmin,
  'dayFigures.list': isAdmin,
  'monthFigures.get': isAdmin,
  'monthFigures.list': isAdmin,
};

/** Whether somebody may see what visitors do. */
export const can = policy(analyticsRules);
