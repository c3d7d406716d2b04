import { isAdmin } from '@/shared/auth/actor';

/** Anyone reads the owner's facts. Admins write them. */
export const organizationRules = {
  'facts.create': isAdmin,
  'facts.update': isAdmin,
};
