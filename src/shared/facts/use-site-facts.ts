import { useSyncExternalStore } from 'react';
import { builtFacts, type SiteFacts } from '@/content/site-facts';
import { project } from '@/shared/firebase/project';
import { readPlain } from '@/shared/firebase/read-plain';
import { factsOf, factsPlace } from './stored-facts';

let shown = builtFacts;
let reading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Shows these facts wherever `useSiteFacts` is used, from now until the page is left. */
export function showSiteFacts(facts: SiteFacts): void {
  if (JSON.stringify(facts) === JSON.stringify(shown)) return;
  shown = facts;
  for (const listener of listeners) listener();
}

/** Reads the stored facts as a visitor. Returns undefined when there is no document. Rejects when the database does not answer. */
export async function readStoredFacts(): Promise<SiteFacts | undefined> {
  const found = await readPlain(`${factsPlace.path}/${factsPlace.id}`, { asVisitor: true });
  return found && factsOf(found.fields);
}

/** Reads and shows the stored facts, at the first call alone. Keeps the shown ones when the read fails. Never rejects. */
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

/** Returns the owner's facts: those of the build at first, then those of `site/facts` as they are stored now. */
export const useSiteFacts = (): SiteFacts => useSyncExternalStore(subscribe, current, built);

const current = () => shown;
const built = () => builtFacts;
