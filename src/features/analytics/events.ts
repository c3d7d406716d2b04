/**
 * The events that the site counts and the only parameters each may carry (PUB-297 to PUB-307, PUB-Q31,
 * PUB-Q32). firestore.rules has the same list, and a rules test compares the two. Values have at most
 * `longestValue` characters. They never hold an access code, an e-mail address or text that a visitor typed.
 */
export const eventParameters = {
  page_view: [],
  playbook_access: ['playbook_type'],
  playbook_link_click: ['link_type', 'link_url'],
  calendly_widget_load: [],
  calendly_scheduling: [],
  /** `recipient` is a random name. It distinguishes readers without identifying them (PRO-Q12). */
  proposal_access: ['proposal_type', 'client_name', 'recipient'],
  proposal_view: ['proposal_type', 'client_name'],
  proposal_auth: ['success', 'proposal_type', 'client_name'],
  proposal_download: ['proposal_type', 'client_name'],
  proposal_share: ['share_method', 'proposal_type', 'client_name'],
  page_speed: ['metric', 'value', 'rating'],
} as const;

/** The maximum length of a parameter value and of a page title, in characters. */
export const longestValue = 200;

export type EventName = keyof typeof eventParameters;

/** The parameters of one event, by name. */
export type EventParameters<N extends EventName> = Readonly<
  Record<(typeof eventParameters)[N][number], string>
>;

/** The page that a `page_view` is about (PUB-352). */
export interface ViewedPage {
  readonly title: string;
  /** Origin and path. The query and fragment are removed because they may hold text that a visitor typed. */
  readonly location: string;
}

/** An event to send. Only `page_view` has a `page`. */
export interface TrackedEvent {
  readonly name: EventName;
  readonly parameters: Readonly<Record<string, string>>;
  readonly page?: ViewedPage;
}

/**
 * Counts one event. Returns at once and never throws, so callers do not learn whether it was stored
 * (PUB-306).
 */
export interface Track {
  (name: 'page_view', parameters: Readonly<Record<string, never>>, page: ViewedPage): void;
  <N extends Exclude<EventName, 'page_view'>>(name: N, parameters: EventParameters<N>): void;
}
