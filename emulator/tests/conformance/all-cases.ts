import { AUTH_ACCOUNT_CASES } from './auth/account';
import { AUTH_SIGN_IN_CASES } from './auth/sign-in';
import type { ConformanceCase } from './case';
import { cases as aggregates } from './firestore/aggregates';
import { cases as bundles } from './firestore/bundles';
import { cases as compositeFilters } from './firestore/composite-filters';
import { cases as cursors } from './firestore/cursors';
import { cases as errors } from './firestore/errors';
import { cases as idQueries } from './firestore/id-queries';
import { cases as json } from './firestore/json';
import { cases as limits } from './firestore/limits';
import { cases as listeners } from './firestore/listeners';
import { cases as queries } from './firestore/queries';
import { cases as transactions } from './firestore/transactions';
import { cases as transforms } from './firestore/transforms';
import { cases as values } from './firestore/values';
import { cases as writes } from './firestore/writes';
import { RULES_CONDITION_CASES } from './rules/conditions';
import { RULES_METHOD_CASES } from './rules/methods';
import { STORAGE_CASES } from './storage/cases';

/** All cases, in the order of CONFORMANCE.md. */
export const ALL_CASES: readonly ConformanceCase[] = [
  ...values,
  ...writes,
  ...transforms,
  ...queries,
  ...idQueries,
  ...compositeFilters,
  ...cursors,
  ...aggregates,
  ...transactions,
  ...listeners,
  ...bundles,
  ...errors,
  ...limits,
  ...json,
  ...RULES_METHOD_CASES,
  ...RULES_CONDITION_CASES,
  ...AUTH_SIGN_IN_CASES,
  ...AUTH_ACCOUNT_CASES,
  ...STORAGE_CASES,
];
