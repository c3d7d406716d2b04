import { useEffect, useState } from 'react';
import type { Video } from '@/content/pages/videos';

/** The time limit for the stored library, in ms. After it the page keeps the built-in one. */
const readingTimeoutMs = 10_000;

/**
 * The videos and their source. `built-in` before the request, as in prerendered HTML; `unreached` if it
 * failed.
 */
export interface VideoLibrary {
  readonly phase: 'built-in' | 'reading' | 'read' | 'unreached';
  readonly videos: readonly Video[];
}

/** Reads the stored videos, newest first. Rejects if they can't be read. */
export type ReadLibrary = (signal: AbortSignal) => Promise<readonly Video[]>;

/**
 * Returns the built-in videos at first, and the stored ones once they are read (PUB-254, PUB-259, PUB-Q66).
 * Reading starts when `wanted` resolves.
 */
export function useVideoLibrary(
  builtIn: readonly Video[],
  wanted: Promise<void>,
  read: ReadLibrary,
): VideoLibrary {
  const [library, setLibrary] = useState<VideoLibrary>({ phase: 'built-in', videos: builtIn });

  useEffect(() => {
    let left = false;
    const controller = new AbortController();
    const show = (next: VideoLibrary) => {
      if (!left) setLibrary(next);
    };
    const load = async () => {
      await wanted;
      if (left) return;
      show({ phase: 'reading', videos: builtIn });
      const timer = setTimeout(() => controller.abort(), readingTimeoutMs);
      try {
        const stored = await read(controller.signal);
        // In a new project the library has no documents.
        show({ phase: 'read', videos: stored.length > 0 ? stored : builtIn });
      } catch {
        show({ phase: 'unreached', videos: builtIn });
      } finally {
        clearTimeout(timer);
      }
    };
    void load();
    return () => {
      left = true;
      controller.abort();
    };
  }, [builtIn, wanted, read]);

  return library;
}
