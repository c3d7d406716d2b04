import { useEffect, useState } from 'react';
import type { Video } from '@/content/pages/videos';

/** How long the page waits for the stored library before it keeps the built-in one. */
const readingTimeoutMs = 10_000;

/** `built-in` before the request, as in prerendered HTML; `unreached` when it failed. */
export interface VideoLibrary {
  readonly phase: 'built-in' | 'reading' | 'read' | 'unreached';
  readonly videos: readonly Video[];
}

/** Reads the stored videos, newest first; rejects when they cannot be had. */
export type ReadLibrary = (signal: AbortSignal) => Promise<readonly Video[]>;

/**
 * The built-in videos at once, the stored ones as soon as they are read (PUB-254, PUB-259, PUB-Q66), which begins when
 * `wanted` resolves.
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
        // A project whose library was never filled has no documents.
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
