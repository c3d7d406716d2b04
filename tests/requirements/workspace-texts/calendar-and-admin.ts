import { analyzeChangelog } from '@/contracts/changelog';
import { beginSalesforceAuth } from '@/contracts/salesforce';
import { previewSalesforceSync, salesforceSources, salesforceStatuses } from '@/contracts/salesforce-sync';
import { rateLimits } from '@/contracts/security';
import { createUser, deleteUser, updateUser, userMessages } from '@/contracts/users';
import { viewerTexts } from '@/features/analytics/viewer/texts';
import { calendarTexts } from '@/features/calendar/texts';
import { changeTexts } from '@/features/change-log/texts';
import { leadTexts, sortLabels, statusLabels } from '@/features/leads/management/texts';
import { starterPackKitLabel } from '@/features/leads/schema';
import { proposalTexts } from '@/features/proposals/management/texts';
import { integrationTexts } from '@/features/salesforce/texts';
import { securityTexts } from '@/features/security/texts';
import { userTexts } from '@/features/users/texts';
import { managementTexts } from '@/features/videos/management/texts';
import { listTexts } from '@/shared/lists/texts';
import { workspaceScreens } from '@/app/workspace/screens';
import type { TextRow } from '../text-row';

const refusalOf = (id: string) => workspaceScreens.find((each) => each.id === id)?.refusal?.text;

/**
 * The texts that the rows about the calendar, the change log and the administrators' screens fix, word for
 * word.
 */
