import { isAdmin } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';

export const salesforceRules = {
  /**
   * Only administrators manage settings and sync many contacts (WRK-791, WRK-792). The owner of a contact may
   * sync it.
   */
  'salesforce.manage': isAdmin,
};

/** Checks whether a user may manage the connection to Salesforce. */
export const can = policy(salesforceRules);
