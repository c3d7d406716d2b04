import { useMemo } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { watchList } from '@/shared/firebase/live/watch';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { useWithPendingChanges } from '@/shared/saving/use-changes';
import { visibleTemplates } from './queries';
import { templates } from './schema';

/** Watches the templates a person can see, including pending changes. */
export function useTemplates(actor: Actor) {
  const { live, retry } = useWatch(watchList(templates, visibleTemplates(actor), { scope: 'templates' }));
  const stored = 'data' in live ? live.data : undefined;
  const documents = useMemo(() => stored?.documents ?? [], [stored]);
  return { live, retry, stored, all: useWithPendingChanges(templates, documents) };
}
