/** What pressing a link tells the site's own statistics; the listener is in the app layer (PUB-299, PUB-301). */
export type LinkEvent =
  | { readonly name: 'calendly_scheduling' }
  | { readonly name: 'playbook_link_click'; readonly linkType: string };

/** Marks a link for the listener; without an event, nothing. */
export function linkEventAttributes(event: LinkEvent | undefined): Record<`data-${string}`, string> {
  if (event === undefined) return {};
  return {
    'data-event': event.name,
    ...(event.name === 'playbook_link_click' ? { 'data-link-type': event.linkType } : {}),
  };
}
