import type { Request } from 'express';
import { describe, expect, it } from 'vitest';
import { addressOf, hopOf, isByHosting } from './address';

/** The parts of a request that addresses are read from. */
const request = (headers: Readonly<Record<string, string>>, remoteAddress?: string) =>
  ({ get: (name: string) => headers[name], socket: { remoteAddress } }) as unknown as Request;
const forwarded = (list: string) => request({ 'X-Forwarded-For': list }, '10.0.0.1');

describe('the caller’s address', () => {
  it.each([
    [0, '203.0.113.9, 192.0.2.1', '10.0.0.1'],
    [1, '203.0.113.9, 192.0.2.1', '192.0.2.1'],
    [2, '198.51.100.7, 203.0.113.9, 192.0.2.1', '203.0.113.9'],
    [2, '2001:db8::1,192.0.2.1', '2001:db8::1'],
    // The proxies write only addresses. For any other text the last hop counts.
    [2, 'made-up, 192.0.2.1', '192.0.2.1'],
    // The header has fewer entries than there are proxies.
    [2, '192.0.2.1', '192.0.2.1'],
    [2, 'made-up, neither', '10.0.0.1'],
  ])('behind %i proxies with the header "%s" is %s', (proxies, list, address) => {
    expect(addressOf(forwarded(list), proxies)).toBe(address);
  });

  it.each([0, 1, 2])('behind %i proxies without the header is the connection’s address', (proxies) => {
    expect(addressOf(request({}, '10.0.0.1'), proxies)).toBe('10.0.0.1');
    expect(addressOf(request({}), proxies)).toBe('unknown');
  });

  it('has a last hop, which is the connection if the header has no valid address', () => {
    expect(hopOf(forwarded('203.0.113.9, 192.0.2.1'))).toBe('192.0.2.1');
    expect(hopOf(forwarded('203.0.113.9, made-up'))).toBe('10.0.0.1');
    expect(hopOf(request({}))).toBe('unknown');
  });
});

describe('the origin of a call', () => {
  it.each([
    ['acf-live.web.app', true],
    ['acf-live.web.app, api-abc-uc.a.run.app', true],
    ['notrun.app', true],
    ['run.app.example', true],
    ['api-abc-uc.a.run.app', false],
    ['API-abc-uc.a.RUN.app:443', false],
    ['acf.cloudfunctions.net', false],
    [' , ', false],
  ])('with the forwarded host "%s" is hosting: %s', (host, isBy) => {
    expect(isByHosting(request({ 'X-Forwarded-Host': host }))).toBe(isBy);
  });

  it('without a forwarded host is direct', () => {
    expect(isByHosting(request({}))).toBe(false);
  });
});
