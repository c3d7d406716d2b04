import type { ListQuery } from '@/shared/firebase/query';
import { defineQueries } from '@/shared/firebase/query-table';
import { choiceParameter, textParameter } from '@/shared/lists/address/address-state';
import { answers, news, openings, readingActs } from './visit-acts';
import { allVisits, drafts, envelopesOf, readersOf, versionsOf, visitsOf } from './collections';
import type { ProposalDraft, ProposalVersion, Reader, Visit } from './schema';

export const tabs = ['content', 'access', 'versions', 'visits'] as const;
export type Tab = (typeof tabs)[number];

/** The state of an opened proposal that stands in the address. */
export const proposalParameters = {
  tab: choiceParameter<Tab>('tab', tabs, 'content'),
  /** The section that a link asks the editor for, by its id. */
  section: textParameter('section'),
};

/** The rules list this many at once; an organization writes dozens. */
const mostDrafts = 500;

/** All proposals, the latest change first (WRK-575). */
export const latestDrafts: ListQuery<ProposalDraft> = { orderBy: [['updatedAt', 'desc']], limit: mostDrafts };

/** The latest publications of a page. */
export const latestVersions: ListQuery<ProposalVersion> = { orderBy: [['publishedAt', 'desc']], limit: 50 };

/** The largest number of acts that one query reads. */
export const mostVisits = 500;

/** The latest acts of a page's readers, of every kind. */
export const latestVisits: ListQuery<Visit> = { orderBy: [['at', 'desc']], limit: mostVisits };

/** The latest acts of reading. */
export const latestReading: ListQuery<Visit> = { where: [['what', 'in', readingActs]], ...latestVisits };

/** The largest number of openings that the recipients of a page are compared with. */
export const mostOpenings = 200;

/** The latest openings of a page. */
export const latestOpenings = (limit: number): ListQuery<Visit> => ({
  where: [['what', 'in', openings]],
  orderBy: [['at', 'desc']],
  limit,
});

/** The largest number of answers that the visits of a page show. */
export const mostAnswers = 200;

/** The latest answers, apart from reading, so that no number of visits hides them. */
export const latestAnswers: ListQuery<Visit> = {
  where: [['what', 'in', answers]],
  orderBy: [['at', 'desc']],
  limit: mostAnswers,
};

/** What the readers of all pages sent, and their first openings, for the home screen. */
export const latestNews = (limit: number): ListQuery<Visit> => ({
  where: [['what', 'in', news]],
  orderBy: [['at', 'desc']],
  limit,
});

/** The latest openings of all pages, for the home screen: enough to name five readers, of whom some open a page often. */
export const latestOpeningsOfAll: ListQuery<Visit> = {
  where: [['what', '==', 'opened']],
  orderBy: [['at', 'desc']],
  limit: 30,
};

/** The records of all readers of a page; a page has at most 100 recipients. */
export const allReaders: ListQuery<Reader> = { limit: 100 };

/** Reads the names that go with news: of the pages with these slugs, without their texts. */
export const namesOf = (slugs: readonly string[]): ListQuery<ProposalDraft> => ({
  where: [['__name__', 'in', slugs]],
  select: ['kind', 'title', 'clientName', 'recipients'],
});

/** Every query of the collections, for the indexes. */
export const queryTables = () => [
  defineQueries(
    drafts,
    { list: [latestDrafts], names: [namesOf(['any'])] },
    { noIndex: ['content', 'recipients'] },
  ),
  defineQueries(versionsOf('any'), { list: [latestVersions] }, { noIndex: ['content', 'changes'] }),
  // Read by id alone.
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
