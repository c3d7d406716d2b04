import { type Profile, profiles } from '@/shared/auth/profile';
import type { ListQuery } from '@/shared/firebase/query';
import { defineQueries } from '@/shared/firebase/query-table';

/** The number of users in the table; the rules limit such lists. */
export const maxUsers = 500;

/** All users, sorted by email (WRK-479, WRK-Q128). */
export const usersQuery: ListQuery<Profile> = { where: [], orderBy: [['email', 'asc']], limit: maxUsers };

/** Returns all queries of this feature on the collection, to build the indexes from. */
export const queryTables = () => [defineQueries(profiles, { users: [usersQuery] })];
