import type { Video } from '@/content/pages/videos';
import { readAll } from '@/shared/firebase/read-plain';
import { videosCollection } from './collections';
import { decodeVideo } from './video-document';

const newestFirst = (one: Video, other: Video): number => {
  if (one.dateAdded !== other.dateAdded) return one.dateAdded < other.dateAdded ? 1 : -1;
  return one.id < other.id ? -1 : 1;
};

/**
 * The stored library, newest first. An invalid record is left out with a warning on the console. Rejects when the
 * database cannot be reached.
 */
export async function readLibrary(signal: AbortSignal): Promise<Video[]> {
  const documents = await readAll(videosCollection, { signal, asVisitor: true });
  const videos: Video[] = [];
  for (const document of documents) {
    const decoded = decodeVideo(document);
    if (decoded.ok) videos.push(decoded.video);
    else console.warn(`Video ${document.id} is not shown: ${decoded.wrong.join(', ')} missing or wrong.`);
  }
  return videos.sort(newestFirst);
}
