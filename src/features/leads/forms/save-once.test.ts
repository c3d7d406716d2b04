import { describe, expect, it, vi } from 'vitest';
import { covers } from '@/testing/covers';
import { submissionErrorTexts } from './submission-error-texts';
import type { SubmissionContext, SubmissionResult } from './save-lead';
import { type Attempt, saveOnce } from './save-once';

/** Returns a save that never resolves and rejects when its signal aborts, as a request does. */
const never = ({ signal }: SubmissionContext) =>
  new Promise<SubmissionResult>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
const attempt = (changes: Partial<Attempt> = {}): Attempt => ({
  consentVersion: '2026-11',
  leadIds: new Map(),
  signal: new AbortController().signal,
  ...changes,
});
const quiet = () => vi.spyOn(console, 'warn').mockImplementation(() => {});

describe('A submission', () => {
  it('returns whether it succeeded, and the error text if not', covers('PUB-210'), async () => {
    const warning = quiet();
    const created = () => Promise.resolve('created' as const);
    const refused = () => Promise.reject(Object.assign(new Error('no'), { code: 'resource-exhausted' }));
    expect(await saveOnce('a', created, submissionErrorTexts.newsletter, attempt())).toEqual({
      success: true,
      saved: 'created',
    });
    expect(await saveOnce('a', refused, submissionErrorTexts.newsletter, attempt())).toEqual({
      success: false,
      error: 'Failed to submit subscription',
    });
    warning.mockRestore();
  });

  it('keeps its id until it is answered, so that a retry is recognized', async () => {
    const warning = quiet();
    const save = vi
      .fn<(context: SubmissionContext) => Promise<SubmissionResult>>()
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue('created');
    const same = attempt();
    for (const words of ['hello', 'hello', 'hello', 'other']) {
      await saveOnce(words, save, submissionErrorTexts.starterPack, same);
    }
    const ids = save.mock.calls.map(([context]) => context.id);
    expect(ids[0]).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(ids[1]).toBe(ids[0]);
    // After an answer, sending the same text again is a new submission. A different text is always a new one.
    expect(new Set(ids).size).toBe(3);
    warning.mockRestore();
  });

  it('is cancelled when it takes too long', covers('PUB-366', 'PUB-378', 'PUB-399', 'PUB-400'), async () => {
    const warning = quiet();
    const visit = new AbortController();
    const answers = Promise.all([
      saveOnce('a', never, submissionErrorTexts.starterPack, attempt({ signal: visit.signal })),
      saveOnce('a', never, submissionErrorTexts.newsletter, attempt({ signal: visit.signal })),
    ]);
    visit.abort(new DOMException('', 'TimeoutError'));
    expect(await answers).toEqual([
      { success: false, error: 'Request was cancelled. Please try again.' },
      { success: false, error: 'An unexpected error occurred. Please try again.' },
    ]);
    warning.mockRestore();
  });
});
