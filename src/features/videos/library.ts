import type { Video } from '@/content/pages/videos';
import { readAll } from '@/shared/firebase/read-plain';
import { videosCollection } from './collections';
import { decodeVideo } from './video-document';

const newestFirst = (one: Video, other: Video): number => {
  if (one.dateAdded !== other.dateAdded) return one.dateAdded < other.dateAdded ? 1 : -1;
  return one.id < other.id ? -1 : 1;
};

/**
 * Reads the stored library, newest first. Skips invalid records with a warning on the console. Rejects if the
 * database is unreachable.
 */
export async function readLibrary(signal: AbortSignal): Promise<Video[]> {
  const documents = await readAll(videosCollection, { signal, asVisitor: true });
  const videos: Video[] = [];
  for (const document of documents) {
    const decoded = decodeVideo(document);
    if (decoded.ok) videos.push(decoded.video);
    else
      console.warn(
        `Video ${document.id} is not shown: ${decoded.invalidFields.join(', ')} missing or wrong.`,
      );
  }
  return videos.sort(newestFirst);
}