export const calendarAndAdminTexts: readonly TextRow[] = [
  ['WRK-413', 'Back to Dashboard', calendarTexts.back],
  ['WRK-414', 'Create New Event', calendarTexts.newTitle],
  ['WRK-415', 'Edit Event', calendarTexts.editTitle],
  ['WRK-418', 'Event title is required', calendarTexts.titleMissing],
  ['WRK-419', 'End time must be after start time', calendarTexts.endBeforeStart],
  ['WRK-430', 'Are you sure you want to delete this event?', calendarTexts.deleteQuestion],
  ['WRK-432', 'Please select a contact to generate suggestions', calendarTexts.suggestions.noContact],
  ['WRK-434', 'Failed to load calendar events. Please try again later.', calendarTexts.notLoaded],
  ['WRK-435', 'Failed to initialize calendar. Please try again later.', calendarTexts.notStarted],
  ['WRK-436', 'Failed to save event. Please try again.', calendarTexts.notSaved],
  ['WRK-437', 'Failed to delete event. Please try again.', calendarTexts.notDeleted],
  ['WRK-438', 'Failed to generate suggestions. Please try again.', calendarTexts.suggestions.failed],
  ['WRK-441', 'All', changeTexts.filters.all],
  ['WRK-441, WRK-442', 'AI Generated', changeTexts.filters.ai],
  ['WRK-441, WRK-442', 'From Git', changeTexts.filters.git],
  ['WRK-443', 'View Full Changelog', changeTexts.full],
  ['WRK-444, WRK-449', 'Analyze New Changes', changeTexts.analysis.run],
  ['WRK-448', 'Failed to load changes. Please try again.', changeTexts.failed],
  ['WRK-449', 'Failed to generate changelog. Please try again.', analyzeChangelog.errors.unavailable],
  ['WRK-452, WRK-454, WRK-455, WRK-456', 'Add Contact to Salesforce', integrationTexts.add],
  ['WRK-453', 'Configure Field Mapping', integrationTexts.mapping],
  ['WRK-455', 'New', salesforceStatuses[0]],
  ['WRK-455', 'Contacted', salesforceStatuses[1]],
  ['WRK-455', 'Working', salesforceStatuses[2]],
  ['WRK-455', 'Qualified', salesforceStatuses[3]],
  ['WRK-455', 'Unqualified', salesforceStatuses[4]],
  ['WRK-456', 'Web', salesforceSources[0]],
  ['WRK-456', 'Phone', salesforceSources[1]],
  ['WRK-456', 'Referral', salesforceSources[2]],
  ['WRK-456', 'Other', salesforceSources[3]],
  ['WRK-457', 'Client ID and Client Secret are required', beginSalesforceAuth.errors.invalid],
  ['WRK-460', 'Authentication failed', integrationTexts.authFailed],
  ['WRK-462', 'Popup window was blocked. Please allow popups for this site.', integrationTexts.popupBlocked],
  ['WRK-467', 'Failed to load configuration', integrationTexts.notLoaded],
  ['WRK-468', 'Failed to update integration status', integrationTexts.notToggled],
  ['WRK-469', 'Failed to save field mapping', integrationTexts.mappingNotSaved],
  ['WRK-470', 'Failed to fetch Salesforce fields. Please try again.', integrationTexts.fieldsNotFetched],
  ['WRK-471', 'Please reconnect to Salesforce', integrationTexts.reconnect],
  [
    'WRK-472',
    'Your Salesforce session has expired. Please reconnect.',
    previewSalesforceSync.errors.conflict[1],
  ],
  ['WRK-476', 'Access denied. Only admin users can access user management.', refusalOf('users')],
  ['WRK-478', 'Email', userTexts.columns.email],
  ['WRK-478', 'Role', userTexts.columns.role],
  ['WRK-478', 'Status', userTexts.columns.status],
  ['WRK-478', 'Created', userTexts.columns.created],
  ['WRK-478', 'Actions', userTexts.columns.actions],
  [
    'WRK-489',
    'A user with this email already exists. Please use a different email address.',
    createUser.errors.conflict[0],
  ],
  ['WRK-491', 'Cannot remove the last admin user', updateUser.errors.conflict],
  ['WRK-492', 'Cannot delete the last admin user', deleteUser.errors.conflict],
  ['WRK-494', 'Failed to create user', userTexts.failed.create],
  ['WRK-494', 'Failed to create user', userMessages.createFailed],
  [
    'WRK-495',
    'This email is already registered. Please use a different email address.',
    createUser.errors.conflict[1],
  ],
  ['WRK-496', 'You do not have permission to create users.', createUser.errors.forbidden],
  ['WRK-497', 'Failed to delete user from authentication system', userTexts.failed.delete],
  ['WRK-497', 'Failed to delete user from authentication system', deleteUser.errors['bad-gateway']],
  ['WRK-498', 'Access Denied: Only Admins Can Access This Dashboard', refusalOf('security')],
  ['WRK-499', 'Alerts', securityTexts.tabs.alerts],
  ['WRK-499', 'Logs', securityTexts.tabs.logs],
  ['WRK-499', 'Reports', securityTexts.tabs.reports],
  ['WRK-500', 'Refresh', securityTexts.refresh],
  ['WRK-501', 'Critical', securityTexts.counts.error],
  ['WRK-501', 'Warnings', securityTexts.counts.warning],
  ['WRK-501', 'Info', securityTexts.counts.info],
  ['WRK-503', 'Last refreshed 10:32', securityTexts.lastRefreshed('10:32')],
  ['WRK-508', 'Unauthorized: Admin access required', rateLimits.errors.forbidden],
  ['WRK-509', 'Failed to load security events. Please try again later.', securityTexts.notLoaded],
  ['WRK-510', 'Failed to refresh security events', securityTexts.notRefreshed],
  ['WRK-511', 'Security monitoring error: Server error', securityTexts.monitoring('Server error')],
  ['WRK-512', 'Total Requests', leadTexts.tiles.total],
  ['WRK-512', 'Pending', statusLabels.pending],
  ['WRK-512', 'Completed', statusLabels.completed],
  ['WRK-516', 'Created Date', sortLabels.createdAt],
  ['WRK-516', 'Name', sortLabels.name],
  ['WRK-516', 'Email', sortLabels.email],
  ['WRK-516', 'Status', sortLabels.status],
  ['WRK-518', 'Refresh', listTexts.refresh],
  ['WRK-525', 'Day-1 Impact Playbook Kit', starterPackKitLabel],
  ['WRK-526', 'Delete Playbook Request', leadTexts.deleteTitle],
  ['WRK-526', 'Are you sure you want to delete this playbook request?', leadTexts.deleteQuestion],
  ['WRK-527', 'Request ID is required', leadTexts.idMissing],
  ['WRK-528', 'No playbook requests found', leadTexts.noneFound],
  ['WRK-535', 'Request timed out. Please try again.', leadTexts.timedOut],
  ['WRK-536', 'Failed to fetch playbook requests', leadTexts.notFetched],
  ['WRK-537', 'Failed to update status', leadTexts.notUpdated],
  ['WRK-538', 'Failed to delete request', leadTexts.notDeleted],
  ['WRK-539', 'Playbook request not found. It may have already been deleted.', leadTexts.gone],
  [
    'WRK-540',
    'Permission denied. You do not have permission to delete this request.',
    leadTexts.deleteDenied,
  ],
  ['WRK-541', 'An unexpected error occurred while deleting', leadTexts.deleteUnexpected],
  ['WRK-542', 'Failed to send playbook link', leadTexts.notSent],
  ['WRK-553', 'Retry', viewerTexts.retry],
  ['WRK-554', 'Failed to load analytics data - Server error', viewerTexts.failed('Server error')],
  ['WRK-564', 'Are you sure you want to delete this video?', managementTexts.deleteQuestion],
  ['WRK-566', 'Open', proposalTexts.open],
  ['WRK-569', 'Copy link', proposalTexts.copy.link],
  ['WRK-569', 'Copy code', proposalTexts.copy.code],
  ['WRK-569', 'Copy email', proposalTexts.copy.email],
  ['WRK-570', 'Tips', proposalTexts.tips],
];
