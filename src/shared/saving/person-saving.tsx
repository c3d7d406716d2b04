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
  /** The person that the identity client has signed in now: changes are never sent in the name of another. */
  readonly signedInUid: () => Promise<string | undefined>;
  readonly fieldFunctions: FieldFunctions;
}

// A list shows its rows without it.
const senderCode = lazyCode(() => import('./sending/backend'));

/** Navigating within the app loses nothing: the changes go on waiting. */
const staysInApp = () => false;

/** Sends what waits; resolves after the first answer to each change, or when `signal` aborts. */
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
 * Runs saving for the signed-in person while mounted: also sends changes of earlier visits, and asks before the
 * person signs out or closes the page while changes wait.
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
