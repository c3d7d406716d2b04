const interactions = [
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

function waitForInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const seen = new AbortController();
    const see = (event: Event & Partial<PointerEvent>) => {
      // Browsers fire `pointermove` without any movement when the page appears below the pointer.
      if (event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return;
      seen.abort();
      resolve();
    };
    const options = { capture: true, passive: true, signal: seen.signal };
    for (const name of interactions) window.addEventListener(name, see, options);
  });
}

/**
 * Resolves when a person first moves the pointer, presses, types, focuses, scrolls or goes back. Code needed
 * only for interaction loads then (decision 021). Already resolved in the prerendering build.
 */
export const firstInteraction: Promise<void> =
  typeof window === 'undefined' ? Promise.resolve() : waitForInteraction();
