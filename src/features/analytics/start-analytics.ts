import { createEventQueue, type EventSink } from './event-queue';
import type { Track, TrackedEvent, ViewedPage } from './events';
import { countLinkPresses } from './link-presses';

interface Destinations {
  /** The site's own records. */
  readonly send: EventSink;
  /** Gets the same events, where there is a further service. */
  readonly forward?: ((event: TrackedEvent) => void) | undefined;
  /** Ends the counting; the app never does. */
  readonly signal?: AbortSignal;
}

/** Begins to count: link presses by itself, all else as told. What waits is sent when the page is left. */
export function startAnalytics({
  send,
  forward,
  signal = new AbortController().signal,
}: Destinations): Track {
  const queue = createEventQueue(send);

  const track = (name: TrackedEvent['name'], parameters: TrackedEvent['parameters'], page?: ViewedPage) => {
    const event = { name, parameters, ...(page && { page }) };
    queue.add(event);
    forward?.(event);
  };

  countLinkPresses(track, signal);
  // On the window, after the capture phase in which page speed is reported: its last values go along.
  for (const leaving of ['visibilitychange', 'pagehide'] as const) {
    window.addEventListener(
      leaving,
      () => {
        if (leaving === 'pagehide' || document.visibilityState === 'hidden') queue.flush(true);
      },
      { signal },
    );
  }
  return track;
}
