import { isAdmin } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';

export const analyticsRules = {
  /**
   * Browsers report events and administrators read them. No one can change them afterwards (WRK-794,
   * WRK-Q141).
   */
  'event.get': isAdmin,
  'event.list': isAdmin,
  /** Only the nightly function writes the daily totals. */
  'dayFigures.get': isAdmin,
  'dayFigures.list': isAdmin,
  'monthFigures.get': isAdmin,
  'monthFigures.list': isAdmin,
};

/** Checks whether a user may see analytics. */
export const can = policy(analyticsRules);
