import { describe, expect, it } from 'vitest';
import { tokenIn } from './stored-token';

const now = Date.parse('2026-11-22T12:00:00Z');
const claims = {
  sub: 'mia',
  aud: 'demo-acf',
  iss: 'https://securetoken.google.com/demo-acf',
  exp: now / 1000 + 600,
};

/** As the provider writes them: base64url, without padding. */
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

describe('the token that the identity client has kept', () => {
  it('is taken with the id of its person', () => {
    const token = tokenWith({ name: 'Zoë Łoś ÿÿÿ'.replaceAll(/[^ -ÿ]/g, 'x') });
    expect(read(entryWith(token))).toEqual({ uid: 'mia', token });
  });

  it('is taken from the local backend as well, which signs nothing', () => {
    const token = `${segment({ alg: 'none' })}.${segment(claims)}.`;
    expect(read(entryWith(token))?.token).toBe(token);
  });

  it.each([
    ['has run out', { exp: now / 1000 - 1 }],
    ['runs out within the minute', { exp: now / 1000 + 59 }],
    ['says no time', { exp: undefined }],
    ['says its time in words', { exp: '2027' }],
    ['is of another project', { aud: 'other' }],
    ['is from somebody else', { iss: 'https://securetoken.example/demo-acf' }],
    ['is of another person', { sub: 'ada' }],
  ])('is left alone when it %s', (_, changes) => {
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
  ])('is none in %j', (entry) => {
    expect(read(entry)).toBeUndefined();
  });
});
