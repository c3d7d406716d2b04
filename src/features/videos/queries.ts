import { defineCollection } from '@/shared/firebase/collection';
import type { ListQuery } from '@/shared/firebase/query';
import { defineQueries } from '@/shared/firebase/query-table';
import { videosCollection } from './collections';
import { type StoredVideo, videoSchema } from './schema';

/** The video library as administrators keep it (WRK-Q146). */
export const videos = defineCollection(videosCollection, videoSchema);

/** How many videos the table holds; a library is a few dozen. */
const most = 200;

/** The whole library, the newest first. */
export const library: ListQuery<StoredVideo> = { orderBy: [['dateAdded', 'desc']], limit: most };

/** Every query of the collection, for the indexes. */
export const queryTables = () => [defineQueries(videos, { library: [library] })];
