import { clash, type FieldFunctions } from '@/shared/saving/field-functions';

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const contactDerivers = async () => (await import('@/features/contacts/interactions')).contactDerivers;

/**
 * The features' merge and derive functions for record fields. Each is imported when a change refers to it.
 */
export const fieldFunctions: Required<{ [Kind in keyof FieldFunctions]: Required<FieldFunctions[Kind]> }> = {
  mergers: {
    'rich-text': async (base, mine, theirs, state) => {
      const { mergeContent } = await import('@/shared/rich-text/merge');
      return mergeContent(asText(base), asText(theirs), asText(mine), state) ?? clash;
    },
    'note-timer': async (base, mine, theirs) =>
      (await import('@/features/notes/timer')).mergeTimers(base, mine, theirs),
    'proposal-content': async (base, mine, theirs) =>
      (await import('@/features/proposals/management/content-changes')).mergeContentTexts(
        base,
        mine,
        theirs,
      ) ?? clash,
    preferences: async (base, mine, theirs) =>
      (await import('@/features/contacts/interactions')).mergePreferences(base, mine, theirs),
    list: async (base, mine, theirs) =>
      (await import('@/features/notes/sharing')).mergeLists(base, mine, theirs),
  },
  derivers: {
    'calendar-event': async (record) =>
      (await import('@/features/calendar/derived-fields')).derivedEventFields(record),
    contact: async (record) => ({
      ...(await import('@/features/contacts/contact-search')).derivedContactFields(record),
    }),
    contactNoteAdded: async (record) => (await contactDerivers()).contactNoteAdded(record),
    contactNoteRemoved: async (record) => (await contactDerivers()).contactNoteRemoved(record),
    contactNoteBack: async (record) => (await contactDerivers()).contactNoteBack(record),
    contactMailSent: async (record) => (await contactDerivers()).contactMailSent(record),
    search: async (record, of) => (await import('@/shared/search/record-search')).derivedSearch(record, of),
    noteVersion: async (record) => ({
      ...(await import('@/features/notes/note-change')).nextVersion(record),
    }),
  },
};
