import type { CollectionPath } from '@/shared/firebase/collection';
import { commit, create, type Write } from '@/shared/firebase/commit';
import { serverTime } from '@/shared/firebase/fields';
import type { CallOptions } from '@/shared/firebase/rest';
import { randomId } from '@/shared/lib/random-id';
import { isCounted } from '../gate/is-counted';
import type { OpenedPage } from '../gate/open-gate';
import { proposalsPath } from '../slug';
import type { Act } from '../visit-acts';
import { ReadingClock } from './reading-clock';

/** One act of one reader. The reader is named by the envelope's random name, never by a code or an address. */
export interface VisitRecord {
  readonly keyId: string;
  readonly recipient: string;
  readonly what: Act;
  /** The package chosen, the question asked, `email\nname` of a colleague, or `section:seconds,…`. */
  readonly detail: string;
  /** Id of the section that a question is about. */
  readonly section?: string;
  readonly at: Date;
}

/** Returns the collection of acts below a page's gate. */
export const visitsOf = (slug: string): CollectionPath<VisitRecord> => ({
  path: `${proposalsPath}/${slug}/visits`,
});

/** One act to store. */
export interface VisitAct {
  readonly what: Act;
  readonly detail?: string;
  readonly section?: string;
}

/** Readers have no account, and need no results of the single writes. */
export const asReader = { asVisitor: true, briefly: true } as const satisfies CallOptions;

/** Returns the write that stores an act of the page's reader. */
export const visitWrite = (
  { slug, keyId, recipient }: OpenedPage,
  { what, detail = '', section }: VisitAct,
): Write =>
  create(visitsOf(slug), randomId(), {
    keyId,
    recipient,
    what,
    detail,
    ...(section !== undefined && { section }),
    at: serverTime,
  });

/** Stores acts of a page's reader, all or none. Rejects when they were not stored. */
export const storeVisits = (page: OpenedPage, acts: readonly VisitAct[], isLeaving = false): Promise<void> =>
  commit(
    acts.map((act) => visitWrite(page, act)),
    { ...asReader, keepalive: isLeaving },
  );

/** Logs a failure to count; readers are not told of it (PRO-304). */
export const warnUncounted = (error: unknown): void =>
  console.warn('This visit could not be counted.', error);

/** Checks whether acts of this reader are recorded: neither those of staff nor those of quiet recipients are. */
export const isRecorded = (page: OpenedPage): boolean => !page.quiet && isCounted();

/** Counts one act of a reader whose acts are recorded. */
export function countVisit(page: OpenedPage, act: VisitAct, isLeaving = false): void {
  if (isRecorded(page)) storeVisits(page, [act], isLeaving).catch(warnUncounted);
}

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

/**
 * Counts how long each `data-section` below an element is read. Stores the times when the window is hidden, and at the end.
 * Returns the function that ends it.
 */
export function countReading(page: OpenedPage, root: ParentNode): () => void {
  if (!isRecorded(page)) return () => {};
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

  const store = (isLeaving: boolean) => {
    const read = clock.take(performance.now());
    if (read !== '') countVisit(page, { what: 'read', detail: read }, isLeaving);
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
