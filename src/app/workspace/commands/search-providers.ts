import { entities } from '@/app/entities';
import type { SearchProvider } from '@/shared/commands/command';

/** The searches of the palette, one for each entity that has one. The code of each comes with the first search. */
export const searchProviders: readonly SearchProvider[] = entities.flatMap(
  ({ name, access, search, screens }) =>
    search === undefined
      ? []
      : {
          id: name,
          failed: search.failed ?? `${screens?.list.title} could not be searched.`,
          available: access.list,
          find: async (...asked) => (await search.load())(...asked),
        },
);
