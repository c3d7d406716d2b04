import { defineCollection } from '@/shared/firebase/collection';
import type { ListQuery } from '@/shared/firebase/query';
import { defineQueries } from '@/shared/firebase/query-table';
import { videosCollection } from './collections';
import { type StoredVideo, videoSchema } from './schema';

/** The video library for administrators (WRK-Q146). */
export const videos = defineCollection(videosCollection, videoSchema);

/** The number of videos in the table; a library has a few dozen. */
const most = 200;

/** The whole library, newest first. */
export const library: ListQuery<StoredVideo> = { orderBy: [['dateAdded', 'desc']], limit: most };

/** Returns all queries of the collection, to build the indexes from. */
export const queryTables = () => [defineQueries(videos, { library: [library] })];
