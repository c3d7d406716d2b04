import { networkWords } from '@/shared/failures/network-words';

interface Expected {
  readonly what: string;
  readonly matches: (name: string, message: string) => boolean;
}

// Chromium may add the host in parentheses. Missing code of the page has longer words and is no match.
const fetchFailures = new RegExp(`^(${networkWords})\\.?( \\([^)]*\\))?$`);

/**
 * What happens to a page without being its fault (PUB-385 to PUB-390). Matched by the whole message or the
 * error's name, so that a fault of ours never passes for one of these (PUB-Q69).
 */
const expected: readonly Expected[] = [
  {
    what: 'a captcha timed out',
    // reCAPTCHA's own message is no more than `Timeout (h)`.
    matches: (_, message) =>
      /^((re|h)?captcha\b.{0,60}\b(timeout|timed out)|Timeout \(\w{1,2}\))/i.test(message),
  },
  {
    what: 'a timeout',
    matches: (name, message) =>
      name === 'TimeoutError' ||
      name === 'DeadlineError' ||
      /^(timeout|(the )?(operation|request|signal) timed out)\.?$/i.test(message),
  },
  { what: 'an abort', matches: (name) => name === 'AbortError' },
  {
    what: 'a network failure',
    matches: (name, message) => name === 'TypeError' && fetchFailures.test(message),
  },
  {
    what: 'a resize-observer notice',
    matches: (_, message) =>
      /^ResizeObserver loop (limit exceeded|completed with undelivered notifications)\.?$/.test(message),
  },
  // All that a browser says about an error in a script of another origin.
  {
    what: 'a script of another origin',
    matches: (name, message) => name === '' && /^Script error\.?$/i.test(message),
  },
];

/** Name and message of whatever was thrown; a bare text is its own message. */
function described(thrown: unknown): { readonly name: string; readonly message: string } {
  if (typeof thrown === 'string') return { name: '', message: thrown };
  if (typeof thrown !== 'object' || thrown === null) return { name: '', message: '' };
  const { name, message } = thrown as { name?: unknown; message?: unknown };
  return {
    name: typeof name === 'string' ? name : '',
    message: typeof message === 'string' ? message : '',
  };
}

// Chromium puts it before the message of an ErrorEvent that carries no error.
const withoutPrefix = (message: string) => message.replace(/^Uncaught (?:Error: )?/, '');

/**
 * Names the class of an unhandled error that is expected in the field and not worth a visitor's attention;
 * undefined for every other error. The name holds no address and nothing that was typed.
 */
export function expectedFailure(thrown: unknown): string | undefined {
  const { name, message } = described(thrown);
  return expected.find(({ matches }) => matches(name, withoutPrefix(message)))?.what;
}

/**
 * Keeps expected failures that nobody handled from being reported as errors: a warning in the console is all
 * that comes of them, as rejections and as errors alike (PUB-391). Everything else surfaces untouched, and what
 * a screen handles itself never arrives here. Returns the function that takes the listeners away.
 */
export function installGlobalErrorHandling(target: Window = window): () => void {
  const soften = (event: Event, thrown: unknown) => {
    const what = expectedFailure(thrown);
    if (what === undefined) return;
    event.preventDefault();
    console.warn(`Not handled, and harmless to this page: ${what}.`);
  };
  const onRejection = (event: PromiseRejectionEvent) => soften(event, event.reason);
  const onError = (event: ErrorEvent) => soften(event, event.error ?? event.message);

  target.addEventListener('unhandledrejection', onRejection);
  target.addEventListener('error', onError);
  return () => {
    target.removeEventListener('unhandledrejection', onRejection);
    target.removeEventListener('error', onError);
  };
}
