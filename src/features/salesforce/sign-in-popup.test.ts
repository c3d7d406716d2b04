import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { awaitPopup, readPopupEnd, popupFeatures } from './sign-in-popup';

const origin = 'https://acf.example';
const popup = { closed: false };
const expected = { popup, state: 'awaited', origin };
const message = (over: object = {}, data: object = {}) => ({
  origin,
  source: popup as unknown as Window,
  data: { type: 'salesforce_auth_success', state: 'awaited', ...data },
  ...over,
});

describe('The Salesforce sign-in window', () => {
  it('is 600 by 700 pixels', covers('WRK-458'), () => {
    expect(popupFeatures).toContain('width=600,height=700');
  });

  it('reports success and failure', covers('WRK-459', 'WRK-460'), () => {
    expect(readPopupEnd(message(), expected)).toBe('success');
    expect(readPopupEnd(message({}, { type: 'salesforce_auth_error' }), expected)).toBe('error');
  });

  it.each([
    ['another origin', message({ origin: 'https://evil.example' })],
    ['another window', message({ source: {} })],
    ['another attempt', message({}, { state: 'other' })],
    ['no state', message({}, { state: undefined })],
    ['another message', message({}, { type: 'ready' })],
    ['no message at all', message({ data: null })],
  ])('ignores messages from %s', covers('WRK-Q112', 'ATT-007'), (_, event) => {
    expect(readPopupEnd(event as never, expected)).toBeUndefined();
  });

  it('ends with its message, when it is closed, or when the person cancels', covers('WRK-461'), async () => {
    const wait = (window: { closed: boolean }, signal = new AbortController().signal) => {
      const target = new EventTarget();
      const waiting = awaitPopup({ ...expected, popup: window, signal, target: target as never, everyMs: 1 });
      return { target, waiting };
    };
    const open = { closed: false };
    const { target, waiting } = wait(open);
    const event = Object.assign(new Event('message'), message({ source: open }));
    target.dispatchEvent(event);
    expect(await waiting).toBe('success');
    expect(await wait({ closed: true }).waiting).toBe('closed');
    const cancelled = new AbortController();
    const { waiting: never } = wait({ closed: false }, cancelled.signal);
    cancelled.abort(new Error('cancelled'));
    await expect(never).rejects.toThrow('cancelled');
  });
});
