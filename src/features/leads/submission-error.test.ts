import { describe, expect, it } from 'vitest';
import { DeadlineError } from '@/shared/lib/deadline';
import { SubmissionCancelledError, submissionErrorText } from './submission-error';

const refusal = (code: string, message = 'internal wording') => Object.assign(new Error(message), { code });
const text = (error: unknown, isOnline = true) =>
  submissionErrorText(error, 'Failed to submit request', isOnline);

describe('the text for a lead that was not saved', () => {
  it('says that the save took too long [PUB-360]', () => {
    expect(text(new DeadlineError('8000 ms'))).toBe('Request timed out. Please try again.');
  });

  it('says that the service is unavailable [PUB-361]', () => {
    expect(text(refusal('unavailable'))).toBe(
      'Service temporarily unavailable. Please try again in a moment.',
    );
  });

  it('says that permission was denied [PUB-362]', () => {
    expect(text(refusal('permission-denied'))).toBe(
      'Permission denied. Please refresh the page and try again.',
    );
  });

  it('never shows the wording of the backend', () => {
    for (const error of [refusal('internal'), refusal('unknown'), new Error('internal wording')]) {
      expect(text(error)).not.toContain('internal wording');
    }
  });

  it('has a text for a failure without a message [PUB-364]', () => {
    expect(text(new Error(''))).toBe('An unexpected error occurred');
  });

  it('says that a save was refused without a known reason [PUB-365]', () => {
    expect(text(refusal('resource-exhausted'))).toBe('Failed to submit request');
  });

  it('says that the request was cancelled [PUB-366]', () => {
    expect(text(new SubmissionCancelledError('10000 ms'))).toBe('Request was cancelled. Please try again.');
  });

  it.each(['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])(
    'says that the network failed for «%s» [PUB-367]',
    (words) => {
      expect(text(refusal('unknown', `Request failed with error: ${words}`))).toBe(
        'Network error. Please check your connection and try again.',
      );
    },
  );

  it('says that the network failed while the browser is offline [PUB-367]', () => {
    expect(text(refusal('unavailable'), false)).toBe(
      'Network error. Please check your connection and try again.',
    );
  });

  it('has a text for anything else [PUB-368]', () => {
    expect(text(new TypeError('x is not a function'))).toBe(
      'An unexpected error occurred. Please try again.',
    );
  });
});
