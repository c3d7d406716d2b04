import type { Track } from './events';

/**
 * Counts presses on links that say so (`linkEventAttributes`), with mouse, touch and keyboard, into a new tab as
 * well (PUB-299, PUB-301). One listener for the whole page, until `signal` ends it.
 */
export function countLinkPresses(track: Track, signal: AbortSignal): void {
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
