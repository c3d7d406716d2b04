import { entities } from '@/app/entities';
import type { SearchProvider } from '@/shared/commands/command';

/** The palette's searches, one for each searchable entity. Their code loads with the first search. */
export const searchProviders: readonly SearchProvider[] = entities.flatMap(
  ({ name, access, search, screens }) =>
    search === undefined
      ? []
      : {
          id: name,
          failed: search.failed ?? `The search for ${screens?.list.title.toLowerCase()} failed.`,
          available: access.list,
          find: async (...asked) => (await search.load())(...asked),
        },
);
