import type { Template } from '@/features/templates/schema';
import type { WithId } from '@/shared/firebase/collection';
import { writtenAt } from './written-at';

/** Returns Mia's plain-text template, with `changes` applied. */
export const aTemplate = (changes: Partial<WithId<Template>> = {}): WithId<Template> => ({
  id: 'first-call',
  name: 'First call',
  content: 'Who decides? By when?',
  contentType: 'plain',
  category: 'meeting',
  sharedWith: [],
  createdBy: 'mia',
  createdAt: writtenAt,
  updatedAt: writtenAt,
  ...changes,
});
