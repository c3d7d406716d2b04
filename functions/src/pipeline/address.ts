import { isIP } from 'node:net';
import type { Request } from 'express';

/** Splits a header that each proxy appends to: `a, b`. */
const partsOf = (header: string | undefined): readonly string[] =>
  (header ?? '').split(',').map((each) => each.trim());

/**
 * Returns the address that the last hop came from. Our own front end writes it, so no caller can forge it.
 */
export const hopOf = (request: Request): string => {
  const last = partsOf(request.get('X-Forwarded-For')).at(-1) ?? '';
  return isIP(last) === 0 ? (request.socket.remoteAddress ?? 'unknown') : last;
};

/**
 * Returns the caller's address. Our `proxies` append to `X-Forwarded-For`, and the address that the outermost
 * of them saw counts. If that entry is no IP address, no proxy wrote it, and the last hop counts.
 */
export function addressOf(request: Request, proxies: number): string {
  if (proxies === 0) return request.socket.remoteAddress ?? 'unknown';
  const address = partsOf(request.get('X-Forwarded-For')).at(-proxies) ?? '';
  return isIP(address) === 0 ? hopOf(request) : address;
}

/** The hosts under which Google serves the function itself. */
const ownHost = /(^|[.])(run[.]app|cloudfunctions[.]net)(:\d+)?$/i;

/**
 * Checks whether a request came through hosting. Hosting's edge names the site in `X-Forwarded-Host` of every
 * request, and a rewrite leaves no other mark. A caller can forge it, so limits also count the last hop.
 */
export const isByHosting = (request: Request): boolean =>
  partsOf(request.get('X-Forwarded-Host')).some((host) => host !== '' && !ownHost.test(host));
