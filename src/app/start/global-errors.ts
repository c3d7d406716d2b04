import { networkWords } from '@/shared/failures/network-words';

interface Expected {
  readonly what: string;
  readonly matches: (name: string, message: string) => boolean;
}

// Chromium may add the host in parentheses. Messages about missing code of the page are longer and do not match.
const fetchFailures = new RegExp(`^(${networkWords})\\.?( \\([^)]*\\))?$`);

/**
 * Failures that are no fault of the page (PUB-385 to PUB-390). Matched by the whole message or the error's name,
 * so that no fault of ours passes for one of them (PUB-Q69).
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
    what: 'a ResizeObserver loop',
    matches: (_, message) =>
      /^ResizeObserver loop (limit exceeded|completed with undelivered notifications)\.?$/.test(message),
  },
  // Browsers say no more about an error in a foreign script.
  {
    what: 'a foreign script',
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

// Chromium's prefix in the message of an ErrorEvent that carries no error.
const withoutPrefix = (message: string) => message.replace(/^Uncaught (?:Error: )?/, '');

/**
 * The class of an unhandled error that is expected on real devices and needs nobody's attention; undefined for
 * every other error. Contains no address and no typed text.
 */
export function expectedFailure(thrown: unknown): string | undefined {
  const { name, message } = described(thrown);
  return expected.find(({ matches }) => matches(name, withoutPrefix(message)))?.what;
}

/**
 * Turns unhandled failures of the expected classes into console warnings, rejections and errors alike (PUB-391).
 * Everything else is reported untouched, and what a screen handles never gets here. Returns the function that
 * removes the listeners.
 */
export function installGlobalErrorHandling(target: Window = window): () => void {
  const soften = (event: Event, thrown: unknown) => {
    const what = expectedFailure(thrown);
    if (what === undefined) return;
    event.preventDefault();
    console.warn(`Harmless: ${what}.`);
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
