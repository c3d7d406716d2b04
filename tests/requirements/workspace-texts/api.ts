import { workspace } from '@/content/frame/workspace';
import { analyzeContact } from '@/contracts/ai-contacts';
import { createEvent, deleteEvent, listEvents, updateEvent } from '@/contracts/calendar';
import { createContact, deleteContact, getContact, listContacts, updateContact } from '@/contracts/contacts';
import { commonMessages } from '@/contracts/contract';
import { login } from '@/contracts/session';
import { deleteUser } from '@/contracts/users';
import { mailTexts } from '@/features/contacts/emails/texts';
import { contactTexts } from '@/features/contacts/texts';
import { contactNoteTexts } from '@/features/notes/contact/texts';
import { noteTexts } from '@/features/notes/texts';
import { apiTexts } from '@/shared/api/texts';
import type { TextRow } from '../text-row';

/** The texts that the rows about API calls fix, word for word. */
export const apiCallTexts: readonly TextRow[] = [
  ['WRK-675', 'Invalid credentials', login.errors.unauthenticated],
  ['WRK-677', 'Failed to fetch contacts', listContacts.errors.internal],
  ['WRK-679', 'Failed to fetch contact', getContact.errors.internal],
  ['WRK-681', 'Failed to create contact', createContact.errors.internal],
  ['WRK-683', 'Failed to update contact', updateContact.errors.internal],
  ['WRK-685', 'Failed to delete contact', deleteContact.errors.internal],
  ['WRK-688', 'Invalid contact data', createContact.errors.invalid],
  ['WRK-703, WRK-779', 'User not authenticated', apiTexts.notSignedIn],
  ['WRK-704', 'Authentication failed: Server error', apiTexts.authenticationFailed('Server error')],
  ['WRK-705', 'Server returned 418', apiTexts.returned(418)],
  ['WRK-706, WRK-733', 'Request timed out', apiTexts.timedOut],
  ['WRK-707', 'OpenAI check endpoint not found', apiTexts.noEndpoint],
  ['WRK-728', 'Authentication required. Please log in again.', apiTexts.loginAgain],
  ['WRK-728', 'Authentication required. Please log in again.', commonMessages.badToken],
  ['WRK-729', 'Received HTML instead of JSON', apiTexts.html],
  ['WRK-730', 'Server error', apiTexts.serverError],
  ['WRK-731', 'Invalid JSON in server response', apiTexts.notJson],
  ['WRK-732', 'Invalid response format from server', apiTexts.wrongShape],
  ['WRK-734', 'API call failed: Server error', apiTexts.callFailed('Server error')],
  ['WRK-746', 'Failed to fetch events', listEvents.errors.internal],
  ['WRK-748', 'Failed to create event', createEvent.errors.internal],
  ['WRK-750', 'Failed to update event', updateEvent.errors.internal],
  ['WRK-752', 'Failed to delete event', deleteEvent.errors.internal],
  ['WRK-772', 'Contact not found', contactTexts.notFound],
  ['WRK-772', 'Contact not found', analyzeContact.errors['not-found']],
  ['WRK-773', 'Note not found', contactNoteTexts.notFound],
  ['WRK-774', 'Contact document does not exist', mailTexts.contactMissing],
  ['WRK-775', 'User must be logged in to create contacts', contactTexts.signedOutCreate],
  ['WRK-776', 'User must be logged in to update contacts', contactTexts.signedOutUpdate],
  ['WRK-777', 'User must be logged in to delete contacts', contactTexts.signedOutDelete],
  ['WRK-778', 'User ID is required', deleteUser.errors.invalid[0]],
  ['WRK-780', 'Failed to load contacts', contactTexts.notFetched],
  ['WRK-781', 'Failed to logout', workspace.commands.logoutFailed],
  ['WRK-797', 'System Notes', noteTexts.systemNotes],
];
