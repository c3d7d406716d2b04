import { AUTH_ACCOUNT_CASES } from './auth-account';
import { AUTH_SIGN_IN_CASES } from './auth-sign-in';
import type { ConformanceCase } from './case';
import { RULES_CONDITION_CASES } from './rules-conditions';
import { RULES_METHOD_CASES } from './rules-methods';
import { STORAGE_CASES } from './storage-cases';

/** Every case, in the order of CONFORMANCE.md. */
export const ALL_CASES: readonly ConformanceCase[] = [
  ...RULES_METHOD_CASES,
  ...RULES_CONDITION_CASES,
  ...AUTH_SIGN_IN_CASES,
  ...AUTH_ACCOUNT_CASES,
  ...STORAGE_CASES,
];
