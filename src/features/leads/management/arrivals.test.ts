import { describe, expect, it } from 'vitest';
import { arrivals, arrivalText, seenAfter } from './arrivals';
import { aRequest } from './requests-source.fixture';

const at = (id: string, minute: number) =>
  aRequest({ id, name: id, createdAt: new Date(Date.UTC(2026, 10, 20, 15, minute)) });
const seen = seenAfter(undefined, [at('old', 1), at('newest', 5)]);

describe('requests that come in while the list is open', () => {
  it('are those created after the newest one seen', () => {
    expect(arrivals(seen, [at('newest', 5), at('fresh', 6)]).map(({ id }) => id)).toEqual(['fresh']);
  });

  it('are not older ones that a filter or a further page brings', () => {
    expect(arrivals(seen, [at('older', 3), aRequest({ id: 'undated', createdAt: null })])).toEqual([]);
  });

  it('are announced once', () => {
    expect(arrivals(seenAfter(seen, [at('fresh', 6)]), [at('fresh', 6)])).toEqual([]);
  });

  it('are announced by number and name', () => {
    expect(arrivalText([at('Ines', 6)])).toBe('1 new request from Ines');
    expect(arrivalText([at('Ines', 6), at('Jo', 8)])).toBe('2 new requests, the newest from Jo');
  });
});
