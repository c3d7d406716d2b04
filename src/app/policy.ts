import { entityRules } from '@/app/entities';
import { accountRules } from '@/features/account/policy';
import { analyticsRules } from '@/features/analytics/policy';
import { calendarRules } from '@/features/calendar/policy';
import { changeLogRules } from '@/features/change-log/policy';
import { contactRules } from '@/features/contacts/policy';
import { leadRules } from '@/features/leads/policy';
import { noteRules } from '@/features/notes/policy';
import { organizationRules } from '@/features/organization/policy';
import { salesforceRules } from '@/features/salesforce/policy';
import { securityRules } from '@/features/security/policy';
import { proposalRules } from '@/features/proposals/policy';
import { trashRules } from '@/features/trash/policy';
import { userRules } from '@/features/users/policy';
import { videoRules } from '@/features/videos/policy';
import { policy } from '@/shared/auth/policy';
import { settingsRules } from '@/shared/settings/policy';

/** The policies of all entities and features. */
export const policyRules = {
  ...entityRules,
  ...accountRules,
  ...analyticsRules,
  ...calendarRules,
  ...changeLogRules,
  ...contactRules,
  ...leadRules,
  ...noteRules,
  ...organizationRules,
  ...salesforceRules,
  ...securityRules,
  ...proposalRules,
  ...settingsRules,
  ...trashRules,
  ...userRules,
  ...videoRules,
};

/** Checks whether a person may do something. Menus, buttons and guards of the app use it. */
export const can = policy(policyRules);
