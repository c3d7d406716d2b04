import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { eventSchema, problemOfTimes } from './schema';

describe('The times of a stored event', () => {
  const at = new Date('2026-11-23T14:00:00Z');
  it.each([
    ['times of the database', at, at],
    ['texts of older records', '2026-11-23T14:00:00Z', at],
    ['words', 'soon', new Date(Number.NaN)],
    ['numbers', at.getTime(), new Date(Number.NaN)],
    ['nothing', undefined, new Date(Number.NaN)],
  ])('are read from %s', (_, start, read) => {
    expect(z.parse(eventSchema, { start }).start).toEqual(read);
  });

  const from = '2026-11-23T14:00:00.000Z';
  it.each([
    [from, '2026-11-23T14:00:00.001Z', undefined],
    [from, from, 'endBeforeStart'],
    [from, '2026-12-24T14:00:00.000Z', undefined],
    [from, '2026-12-24T14:00:00.001Z', 'tooLong'],
    ['2000-01-01T00:00:00.000Z', '2000-01-01T01:00:00Z', 'outOfTime'],
    ['2000-01-01T00:00:00.001Z', '2000-01-01T01:00:00Z', undefined],
    ['2099-12-31T00:00:00Z', '2099-12-31T23:59:59.999Z', undefined],
    ['2099-12-31T00:00:00Z', '2100-01-01T00:00:00.000Z', 'outOfTime'],
    ['soon', from, 'unread'],
  ])('give from %s to %s the problem %s', (start, end, problem) => {
    expect(problemOfTimes({ start: new Date(start), end: new Date(end) })).toBe(problem);
  });
});
