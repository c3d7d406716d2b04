import type { PackageId } from '../content/client-proposal';

/** A package that a reader has chosen, and when the choice was sent. */
export interface SentChoice {
  readonly package: PackageId;
  readonly at: Date;
}

/** Answer of a client: a choice, a question, or both. */
export interface ClientAnswer {
  /** Left out when the choice was sent before. */
  readonly package?: PackageId;
  /** May be empty when there is a package. */
  readonly question: string;
}
