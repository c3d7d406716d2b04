import { isAdmin } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';

export const salesforceRules = {
  /** Settings and syncs of many contacts are for administrators (WRK-791, WRK-792); the owner of a contact may sync it. */
  'salesforce.manage': isAdmin,
};

/** Whether somebody may look after the connection to Salesforce. */
export const can = policy(salesforceRules);
