import { workspacePaths } from '@/shared/config/workspace-paths';
import type { WithId } from '@/shared/firebase/collection';
import { fillPattern } from '@/shared/navigation/path-pattern';
import { answerTexts, newsSentence, wordsOf } from '../management/answer-texts';
import type { ProposalDraft, Visit } from '../management/schema';
import { fromClientsTexts as texts } from './texts';

/** The names of a page: its own, its client's and its recipients'. */
export type PageNames = Pick<ProposalDraft, 'title' | 'clientName' | 'recipients'>;

/** One line of the card. */
export interface NewsEntry {
  /** The visit's whole path. */
  readonly id: string;
  /** `'Amara Osei chose Grow'` */
  readonly sentence: string;
  /** The client's own words; empty for choices and openings. */
  readonly words: string;
  /** True when the words are a sentence of the client's, not an address. */
  readonly isQuote: boolean;
  /** `'A staged path · Harbour Shelter'` */
  readonly page: string;
  readonly at: Date | null;
  /** The address of the page's visits. */
  readonly to: string;
}

/** Returns the slug in a visit's path: `'tipping-point'` of `'proposals/tipping-point/visits/abc'`. */
export const slugOf = ({ id }: { readonly id: string }): string => id.split('/')[1] ?? '';

/** Returns the line for a visit. `names` is undefined when they could not be read, or the draft is missing. */
export function entryOf(visit: WithId<Visit>, names: PageNames | undefined): NewsEntry {
  const slug = slugOf(visit);
  const stored = names?.recipients[visit.recipient]?.name ?? '';
  const name = stored || (names ? answerTexts.unknownRecipient : texts.someone);
  return {
    id: visit.id,
    sentence: newsSentence(visit, name),
    words: wordsOf(visit),
    isQuote: visit.what === 'asked',
    page: names ? [names.title, names.clientName].filter((part) => part !== '').join(' · ') : slug,
    at: visit.at,
    to: `${fillPattern(workspacePaths.proposal, { slug }) ?? workspacePaths.adminProposals}?tab=visits`,
  };
}
