import type { CollectionPath } from '@/shared/firebase/collection';
import { commit, create } from '@/shared/firebase/commit';
import { serverTime } from '@/shared/firebase/fields';
import { randomId } from '@/shared/lib/random-id';
import { proposalsPath } from '../slug';
import type { Act } from '../visit-acts';
import { isCounted } from './is-counted';
import type { OpenedPage } from './open-gate';
import { ReadingClock } from './reading-clock';

/** One act of one reader, who is named by the envelope alone: never by a code or an address. */
export interface VisitRecord {
  readonly keyId: string;
  readonly recipient: string;
  readonly what: Act;
  /** The package chosen, the question asked, or `section:seconds,…`. */
  readonly detail: string;
  readonly at: Date;
}

/** The acts of a page's readers, below its gate. */
export const visitsOf = (slug: string): CollectionPath<VisitRecord> => ({
  path: `${proposalsPath}/${slug}/visits`,
});

/** Stores acts of a page's reader, all or none. Rejects where they were not stored. */
export const storeVisits = (
  { slug, keyId, recipient }: OpenedPage,
  done: readonly (readonly [what: Act, detail?: string])[],
  leaving = false,
): Promise<void> =>
  commit(
    done.map(([what, detail = '']) =>
      create(visitsOf(slug), randomId(), { keyId, recipient, what, detail, at: serverTime }),
    ),
    { asVisitor: true, keepalive: leaving, briefly: true },
  );

/** Counts one act; a failure is a line in the console and nothing to the reader (PRO-304). */
export function countVisit(page: OpenedPage, what: Act, detail = '', leaving = false): void {
  if (!isCounted()) return;
  storeVisits(page, [[what, detail]], leaving).catch((error: unknown) =>
    console.warn('This visit could not be counted.', error),
  );
}

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

/**
 * Counts how long the sections below an element are read, `data-section` by `data-section`; what was read is stored when the
 * window is hidden, and at the end. Returns the function that ends it.
 */
export function countReading(page: OpenedPage, root: ParentNode): () => void {
  const clock = new ReadingClock(performance.now());
  const ending = new AbortController();
  const { signal } = ending;
  // The line in the middle of the window: one section at a time crosses it.
  const middle = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const section = (target as HTMLElement).dataset['section'];
        if (isIntersecting) inMiddle = section;
        else if (inMiddle === section) inMiddle = undefined;
      }
      clock.enter(inMiddle, performance.now());
    },
    { rootMargin: '-50% 0px -50% 0px' },
  );
  let inMiddle: string | undefined;
  for (const section of root.querySelectorAll('[data-section]')) middle.observe(section);

  const store = (leaving: boolean) => {
    const read = clock.take(performance.now());
    if (read !== '') countVisit(page, 'read', read, leaving);
  };
  let lastSign = 0;
  const sign = () => {
    // Pointers move hundreds of times a second.
    if (performance.now() - lastSign < 1_000) return;
    lastSign = performance.now();
    clock.sign(lastSign);
  };
  for (const kind of signs) document.addEventListener(kind, sign, { signal, passive: true, capture: true });
  document.addEventListener(
    'visibilitychange',
    () => {
      clock.show(document.visibilityState === 'visible', performance.now());
      if (document.visibilityState === 'hidden') store(true);
    },
    { signal },
  );
  window.addEventListener('pagehide', () => store(true), { signal });
  return () => {
    ending.abort();
    middle.disconnect();
    store(false);
  };
}
