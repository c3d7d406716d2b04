import type { StoredEvent } from '../schema';

/** The type of proposal that an event is about; empty where it names none. */
export const proposalTypeOf = ({ parameters }: StoredEvent): string => parameters['proposal_type'] ?? '';

/**
 * Who opened a proposal, as far as an event tells people apart: by the recipient's hash, else by the client it was made
 * for. Never an address or a code (WRK-Q144).
 */
export const recipientOf = ({ parameters }: StoredEvent): string =>
  parameters['recipient'] ?? parameters['client_name'] ?? '';

/** A part of a whole in whole percent, never above 100; undefined where the whole is 0 (PUB-327, WRK-549, WRK-Q143). */
export const successRate = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.min(100, Math.round((part / whole) * 100));
