import { useSyncExternalStore } from 'react';
import { builtFacts, type SiteFacts } from '@/content/site-facts';
import { project } from '@/shared/firebase/project';
import { readPlain } from '@/shared/firebase/read-plain';
import { factsOf, factsPlace } from './stored-facts';

let shown = builtFacts;
let reading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Shows these facts in every component with `useSiteFacts`, until the page is closed. */
export function showSiteFacts(facts: SiteFacts): void {
  if (JSON.stringify(facts) === JSON.stringify(shown)) return;
  shown = facts;
  for (const listener of listeners) listener();
}

/**
 * Reads the stored facts as a visitor. Returns undefined if there is no document. Rejects if the database
 * does not answer.
 */
export async function readStoredFacts(): Promise<SiteFacts | undefined> {
  const found = await readPlain(`${factsPlace.path}/${factsPlace.id}`, { asVisitor: true });
  return found && factsOf(found.fields);
}

/**
 * Reads and shows the stored facts, only on the first call. Keeps the current ones if the read fails. Never
 * rejects.
 */
const readOnce = (): Promise<void> =>
  (reading ??= readStoredFacts().then(
    (facts) => facts && showSiteFacts(facts),
    () => undefined,
  ));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Component tests have no project to read from.
  if (project.projectId) void readOnce();
  return () => {
    listeners.delete(listener);
  };
}

/** Returns the owner's facts: first those of the build, then the ones stored in `site/facts`. */
export const useSiteFacts = (): SiteFacts => useSyncExternalStore(subscribe, current, built);

const current = () => shown;
const built = () => builtFacts;
