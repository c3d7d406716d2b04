const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'popstate',
] as const;

function waitForSign(): Promise<void> {
  return new Promise((resolve) => {
    const seen = new AbortController();
    const see = () => {
      seen.abort();
      resolve();
    };
    const options = { capture: true, passive: true, signal: seen.signal };
    for (const sign of signs) window.addEventListener(sign, see, options);
  });
}

/**
 * Resolves at the first sign of a person: a moved pointer, a press, a key, a focus, typing, scrolling, going back.
 * What only a person needs waits for it. On the server, where nobody comes, it has happened already.
 */
export const firstSign: Promise<void> = typeof window === 'undefined' ? Promise.resolve() : waitForSign();
