import { type BrowserFactName, browserFactWords as words } from '@/content/pages/diagnostics';

/** Facts about the visitor's browser, as text by name. */
export type BrowserFacts = Readonly<Record<BrowserFactName, string>>;

/**
 * Checks whether a storage can be written. Takes a function, because even reading the property throws if
 * storage is blocked.
 */
function canStore(storage: () => Storage): boolean {
  const key = 'acf.trial';
  try {
    storage().setItem(key, key);
    storage().removeItem(key);
    return true;
  } catch {
    return false;
  }
}

const prefers = (query: string): boolean => window.matchMedia(query).matches;

const support = (has: boolean): string => (has ? words.offered : words.missing);
const permission = (given: boolean): string => (given ? words.allowed : words.blocked);

const readings: Readonly<Record<BrowserFactName, () => string>> = {
  browser: () => navigator.userAgent,
  languages: () => navigator.languages.join(', '),
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  online: () => (navigator.onLine ? words.online : words.offline),
  viewport: () => `${window.innerWidth} by ${window.innerHeight} pixels, scale ${window.devicePixelRatio}`,
  colours: () => (prefers('(prefers-color-scheme: dark)') ? words.dark : words.light),
  motion: () => (prefers('(prefers-reduced-motion: reduce)') ? words.reduced : words.full),
  scripts: () => words.on,
  cookies: () => permission(navigator.cookieEnabled),
  storage: () => permission(canStore(() => window.localStorage)),
  session: () => permission(canStore(() => window.sessionStorage)),
  // Undefined on pages served without HTTPS.
  cryptography: () => support((crypto as Partial<Crypto>).subtle !== undefined),
  menus: () => support('popover' in HTMLElement.prototype),
  selectors: () => support(CSS.supports('selector(:has(a))')),
};

/**
 * Reads one fact. Catches errors, because the page is for faulty browsers and one failure must not hide the
 * other facts.
 */
function ask(reading: () => string): string {
  try {
    return reading();
  } catch {
    return words.unknown;
  }
}

/** Reads the facts. Writes only a test entry to each storage and removes it again. */
export function readBrowserFacts(): BrowserFacts {
  const answers = Object.entries(readings).map(([name, reading]) => [name, ask(reading)]);
  return Object.fromEntries(answers) as BrowserFacts;
}

/** Calls `onChange` when a fact may have changed. Returns the unsubscribe function. */
export function watchBrowserFacts(onChange: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  for (const event of ['resize', 'online', 'offline', 'languagechange'])
    window.addEventListener(event, onChange, { signal });
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'])
    window.matchMedia(query).addEventListener('change', onChange, { signal });
  return () => ended.abort();
}
