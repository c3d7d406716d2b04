import { useEffect, useState } from 'react';
import type { Video } from '@/content/pages/videos';
import { readLibrary } from './library';

/** How long the page waits for the stored library before it keeps the built-in one. */
const readingTimeoutMs = 10_000;

/** `built-in` before the request, as in prerendered HTML; `unreached` when it failed. */
export interface VideoLibrary {
  readonly phase: 'built-in' | 'reading' | 'read' | 'unreached';
  readonly videos: readonly Video[];
}

/** The built-in videos at once, the stored ones as soon as they are read (PUB-254, PUB-259, PUB-Q66). */
export function useVideoLibrary(builtIn: readonly Video[]): VideoLibrary {
  const [library, setLibrary] = useState<VideoLibrary>({ phase: 'built-in', videos: builtIn });

  useEffect(() => {
    let wanted = true;
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), readingTimeoutMs);
    const show = (next: VideoLibrary) => {
      if (wanted) setLibrary(next);
    };
    show({ phase: 'reading', videos: builtIn });
    readLibrary(controller.signal)
      .then(
        // A project whose library was never filled has no documents.
        (stored) => show({ phase: 'read', videos: stored.length > 0 ? stored : builtIn }),
        () => show({ phase: 'unreached', videos: builtIn }),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      wanted = false;
      clearTimeout(timer);
      controller.abort();
    };
  }, [builtIn]);

  return library;
}
