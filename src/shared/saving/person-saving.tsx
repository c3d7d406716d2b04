import { useEffect } from 'react';
import { deleteDraftsOfOthers } from '@/shared/forms/editor/draft-storage';
import { useLeaveGuard } from '@/shared/navigation/leave-guard';
import type { Merger } from './attempt';
import { serverBackend } from './backend';
import { savingView, setSaving } from './current';
import { storedOutbox } from './outbox';
import { createSaving } from './create-saving';
import { systemClock } from './sender';
import { browserTabs, canTakeTurns } from './tabs';
import { savingTexts } from './texts';
import { useIsKept } from './use-changes';

interface PersonSavingProps {
  readonly uid: string;
  /** Whom the provider knows in this browser now: changes are never sent in the name of another. */
  readonly signedInUid: () => Promise<string | undefined>;
  /** How features join two versions of a field, by the name that their changes give. */
  readonly mergers: Readonly<Record<string, Merger>>;
}

/**
 * Saving for the signed-in person, as long as this stands: sends what waits from earlier as well, and asks before the
 * person signs out or closes the page while something waits.
 */
export const PersonSaving = ({ uid, signedInUid, mergers }: PersonSavingProps) => {
  useEffect(() => {
    const saving = createSaving({
      uid,
      openOutbox: () => storedOutbox(uid),
      tabs: canTakeTurns() ? (onMessage) => browserTabs(uid, onMessage) : undefined,
      backend: serverBackend(uid, signedInUid),
      mergers,
      clock: systemClock,
      isOnline: () => navigator.onLine,
    });
    const hurry = () => saving.hurry();
    const hurryWhenShown = () => {
      if (document.visibilityState === 'visible') saving.hurry();
    };
    setSaving(saving);
    window.addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurryWhenShown);
    return () => {
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurryWhenShown);
      setSaving(undefined);
      saving.close();
    };
  }, [uid, signedInUid, mergers]);

  useEffect(() => deleteDraftsOfOthers(uid), [uid]);

  // Within the app nothing is lost by a move: what waits goes on waiting.
  useLeaveGuard(
    () => savingView().changes.length > 0,
    useIsKept() ? savingTexts.leaving : savingTexts.losing,
    () => false,
  );
  return null;
};
