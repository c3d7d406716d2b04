import { describe, expect, it } from 'vitest';
import { DeadlineError } from '@/shared/lib/deadline';
import { covers } from '@/testing/covers';
import { type SubmissionErrorTexts, submissionErrorTexts } from './submission-error-texts';
import { SubmissionCancelledError, submissionErrorMessage } from './submission-error-message';

const refusal = (code: string, message = 'internal wording') => Object.assign(new Error(message), { code });
const text = (
  error: unknown,
  texts: SubmissionErrorTexts = submissionErrorTexts.starterPack,
  isOnline = true,
) => submissionErrorMessage(error, texts, isOnline);

const forms: readonly [string, SubmissionErrorTexts][] = [
  ['starter pack', submissionErrorTexts.starterPack],
  ['contact', submissionErrorTexts.contact],
  ['newsletter', submissionErrorTexts.newsletter],
  ['waitlist', submissionErrorTexts.waitlist],
];
const unexpected = 'An unexpected error occurred. Please try again.';
const lostOnTheWay = ['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'];

describe('The error text of a lead that was not saved', () => {
  it.each(forms)('says for the %s form that the service is unavailable', covers('PUB-361'), (_, texts) => {
    expect(text(refusal('unavailable'), texts)).toBe(
      'Service temporarily unavailable. Please try again in a moment.',
    );
  });

  it.each(forms)('says for the %s form that permission was denied', covers('PUB-362'), (_, texts) => {
    expect(text(refusal('permission-denied'), texts)).toBe(
      'Permission denied. Please refresh the page and try again.',
    );
  });

  it.each(forms)("never contains the backend's message for the %s form", covers('PUB-375'), (_, texts) => {
    for (const error of [refusal('internal'), refusal('unknown'), new Error('internal wording')]) {
      expect(text(error, texts)).not.toContain('internal wording');
      expect(text(error, texts)).not.toBe('');
    }
  });
});

describe('The error text of the starter-pack form', () => {
  it('says that the request timed out', covers('PUB-360'), () => {
    expect(text(new DeadlineError('8000 ms'))).toBe('Request timed out. Please try again.');
  });

  it('covers an error without a message', covers('PUB-364'), () => {
    expect(text(new Error(''))).toBe('An unexpected error occurred');
  });

  it('covers a refusal without a known reason', covers('PUB-365'), () => {
    expect(text(refusal('resource-exhausted'))).toBe('Failed to submit request');
  });

  it('says that the request was cancelled', covers('PUB-366'), () => {
    expect(text(new SubmissionCancelledError('10000 ms'))).toBe('Request was cancelled. Please try again.');
  });

  it.each(lostOnTheWay)('says that the network failed for «%s»', covers('PUB-367'), (words) => {
    expect(text(refusal('unknown', `Request failed with error: ${words}`))).toBe(
      'Network error. Please check your connection and try again.',
    );
  });

  it('says that the network failed while the browser is offline', covers('PUB-367'), () => {
    expect(text(refusal('unavailable'), submissionErrorTexts.starterPack, false)).toBe(
      'Network error. Please check your connection and try again.',
    );
  });

  it('covers any other error', covers('PUB-368'), () => {
    expect(text(new TypeError('x is not a function'))).toBe(unexpected);
  });
});

describe('The error text of the contact form', () => {
  it('says that saving or the whole submission timed out', covers('PUB-360'), () => {
    for (const error of [new DeadlineError('8000 ms'), new SubmissionCancelledError('10000 ms')]) {
      expect(text(error, submissionErrorTexts.contact)).toBe('Request timed out. Please try again.');
    }
  });

  it.each(lostOnTheWay)(
    'says that sending failed for «%s» and for an empty message',
    covers('PUB-370'),
    (words) => {
      for (const error of [refusal('unknown', words), new Error('')]) {
        expect(text(error, submissionErrorTexts.contact)).toBe('Failed to send message. Please try again.');
      }
    },
  );

  it('covers a refusal without a known reason', covers('PUB-371'), () => {
    expect(text(refusal('resource-exhausted'), submissionErrorTexts.contact)).toBe(
      'Failed to submit message',
    );
  });

  it('covers any other error', covers('PUB-372'), () => {
    expect(text(new TypeError('x is not a function'), submissionErrorTexts.contact)).toBe(unexpected);
  });
});

describe('The error text of the waitlist forms', () => {
  it.each([
    new DeadlineError('10000 ms'),
    new SubmissionCancelledError('10000 ms'),
    refusal('unknown', 'Failed to fetch'),
    refusal('resource-exhausted'),
    new TypeError('x is not a function'),
    new Error(''),
  ])('is the same for %s', covers('PUB-373'), (error) => {
    expect(text(error, submissionErrorTexts.waitlist)).toBe('Failed to submit form. Please try again.');
  });
});

describe('The error text of the newsletter form', () => {
  it('covers a refusal without a known reason', covers('PUB-376'), () => {
    expect(text(refusal('resource-exhausted'), submissionErrorTexts.newsletter)).toBe(
      'Failed to submit subscription',
    );
  });

  it('covers an error without a message', covers('PUB-377'), () => {
    expect(text(new Error(''), submissionErrorTexts.newsletter)).toBe(
      'Failed to subscribe. Please try again.',
    );
  });

  it.each([
    new DeadlineError('10000 ms'),
    new SubmissionCancelledError('10000 ms'),
    refusal('unknown', 'Failed to fetch'),
    new TypeError('x is not a function'),
  ])('covers the error or timeout %s', covers('PUB-378'), (error) => {
    expect(text(error, submissionErrorTexts.newsletter)).toBe(unexpected);
  });
});
