import { describe, expect, it } from 'vitest';
import { DeadlineError } from '@/shared/lib/deadline';
import { deleteFailureText, statusFailure } from './request-errors';
import { refusal } from './requests-source.fixture';
import { RequestGoneError, RequestIdMissingError } from './requests-source';

describe('a status that could not be changed', () => {
  it.each([
    ['the time ran out [WRK-535]', new DeadlineError('8000 ms'), 'Request timed out. Please try again.'],
    [
      'the server gave up waiting [WRK-535]',
      refusal('deadline-exceeded'),
      'Request timed out. Please try again.',
    ],
    ['it was refused [WRK-537]', refusal('permission-denied'), 'Failed to update status'],
    ['the request is gone [WRK-537]', refusal('not-found'), 'Failed to update status'],
    ['anything else [WRK-537]', new TypeError('x'), 'Failed to update status'],
  ])('says so when %s', (_, error, text) => {
    expect(statusFailure(error).text).toBe(text);
  });

  it('says what is left to do, by cause', () => {
    const codes = ['permission-denied', 'not-found', 'unavailable', 'aborted'];
    const details = codes.map((code) => statusFailure(refusal(code)).detail);
    expect(new Set(details).size).toBe(codes.length);
  });
});

describe('a request that could not be deleted', () => {
  it.each([
    ['it has no id [WRK-527]', new RequestIdMissingError(), 'Request ID is required'],
    ['the time ran out [WRK-535]', new DeadlineError('8000 ms'), 'Request timed out. Please try again.'],
    ['the database refused [WRK-538]', refusal('unavailable'), 'Failed to delete request'],
    [
      'it is gone [WRK-539]',
      new RequestGoneError('a'),
      'Playbook request not found. It may have already been deleted.',
    ],
    [
      'the database does not find it [WRK-539]',
      refusal('not-found'),
      'Playbook request not found. It may have already been deleted.',
    ],
    [
      'it is not allowed [WRK-540]',
      refusal('firestore/permission-denied'),
      'Permission denied. You do not have permission to delete this request.',
    ],
    ['anything else [WRK-541]', new TypeError('x'), 'An unexpected error occurred while deleting'],
    ['something without a form [WRK-541]', undefined, 'An unexpected error occurred while deleting'],
  ])('says so when %s', (_, error, text) => {
    expect(deleteFailureText(error)).toBe(text);
  });
});
