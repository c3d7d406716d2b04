import { useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import type { TrashEntry } from '@/shared/trash/trash';
import { showMessage } from '@/shared/ui/workspace/messages';
import { bringBack, type BroughtBack, type Restorers } from './changes';
import { trashTexts } from './texts';

/** Brings entries back and says what came of it; `ids` of those that are on their way. */
export function useBringBack(actor: Actor, restorers: Restorers) {
  const [ids, setIds] = useState<readonly string[]>([]);

  const start = async (entry: WithId<TrashEntry>) => {
    if (ids.includes(entry.id)) return;
    setIds((before) => [...before, entry.id]);
    const title = entry.title || trashTexts.untitled;
    try {
      tell(title, await bringBack(entry, actor, restorers));
    } catch {
      showMessage('error', trashTexts.notBack(title));
    } finally {
      setIds((before) => before.filter((id) => id !== entry.id));
    }
  };

  return { ids, start };
}

function tell(title: string, { outcome, along, note }: BroughtBack): void {
  if (outcome.state === 'saved') {
    const text = along === 0 ? trashTexts.isBack(title) : trashTexts.isBackWith(title, along);
    showMessage('success', note === undefined ? text : `${text} ${note}`);
  } else if (outcome.state === 'gone') showMessage('info', trashTexts.goneMeanwhile(title));
  else showMessage('error', trashTexts.notBack(title));
}
