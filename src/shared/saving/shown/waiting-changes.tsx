import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/shared/lazy/lazy-part';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Icon } from '@/shared/ui/graphics/icons';
import { Notice } from '@/shared/ui/feedback/notice';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './saving.module.css';
import { reasonOf, savingTexts } from './texts';
import { useChanges, useIsKept } from '../use-changes';
import { useFocusFallback } from '@/shared/ui/workspace/use-focus-fallback';

// What can be done with a change, which most visits do not make.
const ChangeActions = lazyPart(async () => (await import('./change-actions')).ChangeActions);

/**
 * The button of the frame that says how many changes are not saved and opens their list: what, when, why, and what
 * can be done. Absent while everything is saved or just being sent.
 */
export const WaitingChanges = () => {
  const changes = useChanges();
  const isKept = useIsKept();
  const [isOpen, setIsOpen] = useState(false);
  const isShown = changes.some(({ because }) => because !== undefined);
  const focusFallback = useFocusFallback();
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const count = isShown ? savingTexts.waiting(changes.length) : '';

  useEffect(() => {
    // The list closes when everything in it was sent.
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
    </>
  );
};
