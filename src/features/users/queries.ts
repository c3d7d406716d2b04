import { type Profile, profiles } from '@/shared/auth/profile';
import type { ListQuery } from '@/shared/firebase/query';
import { defineQueries } from '@/shared/firebase/query-table';

/** The most users that the table shows; the rules bound lists of people. */
export const mostUsers = 500;

/** Everybody, by address (WRK-479, WRK-Q128). */
export const usersQuery: ListQuery<Profile> = { where: [], orderBy: [['email', 'asc']], limit: mostUsers };

/** Every query of the collection that this feature makes, for the indexes. */
export const queryTables = () => [defineQueries(profiles, { users: [usersQuery] })];
