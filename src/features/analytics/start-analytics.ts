import { createEventQueue, type EventSink } from './event-queue';
import type { Track, TrackedEvent, ViewedPage } from './events';

interface Destinations {
  /** Stores events in the site's own records. */
  readonly send: EventSink;
  /** Passes each event on to a further service. */
  readonly forward?: ((event: TrackedEvent) => void) | undefined;
  /** Stops the counting. Only tests abort it. */
  readonly signal?: AbortSignal;
}

/**
 * Starts counting. A listener counts presses on links, and the returned function counts everything else.
 * Queued events are sent when the page is hidden or left.
 */
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
  // Registered on the window: page speed reports earlier, in the capture phase, so its last values are still
  // sent.
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
 * Counts presses on links with `linkEventAttributes` by mouse, touch and keyboard, including those that open
 * a new tab (PUB-299, PUB-301). Uses one listener on the document until `signal` aborts.
 */
function countLinkPresses(track: Track, signal: AbortSignal): void {
  const onPress = (press: MouseEvent) => {
    // A middle click opens links. A right click does not.
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
  // Use the capture phase, because a handler on the link may stop the event from bubbling.
  for (const press of ['click', 'auxclick'] as const) {
    document.addEventListener(press, onPress, { capture: true, signal });
  }
}
