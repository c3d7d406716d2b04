import { useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { reportCall } from '@/shared/outcomes/report-outcome';
import type { TrashEntry } from '@/shared/trash/trash';
import { restore, type Restorers } from './changes';
import { trashTexts } from './texts';

/**
 * Returns a function that restores an entry and reports the outcome. `ids` are the entries being restored.
 */
export function useRestore(actor: Actor, restorers: Restorers) {
  const [ids, setIds] = useState<readonly string[]>([]);

  const start = async (entry: WithId<TrashEntry>) => {
    if (ids.includes(entry.id)) return;
    setIds((before) => [...before, entry.id]);
    const title = entry.title || trashTexts.untitled;
    await reportCall(() => restore(entry, actor, restorers), {
      done: ({ relatedCount, note = '' }) =>
        `${relatedCount === 0 ? trashTexts.isBack(title) : trashTexts.isBackWith(title, relatedCount)} ${note}`.trim(),
      failed: trashTexts.notBack(title),
      because: { gone: trashTexts.goneMeanwhile(title) },
    });
    setIds((before) => before.filter((id) => id !== entry.id));
  };

  return { ids, start };
}
