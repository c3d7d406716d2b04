/** The events that proposals report. The viewer shows them by proposal type. */
export const proposalEventNames = [
  'proposal_access',
  'proposal_auth',
  'proposal_download',
  'proposal_share',
] as const;

interface WithParameters {
  readonly parameters: Readonly<Record<string, string>>;
}

/** Checks whether an event comes from a proposal. */
export const isProposalEvent = (name: string): boolean => proposalEventNames.some((each) => each === name);

/** Returns the proposal type of an event, or an empty string if it has none. */
export const proposalTypeOf = ({ parameters }: WithParameters): string => parameters['proposal_type'] ?? '';

/**
 * Returns who opened a proposal: the recipient's random name, or the client's name if there is none. Never
 * returns an address or a code (WRK-Q144).
 */
export const recipientOf = ({ parameters }: WithParameters): string =>
  parameters['recipient'] ?? parameters['client_name'] ?? '';

/**
 * Returns `part` as a rounded percentage of `whole`, at most 100. Returns undefined if `whole` is 0 (PUB-327,
 * WRK-549, WRK-Q143).
 */
export const percentOf = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.min(100, Math.round((part / whole) * 100));
