import { createEventQueue, type EventSink } from './event-queue';
import type { Track, TrackedEvent, ViewedPage } from './events';

interface Destinations {
  /** The site's own records. */
  readonly send: EventSink;
  /** A further service that gets the same events. */
  readonly forward?: ((event: TrackedEvent) => void) | undefined;
  /** Ends the counting, in tests; the app never aborts it. */
  readonly signal?: AbortSignal;
}

/**
 * Starts counting: presses on links by a listener, everything else through the returned function. Waiting events
 * are sent when the page is left.
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
  // Registered on the window: page speed is reported in the capture phase before, so its last values are still
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
 * Counts presses on links with `linkEventAttributes`, by mouse, touch and keyboard, into a new tab as well
 * (PUB-299, PUB-301). One listener on the document, until `signal` aborts.
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
  // In the capture phase: a handler on the link may stop the event from bubbling.
  for (const press of ['click', 'auxclick'] as const) {
    document.addEventListener(press, onPress, { capture: true, signal });
  }
}
