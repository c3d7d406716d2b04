import { isAdmin } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';

export const leadRules = {
  /**
   * Visitors create requests and waitlist entries; only administrators see, change and delete them (WRK-793,
   * WRK-Q140).
   */
  'lead.get': isAdmin,
  'lead.list': isAdmin,
  'lead.update': isAdmin,
  'lead.delete': isAdmin,
  'waitlist.get': isAdmin,
  'waitlist.list': isAdmin,
  'waitlist.update': isAdmin,
  'waitlist.delete': isAdmin,
};

/** Whether somebody may manage requests and the waitlist. */
export const can = policy(leadRules);
