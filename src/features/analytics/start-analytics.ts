import { createEventQueue, type EventSink } from './event-queue';
import type { Track, TrackedEvent, ViewedPage } from './events';
import { countLinkPresses } from './link-presses';

interface Destinations {
  /** The site's own records. */
  readonly send: EventSink;
  /** Gets the same events, where there is a further service. */
  readonly forward?: ((event: TrackedEvent) => void) | undefined;
}

export interface Analytics {
  readonly track: Track;
  readonly stop: () => void;
}

/** Begins to count: link presses by itself, all else through `track`. What waits is sent when the page is left. */
export function startAnalytics({ send, forward }: Destinations): Analytics {
  const queue = createEventQueue(send);

  const track = (name: TrackedEvent['name'], parameters: TrackedEvent['parameters'], page?: ViewedPage) => {
    const event = { name, parameters, ...(page && { page }) };
    queue.add(event);
    forward?.(event);
  };

  const onLeave = () => {
    if (document.visibilityState === 'hidden') queue.flush(true);
  };
  const onPageHide = () => queue.flush(true);
  const stopPresses = countLinkPresses(track);
  // On the window, after the capture phase in which page speed is reported: its last values go along.
  window.addEventListener('visibilitychange', onLeave);
  window.addEventListener('pagehide', onPageHide);
  return {
    track,
    stop() {
      stopPresses();
      window.removeEventListener('visibilitychange', onLeave);
      window.removeEventListener('pagehide', onPageHide);
    },
  };
}
