import type { StoredEvent } from '../schema';

/** The display name of each event. */
const names: Readonly<Record<string, string>> = {
  page_view: 'Page viewed',
  playbook_access: 'Playbook opened',
  playbook_link_click: 'Playbook link clicked',
  calendly_widget_load: 'Scheduling widget loaded',
  calendly_scheduling: 'Session scheduled',
  proposal_access: 'Proposal opened',
  proposal_auth: 'Proposal code entered',
  proposal_view: 'Deck viewed',
  proposal_download: 'Proposal downloaded',
  proposal_share: 'Proposal shared',
  page_speed: 'Page speed measured',
};

const detailsOf: Readonly<Record<string, (parameters: Readonly<Record<string, string>>) => string[]>> = {
  playbook_access: ({ playbook_type: type = '' }) => [type],
  playbook_link_click: ({ link_type: type = '', link_url: url = '' }) => [type, url],
  proposal_access: ({ proposal_type: type = '', client_name: client = '' }) => [type, client],
  proposal_auth: ({ success, proposal_type: type = '' }) => [
    success === 'true' ? 'right code' : 'wrong code',
    type,
  ],
  proposal_view: ({ proposal_type: type = '' }) => [type],
  proposal_download: ({ proposal_type: type = '' }) => [type],
  proposal_share: ({ share_method: method = '', proposal_type: type = '' }) => [method, type],
  page_speed: ({ metric = '', value = '', rating = '' }) => [`${metric} ${value}`.trim(), rating],
};

/**
 * Describes an event in words. An unknown event shows its raw name and all parameters (WRK-635 to WRK-640).
 */
export function describeEvent({ eventName, pageTitle, parameters }: StoredEvent): {
  readonly name: string;
  readonly details: string;
} {
  const known = names[eventName];
  const details =
    known === undefined
      ? Object.entries(parameters).map(([name, value]) => `${name}: ${value}`)
      : (detailsOf[eventName]?.(parameters) ?? []);
  return {
    name: known ?? eventName,
    details: [pageTitle ?? '', ...details].filter((part) => part !== '').join(' · '),
  };
}
