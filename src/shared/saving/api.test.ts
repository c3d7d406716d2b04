import { afterEach, describe, expect, it, vi } from 'vitest';
import { failureKind } from '@/shared/failures/failure-kind';
import { setTokenProvider } from '@/shared/firebase/rest';
import { callApi } from './api';
import type { ApiCall } from './change';

const invite: ApiCall = { method: 'POST', path: '/users', body: { email: 'kai@acf.example' } };
const never = new AbortController().signal;

function answering(status: number, body: string): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (path: string, options: RequestInit) => {
    asked.push(new Request(new URL(path, 'https://acf.example'), options));
    return new Response(status === 204 ? null : body, { status });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());
setTokenProvider(async () => 'token');

describe('a call of our API', () => {
  it('carries who calls, what, and the key under which it is repeated', async () => {
    const asked = answering(204, '');
    await callApi(invite, 'k1', never);
    expect(asked[0]?.url).toBe('https://acf.example/api/users');
    expect(asked[0]?.method).toBe('POST');
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer token');
    expect(asked[0]?.headers.get('idempotency-key')).toBe('k1');
    expect(await asked[0]?.json()).toEqual({ email: 'kai@acf.example' });
  });

  it.each([
    [400, 'invalid'],
    [422, 'invalid'],
    [401, 'signed-out'],
    [403, 'denied'],
    [404, 'gone'],
    [409, 'conflict'],
    [429, 'rate-limited'],
    [500, 'unavailable'],
    [502, 'unavailable'],
    [503, 'unavailable'],
  ])('that is answered with %i is %s', async (status, kind) => {
    answering(status, '<html>');
    const error: unknown = await callApi(invite, 'k1', never).catch((reason: unknown) => reason);
    expect(failureKind(error, true)).toBe(kind);
    expect(error).toMatchObject({ forPeople: false });
  });

  it('is refused in the words of the server, where it has some', async () => {
    answering(422, '{"error":{"code":"last-admin","message":"The last administrator stays."}}');
    await expect(callApi(invite, 'k1', never)).rejects.toMatchObject({
      message: 'The last administrator stays.',
      forPeople: true,
    });
  });

  it('that takes away what is not there has succeeded', async () => {
    answering(404, '');
    await expect(callApi({ method: 'DELETE', path: '/users/u' }, 'k1', never)).resolves.toBeUndefined();
  });
});
