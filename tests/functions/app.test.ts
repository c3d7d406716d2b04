import { beforeEach, describe, expect, it } from 'vitest';
import { commonMessages } from '@/contracts/contract';
import { covers } from '@/testing/covers';
import { demoProject } from '../../scripts/local/environment';
import { startApi } from './api-under-test';

let minutes = 0;
const settings: Record<string, string> = {};
const api = await startApi({
  settings,
  limits: { address: { name: 'address', perMinute: 30 }, read: { name: 'read', perMinute: 3 } },
  now: () => new Date(Date.parse('2026-05-01T08:05:00Z') + minutes * 60_000),
});
// Each test begins with unused limits.
beforeEach(() => {
  minutes += 2;
  delete settings['APP_CHECK'];
});

describe('the API', () => {
  it('answers unknown addresses with JSON that reveals no internals', covers('WRK-Q158'), async () => {
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

  it('limits each person’s calls per minute and says how long to wait', async () => {
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

  it('limits each address’s calls per minute, whether they find anything or not', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await api.call('GET', '/nothing')).status);
    expect(statuses.at(-1)).toBe(429);
    // An address that the caller adds to the header does not count.
    const forged = await api.call('GET', '/nothing', { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(forged.status).toBe(429);
  });

  it('accepts only apps of the project if App Check is enforced', async () => {
    const exchange = await fetch(
      `http://127.0.0.1:${api.local.authPort}/content-firebaseappcheck.googleapis.com/v1/projects/${demoProject}/apps/1:1:web:1:exchangeRecaptchaV3Token`,
      { method: 'POST', body: JSON.stringify({ recaptcha_v3_token: 'local-recaptcha:key:fire_app_check' }) },
    );
    const { token } = (await exchange.json()) as { token: string };
    const [header = '', payload = ''] = token.split('.');
    const changed = (claims: object) => {
      const own = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
      return `${header}.${Buffer.from(JSON.stringify({ ...own, ...claims })).toString('base64url')}.`;
    };
    const ask = (sent?: string) =>
      api.call('GET', '/notes-ai/check-openai', {
        as: 'mia',
        headers: sent === undefined ? {} : { 'x-firebase-appcheck': sent },
      });
    expect((await ask()).status).toBe(200);
    settings['APP_CHECK'] = 'enforced';
    expect((await ask(token)).status).toBe(200);
    const expired = changed({ exp: Math.floor(Date.now() / 1000) - 60 });
    for (const sent of [undefined, 'guessed', expired, changed({ aud: ['projects/demo-other'] })])
      expect(await ask(sent), sent ?? 'none').toMatchObject({
        status: 403,
        body: { error: { code: 'forbidden', message: commonMessages.unknownApp } },
      });
  });

  it('keeps one hourly entry of failed sign-ins per account and one for all other addresses', async () => {
    const fail = (email: string) =>
      api.call('POST', '/security/failed-sign-ins', { body: { email }, headers: {} });
    const entries = async () => {
      const { docs } = await api.database.collection('security_events').get();
      return docs.map((each) => each.data()).toSorted((a, b) => Number(b['count']) - Number(a['count']));
    };
    for (let n = 0; n < 5; n += 1) await fail('mia@acf.example');
    for (const email of ['a@b.example', 'c@d.example'])
      expect(await fail(email)).toMatchObject({ status: 204, body: '' });
    expect(await entries()).toMatchObject([
      {
        message: expect.stringContaining('5 failed sign-ins for mia@acf.example'),
        level: 'warning',
        userId: 'mia',
      },
      {
        message: expect.stringContaining('2 failed sign-ins for addresses without an account'),
        level: 'info',
        userId: '',
      },
    ]);
    expect((await entries())[0]).toMatchObject({ message: expect.stringContaining('from 08:00 UTC') });
    minutes += 60;
    await fail('mia@acf.example');
    expect(await entries()).toHaveLength(3);
  });
});
