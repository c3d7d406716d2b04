import type { FieldFunctions } from '@/shared/saving/attempt';

/** What the features know of their fields; imported when a change refers to it. */
export const fieldFunctions: FieldFunctions = {
  mergers: {},
  derivers: {
    contact: async (record) => ({
      ...(await import('@/features/contacts/contact-search')).derivedContactFields(record),
    }),
  },
};
