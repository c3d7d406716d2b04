import type { CollectionPath } from '@/shared/firebase/collection';
import { commit, create, type Write } from '@/shared/firebase/commit';
import { DatabaseError } from '@/shared/firebase/database-error';
import { serverTime } from '@/shared/firebase/fields';
import type { CallOptions } from '@/shared/firebase/rest';
import { countsVisits } from '../gate/counts-visits';
import type { OpenedPage } from '../gate/open-gate';
import { proposalsPath } from '../slug';
import { type Act, answers } from '../visit-acts';
import { ReadingClock } from './reading-clock';

/**
 * One act of a reader. Identifies the reader by the envelope's random recipient name, never by a code or an
 * email address.
 */
export interface VisitRecord {
  readonly keyId: string;
  readonly recipient: string;
  readonly what: Act;
  /**
   * Depends on the act: the chosen package, the question, `email\nname` of a colleague, or
   * `section:seconds,…`.
   */
  readonly detail: string;
  /** Id of the section that a question is about. */
  readonly section?: string;
  readonly at: Date;
}

/** Returns the collection of visits of a page. */
export const visitsOf = (slug: string): CollectionPath<VisitRecord> => ({
  path: `${proposalsPath}/${slug}/visits`,
});

/** An act to store. */
export interface VisitAct {
  readonly what: Act;
  readonly detail?: string;
  readonly section?: string;
}

/** Call options for readers: they have no account, and don't need the results of single writes. */
export const asReader = { asVisitor: true, omitResults: true } as const satisfies CallOptions;

/**
 * Returns a random id from the range that the rules allow a reader: `testRecipient0000000-r0417` for reading,
 * `testRecipient0000000-a042` for an answer.
 */
function visitIdOf(recipient: string, what: Act): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const isAnswer = answers.some((answer) => answer === what);
  const suffix = isAnswer
    ? `a${String(random % 1_000).padStart(3, '0')}`
    : `r${String(random % 10_000).padStart(4, '0')}`;
  return `${recipient}-${suffix}`;
}

/**
 * Checks for the errors of an id that is already taken. The rules may deny the write before the database
 * does.
 */
export const isIdTaken = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.code === 'already-exists' || error.code === 'permission-denied');

/** The number of attempts with other ids, if an id may be taken. */
const maxAttempts = 4;

/** Returns the write for an act of the page's reader. */
export const visitWrite = (
  { slug, keyId, recipient }: OpenedPage,
  { what, detail = '', section }: VisitAct,
): Write =>
  create(visitsOf(slug), visitIdOf(recipient, what), {
    keyId,
    recipient,
    what,
    detail,
    ...(section !== undefined && { section }),
    at: serverTime,
  });

/** Stores acts of a page's reader in one commit. Rejects if they were not stored. */
export async function storeVisits(
  page: OpenedPage,
  acts: readonly VisitAct[],
  isLeaving = false,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Each attempt uses new random ids.
      return await commit(
        acts.map((act) => visitWrite(page, act)),
        { ...asReader, keepalive: isLeaving },
      );
    } catch (error) {
      if (attempt === maxAttempts || !isIdTaken(error)) throw error;
    }
  }
}

/** Logs that a visit wasn't counted. Readers don't see it (PRO-304). */
export const warnUncounted = (error: unknown): void =>
  console.warn('This visit could not be counted.', error);

/**
 * Checks whether this reader's visits are recorded. Visits of staff are not, nor those of readers whose
 * answers alone are stored.
 */
export const isRecorded = (page: OpenedPage): boolean => !page.answersOnly && countsVisits();

/** Stores one act, if this reader's visits are recorded. */
export function countVisit(page: OpenedPage, act: VisitAct, isLeaving = false): void {
  if (isRecorded(page)) storeVisits(page, [act], isLeaving).catch(warnUncounted);
}

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

/**
 * Measures how long each `data-section` in an element is read. Stores the times when the window is hidden and
 * when the returned function stops it.
 */
export function countReading(page: OpenedPage, root: ParentNode): () => void {
  if (!isRecorded(page)) return () => {};
  const clock = new ReadingClock(performance.now());
  const controller = new AbortController();
  const { signal } = controller;
  // Observes a line in the middle of the window, which only one section crosses at a time.
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
  let lastActivity = 0;
  const recordActivity = () => {
    // Limit to once a second, because pointers send hundreds of events a second.
    if (performance.now() - lastActivity < 1_000) return;
    lastActivity = performance.now();
    clock.recordActivity(lastActivity);
  };
  for (const kind of activityEvents)
    document.addEventListener(kind, recordActivity, { signal, passive: true, capture: true });
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
    controller.abort();
    middle.disconnect();
    store(false);
  };
}
