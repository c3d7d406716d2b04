import { describe, expect, it } from 'vitest';
import { hasArrived } from './awaited-change';
import { aRequest, ready } from './requests-source.fixture';

const sent = aRequest({ id: 'a', status: 'sent' });
const pending = aRequest({ id: 'a', status: 'pending' });

describe('a change whose answer came too late', () => {
  const change = { kind: 'status', id: 'a', status: 'sent' } as const;

  it('has arrived when the server confirms the status', () => {
    expect(hasArrived(change, ready([sent]))).toBe(true);
  });

  it.each([
    ['the old status stands', ready([pending])],
    ['the server has not confirmed the list', ready([sent], { fromServer: false })],
    ['the request has left the list', ready([])],
    ['the list is not there', { status: 'failed', reason: 'timeout' } as const],
  ])('has not when %s', (_, live) => {
    expect(hasArrived(change, live)).toBe(false);
  });
});

describe('a deletion whose answer came too late', () => {
  const removal = { kind: 'removal', id: 'a' } as const;

  it('has arrived when the confirmed list is without the request', () => {
    expect(hasArrived(removal, ready([aRequest({ id: 'b' })]))).toBe(true);
    expect(hasArrived(removal, ready([pending]))).toBe(false);
    expect(hasArrived(removal, ready([], { fromServer: false }))).toBe(false);
  });

  it('counts a damaged record as still there', () => {
    expect(
      hasArrived(removal, {
        status: 'ready',
        data: { documents: [], invalid: [{ id: 'a', reason: 'x' }], cursors: undefined },
        fromServer: true,
      }),
    ).toBe(false);
  });
});
