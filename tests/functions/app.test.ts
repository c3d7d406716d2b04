import { beforeEach, describe, expect, it } from 'vitest';
import { commonMessages } from '@/contracts/contract';
import { startApi } from './api-under-test';

let minutes = 0;
const api = await startApi({
  limits: { address: { name: 'address', perMinute: 30 }, read: { name: 'read', perMinute: 3 } },
  now: () => new Date(Date.now() + minutes * 60_000),
});
// No test finds a limit used up by another.
beforeEach(() => {
  minutes += 2;
});

describe('the API', () => {
  it('answers JSON where there is nothing, and nothing at all of what failed [WRK-Q158]', async () => {
    const unknown = [
      ['GET', '/nothing'],
      ['GET', '/'],
      ['POST', '/security/rate-limits'],
      ['GET', '/%E0%A4%A'],
      ['GET', '/admin/../users'],
    ] as const;
    for (const [method, path] of unknown) {
      const { status, body, headers } = await api.call(method, path);
      expect({ path, status, code: body.error?.code }).toEqual({ path, status: 404, code: 'not-found' });
      expect(body.error).toMatchObject({ requestId: headers['x-request-id'] });
      expect(JSON.stringify(body)).not.toMatch(/node_modules|[.]ts\b|\\n +at /);
    }
    expect((await api.call('POST', '/security/rate-limits')).headers).toMatchObject({ allow: 'GET' });
  });

  it('lets each person call so often a minute, and says how long to wait', async () => {
    const ask = (as: 'ada' | 'noor') => api.call('GET', '/security/rate-limits', { as });
    for (let n = 0; n < 3; n += 1) expect((await ask('noor')).status).toBe(200);
    const { status, body, headers } = await ask('noor');
    expect({ status, message: body.error.message }).toEqual({
      status: 429,
      message: commonMessages.rateLimited,
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const other = await ask('ada');
    expect(other.status).toBe(200);
    expect(other.body.limits).toContainEqual(expect.objectContaining({ name: 'read', limit: 3, used: 1 }));
  });

  it('lets an address ask so often a minute, whether it finds anything or not', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await api.call('GET', '/nothing')).status);
    expect(statuses.at(-1)).toBe(429);
    // What a caller puts in front of the request is not whose it is.
    const forged = await api.call('GET', '/nothing', { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(forged.status).toBe(429);
  });
});
