import { describe, expect, test } from 'vitest';
import { StatusError } from '../status';
import { callerFromAuthorization } from './caller-token';
import { encodeUnsignedJwt } from './unsigned-jwt';

const PROJECT = 'demo-acf';
const mia = encodeUnsignedJwt({ sub: 'mia', aud: PROJECT, exp: 3600, role: 'staff' });

const refusal = (header: string, projectId = PROJECT, now = Date.now()): StatusError => {
  try {
    callerFromAuthorization(header, projectId, now);
  } catch (thrown) {
    if (thrown instanceof StatusError) return thrown;
  }
  throw new Error(`accepted: ${header}`);
};

describe('callerFromAuthorization', () => {
  test.each([undefined, '', '  '])('a missing header (%j) means an anonymous caller', (header) => {
    expect(callerFromAuthorization(header, PROJECT)).toEqual({ kind: 'anonymous' });
  });

  test.each(['Bearer owner', 'bearer OWNER', 'Firebase owner'])('"%s" is the administrator', (header) => {
    expect(callerFromAuthorization(header, PROJECT)).toEqual({ kind: 'admin' });
  });

  test.each(['Bearer', 'Firebase', 'bearer'])(
    'scheme %s accepts a user’s token, even one that expired in 1970',
    (scheme) => {
      expect(callerFromAuthorization(`${scheme} ${mia}`, PROJECT)).toEqual({
        kind: 'user',
        uid: 'mia',
        token: { sub: 'mia', aud: PROJECT, exp: 3600, role: 'staff' },
      });
    },
  );

  test('user_id takes precedence over sub', () => {
    const token = encodeUnsignedJwt({ sub: 'a', user_id: 'b' });
    expect(callerFromAuthorization(`Bearer ${token}`, PROJECT)).toMatchObject({ uid: 'b' });
  });

  test.each([
    ['another scheme', 'Basic abc', 'UNAUTHENTICATED'],
    ['a scheme without token', 'Bearer', 'UNAUTHENTICATED'],
    ['two segments', 'Bearer a.b', 'INVALID_ARGUMENT'],
    ['segments that are not JSON', 'Bearer abc.def.', 'INVALID_ARGUMENT'],
    [
      'a payload that is not an object',
      `Bearer ${btoa('{"alg":"none"}').replaceAll('=', '')}.${btoa('[1]').replaceAll('=', '')}.`,
      'INVALID_ARGUMENT',
    ],
    [
      'a signed token',
      `Bearer ${btoa('{"alg":"RS256"}').replaceAll('=', '')}.${mia.split('.')[1]}.c2ln`,
      'INVALID_ARGUMENT',
    ],
    ['no user', `Bearer ${encodeUnsignedJwt({ aud: PROJECT })}`, 'INVALID_ARGUMENT'],
    ['an empty user', `Bearer ${encodeUnsignedJwt({ sub: '' })}`, 'INVALID_ARGUMENT'],
    ['another project', `Bearer ${encodeUnsignedJwt({ sub: 'mia', aud: 'demo-other' })}`, 'UNAUTHENTICATED'],
    [
      'another issuer',
      `Bearer ${encodeUnsignedJwt({ sub: 'mia', aud: PROJECT, iss: 'https://securetoken.google.com/demo-other' })}`,
      'UNAUTHENTICATED',
    ],
  ])('%s is refused', (_, header, status) => {
    expect(refusal(header).status).toBe(status);
  });

  test('a token is accepted until it expires', () => {
    const iat = 1_700_000_000;
    const iss = `https://securetoken.google.com/${PROJECT}`;
    const token = `Bearer ${encodeUnsignedJwt({ sub: 'mia', aud: PROJECT, iss, iat, exp: iat + 3600 })}`;
    expect(callerFromAuthorization(token, PROJECT, (iat + 3599) * 1000)).toMatchObject({ uid: 'mia' });
    expect(refusal(token, PROJECT, (iat + 3600) * 1000).status).toBe('UNAUTHENTICATED');
  });

  test('a mock token of the SDKs, issued in 1970, does not expire', () => {
    const token = `Bearer ${encodeUnsignedJwt({ sub: 'mia', iat: 0, exp: 3600 })}`;
    expect(callerFromAuthorization(token, PROJECT)).toMatchObject({ uid: 'mia' });
  });

  test('unsigned tokens are refused outside demo projects', () => {
    const token = encodeUnsignedJwt({ sub: 'mia', aud: 'acf-production' });
    expect(refusal(`Bearer ${token}`, 'acf-production').status).toBe('UNAUTHENTICATED');
    expect(refusal('Bearer owner', 'acf-production').status).toBe('UNAUTHENTICATED');
  });
});
