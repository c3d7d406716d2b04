import { accountRules } from '@/features/account/policy';
import { analyticsRules } from '@/features/analytics/policy';
import { leadRules } from '@/features/leads/policy';
import { videoRules } from '@/features/videos/policy';
import { policy } from '@/shared/auth/policy';

/** What all features let people do. */
export const policyRules = { ...accountRules, ...analyticsRules, ...leadRules, ...videoRules };

/** Whether somebody may do something: the question of menus, buttons and guards of the app. */
export const can = policy(policyRules);
