import type { ListQuery } from '@/shared/firebase/query';
import { defineQueries } from '@/shared/firebase/query-table';
import { choiceParameter, textParameter } from '@/shared/lists/address/address-state';
import { answers, news, openings, readingActs } from './visit-acts';
import { allVisits, drafts, envelopesOf, readersOf, versionsOf, visitsOf } from './collections';
import type { ProposalDraft, ProposalVersion, Reader, Visit } from './schema';

export const tabs = ['content', 'access', 'versions', 'visits'] as const;
export type Tab = (typeof tabs)[number];

/** URL parameters of an opened proposal. */
export const proposalParameters = {
  tab: choiceParameter<Tab>('tab', tabs, 'content'),
  /** Id of the section that the editor should show. */
  section: textParameter('section'),
};

/** The rules' limit for one query; an organization writes only dozens. */
const maxDrafts = 500;

/** All proposals, most recently changed first (WRK-575). */
export const latestDrafts: ListQuery<ProposalDraft> = { orderBy: [['updatedAt', 'desc']], limit: maxDrafts };

/** The latest publications of a page. */
export const latestVersions: ListQuery<ProposalVersion> = { orderBy: [['publishedAt', 'desc']], limit: 50 };

/** The largest number of visits that one query reads. */
export const maxVisits = 500;

/** The latest visits of a page, of all kinds. */
export const latestVisits: ListQuery<Visit> = { orderBy: [['at', 'desc']], limit: maxVisits };

/** The latest visits that show reading. */
export const latestReading: ListQuery<Visit> = { where: [['what', 'in', readingActs]], ...latestVisits };

/** The largest number of openings to match with a page's recipients. */
export const maxOpenings = 200;

/** Returns the query for a page's latest openings. */
export const latestOpenings = (limit: number): ListQuery<Visit> => ({
  where: [['what', 'in', openings]],
  orderBy: [['at', 'desc']],
  limit,
});

/** The largest number of answers to list under a page's visits. */
export const maxAnswers = 200;

/** The latest answers. A separate query, so that many reading visits don't push them out. */
export const latestAnswers: ListQuery<Visit> = {
  where: [['what', 'in', answers]],
  orderBy: [['at', 'desc']],
  limit: maxAnswers,
};

/** Returns the query for the latest answers and first openings on all pages, for the home screen. */
export const latestNews = (limit: number): ListQuery<Visit> => ({
  where: [['what', 'in', news]],
  orderBy: [['at', 'desc']],
  limit,
});

/**
 * The latest openings on all pages, for the home screen. Thirty are enough to name five readers, because some
 * open a page often.
 */
export const latestOpeningsOfAll: ListQuery<Visit> = {
  where: [['what', '==', 'opened']],
  orderBy: [['at', 'desc']],
  limit: 30,
};

/** The records of a page's readers; a page has at most 100 recipients. */
export const allReaders: ListQuery<Reader> = { limit: 100 };

/** Returns the query for the pages with these slugs. It selects only the names that news items show. */
export const namesOf = (slugs: readonly string[]): ListQuery<ProposalDraft> => ({
  where: [['__name__', 'in', slugs]],
  select: ['kind', 'title', 'clientName', 'recipients'],
});

/** Returns all queries of these collections, to build the indexes from. */
export const queryTables = () => [
  defineQueries(
    drafts,
    { list: [latestDrafts], names: [namesOf(['any'])] },
    { noIndex: ['content', 'recipients'] },
  ),
  defineQueries(versionsOf('any'), { list: [latestVersions] }, { noIndex: ['content', 'changes'] }),
  // Only read by id.
  defineQueries(envelopesOf('any'), {}, { noIndex: ['content', 'key'] }),
  defineQueries(
    visitsOf('any'),
    {
      list: [latestVisits],
      reading: [latestReading],
      answers: [latestAnswers],
      openings: [latestOpenings(1)],
    },
    { noIndex: ['detail'] },
  ),
  defineQueries(allVisits, { news: [latestNews(1)], openings: [latestOpeningsOfAll] }),
  defineQueries(readersOf('any'), { list: [allReaders] }),
];
