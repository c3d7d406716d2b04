import { type BrowserFactName, browserFactWords as words } from '@/content/pages/diagnostics';

/** What a browser says about itself, in words. */
export type BrowserFacts = Readonly<Record<BrowserFactName, string>>;

/** Where storage is refused, reading the property itself throws. */
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
  // Undefined on addresses without encryption.
  cryptography: () => support((crypto as Partial<Crypto>).subtle !== undefined),
  menus: () => support('popover' in HTMLElement.prototype),
  selectors: () => support(CSS.supports('selector(:has(a))')),
};

/** The page is for faulty browsers: a fact that cannot be read must not hide the others. */
function ask(reading: () => string): string {
  try {
    return reading();
  } catch {
    return words.unknown;
  }
}

/** Reads the facts; writes only a trial entry into each storage, which it removes again. */
export function readBrowserFacts(): BrowserFacts {
  const answers = Object.entries(readings).map(([name, reading]) => [name, ask(reading)]);
  return Object.fromEntries(answers) as BrowserFacts;
}

/** Calls back whenever a fact may have changed; returns the function that unsubscribes. */
export function watchBrowserFacts(onChange: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  for (const event of ['resize', 'online', 'offline', 'languagechange'])
    window.addEventListener(event, onChange, { signal });
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'])
    window.matchMedia(query).addEventListener('change', onChange, { signal });
  return () => ended.abort();
}
