import type { Note } from '@/features/notes/schema';
import type { WithId } from '@/shared/firebase/collection';
import { people } from '../actors';
import { writtenAt } from './written-at';

const emailOf = (uid: string): string =>
  people.find((person) => person.uid === uid)?.profile.email ?? `${uid}@acf.example`;

/**
 * Returns Mia's note, which is not about a contact, with `changes` applied. With a `contactId`, it is about
 * that contact. With `sharedWith`, it is shared.
 */
export function aNote(changes: Partial<WithId<Note>> = {}): WithId<Note> {
  const {
    createdBy = 'mia',
    createdAt = writtenAt,
    updatedAt = createdAt,
    sharedWith = [],
    category = 'general',
    contactId,
  } = changes;
  return {
    id: 'call',
    title: 'Call',
    content: 'Ask for the donor list.',
    contentType: 'plain',
    category,
    type: category === 'goal' ? 'goal' : 'note',
    status: 'pending',
    isStandalone: contactId === undefined,
    isArchived: false,
    archivedAt: null,
    isCompleted: false,
    completedAt: null,
    isNextStep: false,
    hasNextSteps: false,
    isEdited: false,
    parentGoalId: '',
    linkedGoalTitle: '',
    templateId: '',
    lastAnalyzed: null,
    sharedWith,
    sharedWithEmails: sharedWith.map(emailOf),
    isShared: sharedWith.length > 0,
    searchIds: [],
    createdBy,
    creatorEmail: emailOf(createdBy),
    createdAt,
    timestamp: createdAt,
    updatedAt,
    lastUpdated: updatedAt,
    updatedBy: createdBy,
    ...(contactId !== undefined && { contactOwnerId: createdBy }),
    ...changes,
  };
}
