/** Event that the site's own statistics record for a pressed link; features/analytics has the listener. */
export type LinkEvent =
  | { readonly name: 'calendly_scheduling' }
  | { readonly name: 'playbook_link_click'; readonly linkType: string };

/** Data attributes by which the listener knows the event; none without an event. */
export function linkEventAttributes(event: LinkEvent | undefined): Record<`data-${string}`, string> {
  if (event === undefined) return {};
  return {
    'data-event': event.name,
    ...(event.name === 'playbook_link_click' ? { 'data-link-type': event.linkType } : {}),
  };
}
