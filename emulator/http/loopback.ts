import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from './respond';

/** Checks whether a name always means this machine: localhost, *.localhost, 127.x.x.x or ::1. */
export function isLoopbackName(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return name === '[::1]' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

function hostnameOf(authority: string): string {
  return authority.replace(/:\d*$/, '');
}

function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && isLoopbackName(new URL(origin).hostname);
}

/**
 * Refuses a request that a page of another site could have caused: answers 403 and returns true. Such a
 * request has a foreign host name (DNS rebinding), or an Origin other than this machine (a form post needs no
 * preflight).
 */
export function refuseForeign(request: IncomingMessage, response: ServerResponse): boolean {
  const { host, origin } = request.headers;
  if (host === undefined || !isLoopbackName(hostnameOf(host))) {
    sendText(response, 403, `Host ${JSON.stringify(host ?? '')} is not a loopback name.`);
    return true;
  }
  if (origin !== undefined && !isLoopbackOrigin(origin)) {
    sendText(response, 403, `Origin ${JSON.stringify(origin)} is not on this machine.`);
    return true;
  }
  return false;
}
