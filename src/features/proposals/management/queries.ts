import type { ListQuery } from '@/shared/firebase/query';
import { defineQueries } from '@/shared/firebase/query-table';
import { choiceParameter } from '@/shared/lists/address-state';
import { drafts, envelopesOf, versionsOf, visitsOf } from './collections';
import type { ProposalDraft, ProposalVersion, Visit } from './schema';

export const tabs = ['content', 'access', 'versions', 'visits'] as const;
export type Tab = (typeof tabs)[number];

/** What of an opened proposal stands in the address. */
export const proposalParameters = {
  tab: choiceParameter<Tab>('tab', tabs, 'content'),
};

/** As many as the rules list at once; an organisation writes dozens. */
const mostDrafts = 500;

/** All proposals, the latest change first (WRK-575). */
export const latestDrafts: ListQuery<ProposalDraft> = { orderBy: [['updatedAt', 'desc']], limit: mostDrafts };

/** The latest publications of a page. */
export const latestVersions: ListQuery<ProposalVersion> = { orderBy: [['publishedAt', 'desc']], limit: 50 };

/** As many acts of readers as are shown. */
export const mostVisits = 500;

/** What the readers of a page did last. */
export const latestVisits: ListQuery<Visit> = { orderBy: [['at', 'desc']], limit: mostVisits };

/** Every query of the collections, for the indexes. */
export const queryTables = () => [
  defineQueries(drafts, { list: [latestDrafts] }, { noIndex: ['content', 'recipients'] }),
  defineQueries(versionsOf('any'), { list: [latestVersions] }, { noIndex: ['content', 'changes'] }),
  // Read by id alone.
  defineQueries(envelopesOf('any'), {}, { noIndex: ['content', 'key'] }),
  defineQueries(visitsOf('any'), { list: [latestVisits] }, { noIndex: ['detail'] }),
];
