import { beforeEach, describe, expect, it } from 'vitest';
import { startApi } from './api-under-test';

let minutes = 0;
const api = await startApi({
  proxies: 2,
  limits: { address: { name: 'address', perMinute: 5 }, hop: { name: 'hop', perMinute: 20 } },
  now: () => new Date(Date.parse('2026-05-01T08:05:00Z') + minutes * 60_000),
});
// Each test begins with unused limits.
beforeEach(() => {
  minutes += 2;
});

const site = 'acf-live.web.app';

/** Sends a call with the headers that arrive at the function. */
const arriving = (forwardedFor: string | undefined, forwardedHost: string | undefined = site) =>
  api.call('GET', '/openapi.json', {
    headers: {
      ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }),
      ...(forwardedHost !== '' && { 'x-forwarded-host': forwardedHost }),
    },
  });

describe('the caller’s address behind hosting', () => {
  it('is the one that hosting saw, whatever the caller sent before it', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await arriving(`198.51.100.${n}, 203.0.113.9, 192.0.2.1`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await arriving('203.0.113.10, 192.0.2.1')).status).toBe(200);
  });

  it('is the last hop if no IP address precedes it', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await arriving(`made-up-${n}, 192.0.2.1`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('is also limited by the last hop, which callers cannot forge', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await arriving(`198.51.100.${n}, 203.0.113.50`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    expect((await arriving('198.51.100.99, 203.0.113.51')).status).toBe(200);
  });
});

describe('the function’s own address', () => {
  it.each(['', 'api-abc123-uc.a.run.app', 'northamerica-northeast1-acf.cloudfunctions.net'])(
    'refuses a call that did not come through hosting: "%s"',
    async (host) => {
      expect(await arriving('203.0.113.9', host)).toMatchObject({
        status: 403,
        body: { error: { code: 'forbidden', message: 'Call the API at the address of the site.' } },
      });
      expect((await arriving('203.0.113.9', site)).status).toBe(200);
    },
  );
});
