import { isAdmin } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';
import { leadEntity } from './entity';

export const leadRules = {
  ...leadEntity.rules,
  // Visitors create waitlist entries. Only admins see and change them.
  'waitlist.get': isAdmin,
  'waitlist.list': isAdmin,
  'waitlist.update': isAdmin,
  'waitlist.delete': isAdmin,
};

/** Checks whether a person may manage leads and the waitlist. */
export const can = policy(leadRules);
