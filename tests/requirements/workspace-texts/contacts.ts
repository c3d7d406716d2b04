import { generateMail } from '@/contracts/ai-contacts';
import { contactFailure, contactFallback } from '@/contracts/ai-fallbacks';
import { analyzeImage } from '@/contracts/capture';
import { addSalesforceContact, previewSalesforceSync } from '@/contracts/salesforce-sync';
import { analysisTexts } from '@/features/contacts/analysis/texts';
import { captureTexts } from '@/features/contacts/capture/texts';
import { mailTexts } from '@/features/contacts/emails/texts';
import { formTexts } from '@/features/contacts/form/texts';
import { contactStatuses } from '@/features/contacts/schema';
import { contactTexts } from '@/features/contacts/texts';
import { contactNoteTexts } from '@/features/notes/contact/texts';
import { noteTexts } from '@/features/notes/texts';
import { syncTexts } from '@/features/salesforce/texts';
import { apiTexts } from '@/shared/api/texts';
import { listTexts } from '@/shared/lists/texts';
import type { TextRow } from '../text-row';

/** The texts that the rows about contacts fix, word for word. */
export const contactsTexts: readonly TextRow[] = [
  ['WRK-106', 'Add Contact', contactTexts.add],
  ['WRK-107', 'AI Capture', contactTexts.capture],
  ['WRK-114', 'View All', contactNoteTexts.all],
  ['WRK-115', 'No contacts found. Try adjusting your filters.', contactTexts.noneWithFilters],
  ['WRK-116', 'No contacts found that match your criteria.', contactTexts.noneWithSearch],
  ['WRK-121', 'Search contacts...', contactTexts.search],
  ['WRK-131', 'Previous', listTexts.preceding],
  ['WRK-131', 'Next', listTexts.following],
  ['WRK-142, WRK-143', 'New', contactStatuses[0]],
  ['WRK-142', 'Contacted', contactStatuses[1]],
  ['WRK-142', 'Qualified', contactStatuses[2]],
  ['WRK-142', 'Proposal', contactStatuses[3]],
  ['WRK-142', 'Negotiation', contactStatuses[4]],
  ['WRK-142', 'Won', contactStatuses[5]],
  ['WRK-142', 'Lost', contactStatuses[6]],
  ['WRK-146', 'Contact created successfully', formTexts.created],
  ['WRK-148', 'Failed to save contact', contactTexts.notSaved],
  ['WRK-151', 'Authentication token not found. Please log in again.', contactTexts.noToken],
  ['WRK-152', 'Failed to archive contact', contactTexts.notArchived],
  ['WRK-153', 'Failed to unarchive contact', contactTexts.notUnarchived],
  [
    'WRK-154',
    'Failed to archive or unarchive contact: Server error',
    contactTexts.notArchivedBecause('Server error'),
  ],
  ['WRK-155', 'Are you sure you want to delete this contact?', contactTexts.deleteQuestion],
  ['WRK-156', 'Contact deleted successfully', contactTexts.deleted],
  ['WRK-157', 'Failed to delete contact', contactTexts.notDeleted],
  ['WRK-159', 'You do not have permission to delete this contact', contactTexts.deleteDenied],
  ['WRK-172', 'Failed to update note', noteTexts.messages.notUpdatedShort],
  ['WRK-173', 'Failed to add note', noteTexts.messages.notAddedShort],
  ['WRK-178', 'You must be logged in to use AI Analysis', analysisTexts.notSignedIn],
  ['WRK-179', 'Invalid contact for AI analysis', analysisTexts.noContact],
  ['WRK-181', 'AI Analysis completed successfully', analysisTexts.success],
  [
    'WRK-182',
    'AI Analysis completed with fallback content due to OpenAI service issues',
    analysisTexts.fallback,
  ],
  ['WRK-183', 'AI Analysis failed: Server error', analysisTexts.failed('Server error')],
  ['WRK-183', 'AI Analysis failed: Unknown error', analysisTexts.failed('')],
  ['WRK-184', 'AI Analysis encountered an error. Using fallback content.', analysisTexts.errorFallback],
  ['WRK-185', 'Analysis could not be completed. Please try again.', analysisTexts.unusable],
  ['WRK-186', 'Unable to save analysis results to database', analysisTexts.notSaved],
  ['WRK-187', 'AI analysis unavailable', contactFallback.summary],
  ['WRK-187', 'Please try again later', contactFallback.nextStep],
  [
    'WRK-188',
    'Unable to analyze contact at this time. The AI service gave no usable answer.',
    contactFailure.summary,
  ],
  ['WRK-189', 'Empty response received from server', apiTexts.empty],
  ['WRK-190', 'OpenAI API key is missing. Using fallback analysis.', analysisTexts.noKey],
  ['WRK-191', 'Could not verify AI service. Will attempt analysis anyway.', analysisTexts.notVerified],
  [
    'WRK-192',
    'The AI service is not properly configured in the deployed environment.',
    analysisTexts.notConfigured,
  ],
  ['WRK-193', 'Analysis refreshed successfully', analysisTexts.refreshed],
  [
    'WRK-194',
    'Analysis refreshed with fallback content due to OpenAI service issues',
    analysisTexts.refreshedFallback,
  ],
  ['WRK-195', 'Failed to refresh analysis: Server error', analysisTexts.notRefreshed('Server error')],
  ['WRK-206', 'Email not found', mailTexts.notFound],
  ['WRK-207', 'No emails found for this contact', mailTexts.none],
  ['WRK-208', 'Email content is missing from OpenAI generation', generateMail.errors['bad-gateway']],
  ['WRK-216', 'Please drop an image file.', captureTexts.notAnImage],
  ['WRK-216', 'Please drop an image file.', analyzeImage.errors['unsupported-type']],
  ['WRK-217', 'Image file is too large. Please use an image smaller than 5MB.', captureTexts.tooLarge],
  [
    'WRK-217',
    'Image file is too large. Please use an image smaller than 5MB.',
    analyzeImage.errors['too-large'],
  ],
  ['WRK-218', 'Contact must have either an email or phone number', captureTexts.needsReach],
  ['WRK-219', 'Contact must have at least a first name, last name, or full name', captureTexts.needsName],
  ['WRK-220', 'Contact already exists', captureTexts.exists],
  ['WRK-223', 'Failed to analyze image', captureTexts.failed],
  ['WRK-223', 'Failed to analyze image', analyzeImage.errors['bad-gateway']],
  [
    'WRK-224',
    'The image analysis took too long. Please try using a smaller image or try again later.',
    captureTexts.tookTooLong,
  ],
  [
    'WRK-225',
    'The request was cancelled due to timeout. Please try again with a smaller image.',
    captureTexts.timedOut,
  ],
  [
    'WRK-226',
    'The server response was not in the expected format. Please try again.',
    captureTexts.unreadable,
  ],
  [
    'WRK-227',
    'Salesforce is not connected. Please connect Salesforce in the Integrations page.',
    previewSalesforceSync.errors.conflict[0],
  ],
  ['WRK-232', 'Sync Selected (3)', contactTexts.syncSelected(3)],
  ['WRK-232', 'Sync Selected (3)', syncTexts.syncSelected(3)],
  ['WRK-236', 'Sync completed with 3 errors', syncTexts.withErrors(3)],
  ['WRK-237', 'Failed to sync contact with Salesforce', syncTexts.failed],
  ['WRK-237', 'Failed to sync contact with Salesforce', addSalesforceContact.errors['bad-gateway']],
];
