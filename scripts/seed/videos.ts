import { builtInVideos } from '@/content/pages/videos';

/** The video library as a new site has it (PUB-259); the ids are the documents'. */
export const seedVideos = builtInVideos.map(({ id, ...fields }) => ({ id, fields }));
