import { parseJsonObject } from '../../http/body';
import { StatusError } from '../../status';
import type { Json } from '../contract';

/** The largest number of messages in one request, more than a client sends. */
const MESSAGES_LIMIT = 1000;

/**
 * The form body of a handshake or forward request: messages numbered from `offset`, and the handshake's
 * headers.
 */
export interface WebChannelForm {
  readonly offset: number;
  readonly messages: readonly Json[];
  readonly authorization: string | undefined;
  readonly appCheckToken: string | undefined;
}

/** Parses a whole form body before any message is handled. Throws INVALID_ARGUMENT with the reason. */
export function parseForm(body: string): WebChannelForm {
  const form = new URLSearchParams(body);
  const count = naturalNumber('count', form.get('count'));
  if (count > MESSAGES_LIMIT) throw malformed(`count must be at most ${MESSAGES_LIMIT}`);
  const offset = naturalNumber('ofs', form.get('ofs') ?? '0');
  const messages = Array.from({ length: count }, (_, index) => {
    const key = `req${index}___data__`;
    const text = form.get(key);
    if (text === null || text === '') throw malformed(`${key} is missing`);
    return parseJsonObject(text);
  });
  const headers = form.get('headers') ?? '';
  return {
    offset,
    messages,
    authorization: headerIn(headers, 'authorization'),
    appCheckToken: headerIn(headers, 'x-firebase-appcheck'),
  };
}

/** Parses a decimal parameter. Throws INVALID_ARGUMENT if it is absent or not a number. */
export function naturalNumber(name: string, text: string | null): number {
  if (text !== null && /^\d{1,15}$/.test(text)) return Number(text);
  throw malformed(`${name} must be a number, not ${JSON.stringify(text)}`);
}

export function malformed(reason: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', `Malformed WebChannel request: ${reason}.`);
}

/** Returns a header that the browser sends as a line of one form field, to avoid the preflight. */
function headerIn(headers: string, wanted: string): string | undefined {
  for (const line of headers.split('\r\n')) {
    const [name = '', ...value] = line.split(':');
    if (name.trim().toLowerCase() === wanted) return value.join(':').trim();
  }
  return undefined;
}
