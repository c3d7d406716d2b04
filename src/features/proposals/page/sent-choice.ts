import type { PackageId } from '../content/client-proposal';

/** A reader's chosen package and the time they sent the choice. */
export interface SentChoice {
  readonly package: PackageId;
  readonly at: Date;
}

/** A client's answer: a choice, a question, or both. */
export interface ClientAnswer {
  /** Omit if the choice was sent before. */
  readonly package?: PackageId;
  /** May be empty if there is a package. */
  readonly question: string;
}
