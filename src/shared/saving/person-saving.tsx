import { useEffect } from 'react';
import { deleteDraftsOfOthers } from '@/shared/forms/editor/draft-storage';
import { lazyCode } from '@/shared/lazy/lazy-code';
import { useLeaveGuard } from '@/shared/navigation/leave-guard';
import type { FieldFunctions } from './field-functions';
import { currentSaving, savingView, setSaving, subscribeToSaving } from './current';
import { storedOutbox } from './outbox/outbox';
import { createSaving } from './create-saving';
import { systemClock } from './sending/clock';
import { browserTabs, canTakeTurns } from './outbox/tabs';
import { savingTexts } from './shown/texts';
import { useIsKept } from './use-changes';

interface PersonSavingProps {
  readonly uid: string;
  /** Returns the signed-in person's id. Changes are never sent in another person's name. */
  readonly signedInUid: () => Promise<string | undefined>;
  readonly fieldFunctions: FieldFunctions;
}

// Loaded separately: a list shows its rows without it.
const senderCode = lazyCode(() => import('./sending/backend'));

/** Says that no navigation within the app loses anything, because the changes stay pending. */
const staysInApp = () => false;

/** Sends all waiting changes. Resolves after the first answer to each, or when `signal` aborts. */
function finishSending(signal: AbortSignal): Promise<void> {
  const isFinished = () =>
    savingView().changes.every(
      ({ state, because }) => state !== 'sending' && (state !== 'waiting' || because !== undefined),
    );
  return new Promise((resolve) => {
    const finish = () => {
      stop();
      resolve();
    };
    const stop = subscribeToSaving(() => isFinished() && finish());
    signal.addEventListener('abort', finish, { once: true });
    if (isFinished()) finish();
    else currentSaving()?.hurry();
  });
}

/**
 * Runs saving for the signed-in person while mounted. Also sends changes left from earlier visits. Asks
 * before the person signs out or closes the page while changes wait.
 */
export const PersonSaving = ({ uid, signedInUid, fieldFunctions }: PersonSavingProps) => {
  useEffect(() => {
    const saving = createSaving({
      uid,
      openOutbox: () => storedOutbox(uid),
      tabs: canTakeTurns() ? (onMessage) => browserTabs(uid, onMessage) : undefined,
      loadSender: async () => (await senderCode.load()).serverSender(uid, signedInUid),
      ...fieldFunctions,
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
  }, [uid, signedInUid, fieldFunctions]);

  useEffect(() => deleteDraftsOfOthers(uid), [uid]);

  useLeaveGuard(
    () => savingView().changes.length > 0,
    useIsKept() ? savingTexts.leaving : savingTexts.losing,
    { leaves: staysInApp, finish: finishSending },
  );
  return null;
};
