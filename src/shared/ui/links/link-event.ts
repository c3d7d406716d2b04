/**
 * An event that the site's own analytics record when a link is pressed. features/analytics has the listener.
 */
export type LinkEvent =
  | { readonly name: 'calendly_scheduling' }
  | { readonly name: 'playbook_link_click'; readonly linkType: string };

/** Returns the data attributes by which the listener recognizes the event. Returns none without an event. */
export function linkEventAttributes(event: LinkEvent | undefined): Record<`data-${string}`, string> {
  if (event === undefined) return {};
  return {
    'data-event': event.name,
    ...(event.name === 'playbook_link_click' ? { 'data-link-type': event.linkType } : {}),
  };
}
