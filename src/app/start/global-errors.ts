import { networkWords } from '@/shared/failures/network-words';

interface Expected {
  readonly what: string;
  readonly matches: (name: string, message: string) => boolean;
}

// Chromium may add the host in parentheses. Messages about missing page code are longer and do not match.
const fetchFailures = new RegExp(`^(${networkWords})\\.?( \\([^)]*\\))?$`);

/**
 * Failures that our code did not cause (PUB-385 to PUB-390). Matched by the whole message or the error's
 * name, so that our own errors are not mistaken for them (PUB-Q69).
 */
const expected: readonly Expected[] = [
  {
    what: 'a captcha timed out',
    // reCAPTCHA's own message is only `Timeout (h)`.
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
  // Browsers reveal nothing else about an error in a cross-origin script.
  {
    what: 'a foreign script',
    matches: (name, message) => name === '' && /^Script error\.?$/i.test(message),
  },
];

/** Returns the name and message of a thrown value. A string is its own message. */
function described(thrown: unknown): { readonly name: string; readonly message: string } {
  if (typeof thrown === 'string') return { name: '', message: thrown };
  if (typeof thrown !== 'object' || thrown === null) return { name: '', message: '' };
  const { name, message } = thrown as { name?: unknown; message?: unknown };
  return {
    name: typeof name === 'string' ? name : '',
    message: typeof message === 'string' ? message : '',
  };
}

// Chromium adds this prefix to the message of an ErrorEvent without an error.
const withoutPrefix = (message: string) => message.replace(/^Uncaught (?:Error: )?/, '');

/**
 * Returns the kind of an unhandled error that is expected on real devices and can be ignored. Returns
 * undefined for all others. The text contains no URL and no typed text.
 */
export function expectedFailure(thrown: unknown): string | undefined {
  const { name, message } = described(thrown);
  return expected.find(({ matches }) => matches(name, withoutPrefix(message)))?.what;
}

/**
 * Turns expected unhandled errors and rejections into console warnings (PUB-391). Leaves all others
 * untouched. Errors that a screen handles never get here. Returns the function that removes the listeners.
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
