import { workspacePaths } from '@/shared/config/workspace-paths';
import type { WithId } from '@/shared/firebase/collection';
import { fillPattern } from '@/shared/navigation/path-pattern';
import { answerTexts, newsSentence, clientMessage } from '../management/visits/answer-texts';
import type { ProposalDraft, Visit } from '../schema';
import { fromClientsTexts as texts } from './texts';

/** The names on a page: its title, its client and its recipients. */
export type PageNames = Pick<ProposalDraft, 'title' | 'clientName' | 'recipients'>;

/** A reader and the page they visited. */
export interface Visited {
  readonly name: string;
  /** Title and client: `'A staged path · Harbour Shelter'`. */
  readonly page: string;
  /** Link to the page's visits. */
  readonly to: string;
}

/** One line of the card. */
export interface NewsEntry extends Pick<Visited, 'page' | 'to'> {
  /** Full path of the visit. */
  readonly id: string;
  /** For example `'Amara Osei chose Grow'`. */
  readonly sentence: string;
  /** The client's own words; empty for choices and openings. */
  readonly message: string;
  /** True if `message` is the client's sentence, false if it is an email address. */
  readonly isQuote: boolean;
  readonly at: Date | null;
}

/** Returns the slug in a visit's path: `'tipping-point'` for `'proposals/tipping-point/visits/abc'`. */
export const slugOf = ({ id }: { readonly id: string }): string => id.split('/')[1] ?? '';

/**
 * Returns the person and the page of a visit. `names` is undefined if they couldn't be read or the draft is
 * missing.
 */
export function visitedBy(visit: WithId<Visit>, names: PageNames | undefined): Visited {
  const slug = slugOf(visit);
  const stored = names?.recipients[visit.recipient]?.name ?? '';
  return {
    name: stored || (names ? answerTexts.unknownRecipient : texts.someone),
    page: names ? [names.title, names.clientName].filter((part) => part !== '').join(' · ') : slug,
    to: `${fillPattern(workspacePaths.proposal, { slug }) ?? workspacePaths.adminProposals}?tab=visits`,
  };
}

/** Returns the card's entry for a visit. */
export function entryOf(visit: WithId<Visit>, names: PageNames | undefined): NewsEntry {
  const { name, page, to } = visitedBy(visit, names);
  return {
    id: visit.id,
    sentence: newsSentence(visit, name),
    message: clientMessage(visit),
    isQuote: visit.what === 'asked',
    page,
    at: visit.at,
    to,
  };
}

/** Returns the latest opening of each reader of a page, at most `limit`. Expects the openings newest first. */
export function latestByReader(openings: readonly WithId<Visit>[], limit: number): readonly WithId<Visit>[] {
  const latest = new Map<string, WithId<Visit>>();
  for (const opening of openings) {
    const reader = `${slugOf(opening)}/${opening.recipient}`;
    if (!latest.has(reader)) latest.set(reader, opening);
  }
  return [...latest.values()].slice(0, limit);
}
