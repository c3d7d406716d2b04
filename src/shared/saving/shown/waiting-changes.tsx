import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyDialog } from '@/shared/lazy/lazy-dialog';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Icon } from '@/shared/ui/graphics/icons';
import { Notice } from '@/shared/ui/feedback/notice';
import { showMessage } from '@/shared/ui/workspace/messages/messages';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { PendingChange } from '../saving';
import { ChangeActions } from './lazy-change-actions';
import styles from './saving.module.css';
import { reasonOf, savingTexts, waitingText, whoOf } from './texts';
import { useChanges, useIsKept } from '../use-changes';
import { useFocusFallback } from '@/shared/ui/workspace/use-focus-fallback';

const ClashDialog = lazyDialog(async () => (await import('./clash-dialog')).ClashDialog);

interface ConflictNotices {
  readonly onCompare: (id: string) => void;
  readonly onReview: () => void;
}

/** Shows a notice for each new conflict, with a button that opens it. */
function useConflictNotices(changes: readonly PendingChange[], isOn: boolean, on: ConflictNotices): void {
  const known = useRef<ReadonlySet<string>>(new Set());
  const show = useEffectEvent((fresh: readonly PendingChange[]) => {
    const [first] = fresh;
    if (first === undefined) return;
    if (fresh.length > 1) {
      const action = { label: savingTexts.reviewNow, onAct: on.onReview };
      showMessage('info', savingTexts.conflictNotices(fresh.length), action);
      return;
    }
    const { id, stuck, change } = first;
    const changer = stuck?.kind === 'clash' ? stuck.fields[0]?.changer : undefined;
    showMessage('info', savingTexts.conflictNotice(whoOf(changer), change.what), {
      label: savingTexts.compareNow,
      onAct: () => on.onCompare(id),
    });
  });
  useEffect(() => {
    const conflicts = changes.filter(({ state }) => state === 'clash');
    const fresh = conflicts.filter(({ id }) => !known.current.has(id));
    known.current = new Set(conflicts.map(({ id }) => id));
    if (isOn) show(fresh);
  }, [changes, isOn]);
}

interface WaitingChangesProps {
  /** True to show new conflicts as notices, too. The page must have a place for them. */
  readonly hasNotices?: boolean;
}

/**
 * Renders the header's button with the number of unsaved changes. It opens their list, with the text, time,
 * reason and actions of each. Renders nothing while everything is saved or just being sent.
 */
export const WaitingChanges = ({ hasNotices = false }: WaitingChangesProps) => {
  const changes = useChanges();
  const isKept = useIsKept();
  const [isOpen, setIsOpen] = useState(false);
  const [compared, setCompared] = useState<string>();
  const comparedChange = changes.find(({ id }) => id === compared);
  useConflictNotices(changes, hasNotices, { onCompare: setCompared, onReview: () => setIsOpen(true) });
  const isShown = changes.some(({ because }) => because !== undefined);
  const hasChanges = changes.length > 0;
  const focusFallback = useFocusFallback();
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const count = isShown ? waitingText(changes) : '';

  useEffect(() => {
    // Loads the code before the list opens, which focuses its first button. The list reports a failure.
    if (hasChanges) void ChangeActions.code.load().catch(() => {});
  }, [hasChanges]);

  useEffect(() => {
    // The list closes when everything in it has been sent.
    if (wasOpen.current && !isOpen) (opener.current ?? document.querySelector('main'))?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <>
      <output>
        <VisuallyHidden>{count}</VisuallyHidden>
      </output>
      {isShown && (
        <button
          ref={opener}
          type="button"
          data-line
          className={styles.place}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          <Icon name="warning" />
          {count}
          <span className={styles.review}>{savingTexts.review}</span>
        </button>
      )}
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={savingTexts.title}
        actions={
          <Button variant="quiet" onClick={() => setIsOpen(false)}>
            {savingTexts.close}
          </Button>
        }
      >
        {!isKept && (
          <Notice tone="warning" announce={false}>
            <p>{savingTexts.notKept}</p>
          </Notice>
        )}
        <div {...focusFallback}>
          {changes.length === 0 ? (
            <p>{savingTexts.none}</p>
          ) : (
            <ul className={styles.list}>
              {(isOpen ? changes : []).map((change) => (
                <li key={change.id} className={styles.item}>
                  <h3 className={styles.what}>{change.change.what}</h3>
                  <p className={styles.soft}>{savingTexts.madeAt(change.since)}</p>
                  <p>{change.state === 'sending' ? savingTexts.saving : reasonOf(change)}</p>
                  <ChangeActions change={change} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </Dialog>
      {comparedChange && <ClashDialog change={comparedChange} open onClose={() => setCompared(undefined)} />}
    </>
  );
};
