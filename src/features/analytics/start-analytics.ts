import { createEventQueue, type EventSink } from './event-queue';
import type { Track, TrackedEvent, ViewedPage } from './events';

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

/**
 * Counts presses on links that say so (`linkEventAttributes`), with mouse, touch and keyboard, into a new tab as
 * well (PUB-299, PUB-301). One listener for the whole page, until `signal` ends it.
 */
function countLinkPresses(track: Track, signal: AbortSignal): void {
  const onPress = (press: MouseEvent) => {
    // The middle button opens links, the right one does not.
    if (press.type === 'auxclick' && press.button !== 1) return;
    const link = press.target instanceof Element ? press.target.closest<HTMLElement>('a[data-event]') : null;
    if (link?.dataset.event === 'calendly_scheduling') track('calendly_scheduling', {});
    if (link?.dataset.event === 'playbook_link_click') {
      track('playbook_link_click', {
        link_type: link.dataset.linkType ?? '',
        link_url: link.getAttribute('href') ?? '',
      });
    }
  };
  // In the capture phase: a handler on the way may stop the press from bubbling.
  for (const press of ['click', 'auxclick'] as const) {
    document.addEventListener(press, onPress, { capture: true, signal });
  }
}
