/** The events that proposals report and that the viewer tells apart by type. */
export const proposalEventNames = [
  'proposal_access',
  'proposal_auth',
  'proposal_download',
  'proposal_share',
] as const;

interface WithParameters {
  readonly parameters: Readonly<Record<string, string>>;
}

/** Checks whether an event is one of those that proposals report. */
export const isProposalEvent = (name: string): boolean => proposalEventNames.some((each) => each === name);

/** The type of proposal that an event is about; empty where it names none. */
export const proposalTypeOf = ({ parameters }: WithParameters): string => parameters['proposal_type'] ?? '';

/**
 * Who opened a proposal, as far as an event tells people apart: by the recipient's hash, else by the client it was made
 * for. Never an address or a code (WRK-Q144).
 */
export const recipientOf = ({ parameters }: WithParameters): string =>
  parameters['recipient'] ?? parameters['client_name'] ?? '';

/** A part of a whole in whole percent, never above 100; undefined where the whole is 0 (PUB-327, WRK-549, WRK-Q143). */
export const successRate = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.min(100, Math.round((part / whole) * 100));
