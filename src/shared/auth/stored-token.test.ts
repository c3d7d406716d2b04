import { describe, expect, it } from 'vitest';
import { entryWith as entryAfter, refreshTokenIn, tokenIn } from './stored-token';

const now = Date.parse('2026-11-22T12:00:00Z');
const claims = {
  sub: 'mia',
  aud: 'demo-acf',
  iss: 'https://securetoken.google.com/demo-acf',
  exp: now / 1000 + 600,
};

/** Encodes a value as the provider does: base64url, without padding. */
const segment = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
const tokenWith = (changes: object) =>
  `${segment({ alg: 'RS256' })}.${segment({ ...claims, ...changes })}.c2ln`;
const entryWith = (token: unknown, uid: unknown = 'mia') => ({
  fbase_key: 'firebase:authUser:key:[DEFAULT]',
  value: {
    uid,
    stsTokenManager: { accessToken: token, refreshToken: 'r', expirationTime: claims.exp * 1000 },
  },
});
const read = (entry: unknown) => tokenIn(entry, 'demo-acf', now);

describe('The stored ID token', () => {
  it('is returned with the id of its person', () => {
    const token = tokenWith({ name: 'Zoë Łoś ÿÿÿ'.replaceAll(/[^ -ÿ]/g, 'x') });
    expect(read(entryWith(token))).toEqual({ uid: 'mia', token });
  });

  it('is also accepted unsigned, from the local backend', () => {
    const token = `${segment({ alg: 'none' })}.${segment(claims)}.`;
    expect(read(entryWith(token))?.token).toBe(token);
  });

  it.each([
    ['has run out', { exp: now / 1000 - 1 }],
    ['runs out within the minute', { exp: now / 1000 + 59 }],
    ['runs out after just a minute', { exp: now / 1000 + 60 }],
    ['says no time', { exp: undefined }],
    ['says its time in words', { exp: '2027' }],
    ['is of another project', { aud: 'other' }],
    ['is from another issuer', { iss: 'https://securetoken.example/demo-acf' }],
    ['is of another person', { sub: 'ada' }],
  ])('is ignored if it %s', (_, changes) => {
    expect(read(entryWith(tokenWith(changes)))).toBeUndefined();
  });

  it.each([
    undefined,
    null,
    'text',
    {},
    { value: null },
    { value: { uid: 'mia' } },
    entryWith(undefined),
    entryWith(42),
    entryWith(''),
    entryWith('a.b'),
    entryWith(`${segment({})}.%%%.c2ln`),
    entryWith(`${segment({})}.${segment('text')}.c2ln`),
    entryWith(`${segment({})}.${segment(null)}.c2ln`),
    entryWith(tokenWith({ sub: '' }), ''),
    entryWith(tokenWith({}), ['mia']),
  ])('is undefined for the entry %j', (entry) => {
    expect(read(entry)).toBeUndefined();
  });
});

const stale = () => entryWith(tokenWith({ exp: now / 1000 - 1 }));
const refreshTokenOf = (entry: unknown) => refreshTokenIn(entry, 'demo-acf', now);

describe('The stored refresh token', () => {
  it('is ignored while the ID token lasts longer than a minute', () => {
    const entry = entryWith(tokenWith({ exp: now / 1000 + 61 }));
    expect(refreshTokenOf(entry)).toBeUndefined();
    expect(read(entry)?.uid).toBe('mia');
  });

  it.each([-1, 0, 59, 60])('is returned when the ID token expires in %d s', (seconds) => {
    expect(refreshTokenOf(entryWith(tokenWith({ exp: now / 1000 + seconds })))).toBe('r');
  });

  it.each([
    ['is still valid', entryWith(tokenWith({}))],
    ['is of another project', entryWith(tokenWith({ exp: 1, aud: 'other' }))],
    ['is of another person', entryWith(tokenWith({ exp: 1, sub: 'ada' }))],
    ['has no expiry', entryWith(tokenWith({ exp: undefined }))],
    ['is missing', { value: { uid: 'mia', stsTokenManager: { refreshToken: 'r' } } }],
  ])('is ignored if the ID token %s', (_, entry) => {
    expect(refreshTokenOf(entry)).toBeUndefined();
  });
});

describe('The stored entry after a refresh', () => {
  const token = tokenWith({ exp: now / 1000 + 3600 });
  const answer = { access_token: token, refresh_token: 'r2', expires_in: '3600' };
  const after = (changes: object) => entryAfter(stale(), { ...answer, ...changes }, 'demo-acf', now);

  it('has the new tokens and keeps everything else', () => {
    expect(after({})).toEqual({
      fbase_key: 'firebase:authUser:key:[DEFAULT]',
      value: {
        uid: 'mia',
        stsTokenManager: { accessToken: token, refreshToken: 'r2', expirationTime: now + 3_600_000 },
      },
    });
  });

  it.each([
    { access_token: undefined },
    { access_token: tokenWith({ sub: 'ada' }) },
    { access_token: tokenWith({ aud: 'other' }) },
    { refresh_token: undefined },
    { refresh_token: '' },
    { expires_in: undefined },
    { expires_in: 'soon' },
    { expires_in: '0' },
  ])('is undefined for a response with %j', (changes) => {
    expect(after(changes)).toBeUndefined();
  });
});
