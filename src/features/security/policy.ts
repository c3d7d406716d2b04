import { isAdmin } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';

export const securityRules = {
  /** The API writes the feed. Administrators read it (WRK-789, WRK-Q130). */
  'securityEvent.get': isAdmin,
  'securityEvent.list': isAdmin,
  /** The API calls of the security dashboard. */
  'security.check': isAdmin,
};

/** Checks whether a user may see the security feed and its checks. */
export const can = policy(securityRules);
