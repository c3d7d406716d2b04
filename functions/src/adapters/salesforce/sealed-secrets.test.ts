import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { isSalesforceAddress, readSalesforceSettings } from './salesforce-settings';
import { createSealer } from './sealed-secrets';

const key = randomBytes(32).toString('base64');

describe('a sealed secret', () => {
  const sealer = createSealer(key);

  it('opens with its key and purpose and looks different each time', () => {
    const sealed = sealer.seal('5Aep861…', 'salesforce/tokens');
    expect(sealed).not.toContain('5Aep');
    expect(sealer.open(sealed, 'salesforce/tokens')).toBe('5Aep861…');
    expect(sealer.seal('5Aep861…', 'salesforce/tokens')).not.toBe(sealed);
  });

  it('does not open for another purpose, with another key, or after a change', () => {
    const sealed = sealer.seal('secret', 'salesforce/tokens');
    expect(() => sealer.open(sealed, 'salesforce/credentials')).toThrow(/auth/i);
    expect(() => createSealer(randomBytes(32).toString('base64')).open(sealed, 'salesforce/tokens')).toThrow(
      /auth/i,
    );
    const other = sealed.at(-3) === 'A' ? 'B' : 'A';
    expect(() =>
      sealer.open(`${sealed.slice(0, -3)}${other}${sealed.slice(-2)}`, 'salesforce/tokens'),
    ).toThrow(/auth/i);
    expect(() => sealer.open('v1.abc', 'salesforce/tokens')).toThrow('Not a sealed text');
    expect(() => sealer.open(sealed.replace('v1.', 'v2.'), 'salesforce/tokens')).toThrow('Not a sealed text');
  });

  it('needs a key of 32 bytes', () => {
    expect(() => createSealer('short')).toThrow('INTEGRATIONS_KEY must be 32 random bytes');
  });
});

describe('the Salesforce settings', () => {
  const redirect = 'https://acf.example/api/salesforce/oauth/callback';

  it('are missing without a key or a redirect address', () => {
    expect(readSalesforceSettings({ SALESFORCE_REDIRECT_URL: redirect })).toBeUndefined();
    expect(readSalesforceSettings({ INTEGRATIONS_KEY: key })).toBeUndefined();
  });

  it.each([
    ['99', undefined],
    ['100', 100],
    [' 10000 ', 10_000],
    ['10001', undefined],
    ['soon', undefined],
    [' ', 10_000],
  ])('accept the timeout “%s” or report that it is out of range', (time, timeoutMs) => {
    const read = () =>
      readSalesforceSettings({
        INTEGRATIONS_KEY: ` ${key} `,
        SALESFORCE_REDIRECT_URL: ` ${redirect} `,
        SALESFORCE_LOGIN_URL: ' ',
        SALESFORCE_TIMEOUT_MS: time,
      });
    if (timeoutMs === undefined)
      expect(read).toThrow('SALESFORCE_TIMEOUT_MS: must be between 100 and 10000.');
    else
      expect(read()).toMatchObject({
        timeoutMs,
        redirectUrl: redirect,
        loginUrl: 'https://login.salesforce.com',
      });
  });

  it('allow only Salesforce addresses', () => {
    const settings = { INTEGRATIONS_KEY: key, SALESFORCE_REDIRECT_URL: redirect };
    expect(readSalesforceSettings(settings)).toMatchObject({
      loginUrl: 'https://login.salesforce.com',
      isLocal: false,
    });
    expect(
      readSalesforceSettings({ ...settings, SALESFORCE_LOGIN_URL: 'https://test.salesforce.com/' }),
    ).toMatchObject({ loginUrl: 'https://test.salesforce.com' });
    for (const wrong of ['https://login.salesforce.com.example', 'http://login.salesforce.com', 'login'])
      expect(() => readSalesforceSettings({ ...settings, SALESFORCE_LOGIN_URL: wrong })).toThrow(
        'SALESFORCE_LOGIN_URL',
      );
    expect(() =>
      readSalesforceSettings({ ...settings, SALESFORCE_REDIRECT_URL: 'http://acf.example' }),
    ).toThrow('SALESFORCE_REDIRECT_URL');
  });

  it('allow a local address only if the sign-in address is local', covers('ATT-016'), () => {
    expect(isSalesforceAddress('http://127.0.0.1:9000', true)).toBe(true);
    expect(isSalesforceAddress('http://127.0.0.1:9000', false)).toBe(false);
    expect(isSalesforceAddress('http://169.254.169.254', true)).toBe(false);
    expect(isSalesforceAddress('https://user@acf.my.salesforce.com', false)).toBe(false);
    expect(isSalesforceAddress('https://acf.my.salesforce.com', false)).toBe(true);
    expect(isSalesforceAddress('https://acf.lightning.force.com', false)).toBe(true);
    expect(isSalesforceAddress('https://salesforce.com.evil.example', false)).toBe(false);
  });
});
